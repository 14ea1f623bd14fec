import { bell, smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { curve } from '../../../../foundation/geometry/curves/profile.ts';
import { HEIGHTS } from '../../../body/body.ts';
import { paintInOrder } from '../../../materials/material.ts';
import type { Painter } from '../../../materials/material.ts';
import type { LineDrawing } from '../../../parts/part.ts';
import { boneStitches } from './corset-bodice.ts';
import type { ClothSurface } from './cloth-surface.ts';
import { OWN_THREAD, shadeLine, stitchRow } from '../../sewing/seam.ts';
import { denimStitches } from '../plan/denim.ts';
import type { DrapedPlan } from '../plan/draped-plan.ts';

/** Height of the seam between bodice and skirt, or null for a garment cut in one from neck to hem. */
export function waistSeam({ skirt, top, silhouetteName }: DrapedPlan): number | null {
  if (silhouetteName === 'shift') return null;
  const { release, seam } = skirt;
  if (seam !== undefined) return seam;
  return top > 1.2 && release > 1.02 && release < 1.22 ? release : null;
}

interface Sewing {
  readonly denim: boolean;
  /** True for cloth so firm that its stitches are visible. */
  readonly crisp: boolean;
  /** True when words name the colour of the stitches. */
  readonly named: boolean;
}

/** Creates the painter of seams and visible stitches; undefined when a garment shows none. */
export function seamShading(plan: DrapedPlan, { denim, crisp, named }: Sewing): Painter | undefined {
  const plain = crisp && !denim;
  return paintInOrder(
    waistGroove(plan),
    plain && !named && plan.pleats === 'none' ? hemStitches(plan) : undefined,
    backZip(plan),
    plan.boned ? boneStitches(plan) : undefined,
    fittedSeams(plan, plain),
    plain && !named ? edgeStitches(plan) : undefined,
    denim && !plan.kind.bodice ? denimStitches(plan) : undefined,
    named ? namedStitches(plan, plain) : undefined,
  );
}

/** Distance in metres of a row of stitches in a named colour from its seam. */
const BESIDE = 0.005;
/** Distance in metres of a row of stitches from a free edge. */
const INSIDE = 0.0065;

/** Rows of stitches in a named colour: along free edges, above the hem, and on both sides of waist and panel seams. */
function namedStitches(plan: DrapedPlan, crisp: boolean): Painter {
  const seam = waistSeam(plan);
  const panels = panelsOf(plan, crisp);
  const hemmed = plan.hemShape === null && plan.backDrop === 0 && plan.underHem === 0 && plan.hem > 0.03;
  return (point, surface) => {
    if (point.back) return;
    const { x, y, z } = point;
    if (point.edge < 0.02) stitchRow(point, surface, point.edge - INSIDE, point.u + point.v, OWN_THREAD);
    const along = () => Math.atan2(x, z) * Math.hypot(x, z);
    if (hemmed && y < plan.hem + 0.035) stitchRow(point, surface, y - plan.hem - 0.024, along(), OWN_THREAD);
    if (seam !== null && Math.abs(y - seam) < 0.01)
      stitchRow(point, surface, Math.abs(y - seam) - BESIDE, along(), OWN_THREAD);
    if (panels === null || y < panels.low || y > panels.high) return;
    stitchRow(point, surface, Math.abs(panelOffset(panels.edge, x, y)) - BESIDE, y, OWN_THREAD);
  };
}

/**
 * The seams that shape a garment: the panels of evening wear, panels from the armholes of a day dress, or the darts of
 * a bodice or skirt.
 */
function fittedSeams(plan: DrapedPlan, crisp: boolean): Painter | undefined {
  const panels = panelsOf(plan, crisp);
  return panels === null ? darts(plan) : panelSeams(panels);
}

/** The panel seams of a bodice: their distance from the centre by height, from `low` up to `high`, in metres. */
interface Panels {
  readonly edge: (y: number) => number;
  readonly low: number;
  readonly high: number;
}

function panelsOf(plan: DrapedPlan, crisp: boolean): Panels | null {
  if (hasPrincessSeams(plan))
    return { edge: panelEdge, low: waistSeam(plan) ?? Math.max(plan.skirt.release, 0.62), high: 2 };
  return crisp && hasArmholePanels(plan) ? { edge: armholePanelEdge, low: waistSeam(plan)!, high: 1.352 } : null;
}

/** The row of stitches that holds the facing inside neck and armholes. */
function edgeStitches(plan: DrapedPlan): Painter | undefined {
  if (!plan.kind.bodice || plan.kind.evening || plan.smocked) return undefined;
  return (point, surface) => {
    if (point.y < 1.2 || point.edge > 0.012) return;
    stitchRow(point, surface, point.edge - 0.0062, point.u + point.v, OWN_THREAD);
    shadeLine(surface, point.edge - 0.0068, 0.0012, 0.12);
  };
}

/** The turned and stitched hem of day wear; the stitches of evening wear do not show. */
function hemStitches(plan: DrapedPlan): Painter | undefined {
  if (plan.kind.evening || plan.hemShape || plan.backDrop > 0 || plan.underHem > 0) return undefined;
  if (plan.silhouetteName === 'bubble' || plan.hem < 0.03) return undefined;
  return (point, surface) => {
    const up = point.y - plan.hem;
    if (up > 0.035) return;
    const along = Math.atan2(point.x, point.z) * Math.hypot(point.x, point.z);
    stitchRow(point, surface, up - 0.024, along, OWN_THREAD);
  };
}

/** A closed concealed zip down the centre of the back: a line to the hip, and the seam that continues below it. */
function backZip(plan: DrapedPlan): Painter | undefined {
  if (plan.back !== 'plain' || plan.smocked || !plan.kind.skirted) return undefined;
  return ({ x, y, z, footprint }, surface) => {
    if (z > -0.02 || x > 0.01 || x < -0.01) return;
    const depth = y > HEIGHTS.hip + 0.02 ? 0.55 : 0.3;
    surface.occlusion *= 1 - depth * bell(x, Math.max(0.0012, footprint * 0.8));
  };
}

/** Returns true for the evening bodices that are cut in panels instead of darted. */
function hasPrincessSeams({ kind, silhouetteName, boned, smocked }: DrapedPlan): boolean {
  return kind.evening && !boned && !smocked && ['mermaid', 'ball', 'column', 'sheath'].includes(silhouetteName);
}

/**
 * Distance in metres from the centre to the panel seams of a gown: over the bust, in at the waist and out over the hip.
 */
const panelEdge = curve([
  [0.6, 0.094],
  [0.9, 0.1],
  [1.1, 0.055],
  [1.2, 0.062],
  [1.29, 0.076],
  [1.4, 0.088],
]);

/**
 * Returns true for day dresses with a seam at the waist and a full skirt, whose bodices have panels that end in the
 * armholes.
 */
function hasArmholePanels(plan: DrapedPlan): boolean {
  const { kind, silhouetteName, boned, smocked, top } = plan;
  if (!kind.dayDress || boned || smocked || top < 1.36 || waistSeam(plan) === null) return false;
  return ['fit-and-flare', 'circle', 'a-line'].includes(silhouetteName);
}

/**
 * Distance in metres from the centre to the panel seams of a day dress: from the waist over the bust, then out to the
 * armhole.
 */
const armholePanelEdge = curve([
  [1.08, 0.05],
  [1.19, 0.061],
  [1.275, 0.079],
  [1.31, 0.097],
  [1.335, 0.121],
  [1.36, 0.16],
]);

/** Distance in metres from a panel seam, positive outside it. */
function panelOffset(edge: Panels['edge'], x: number, y: number): number {
  const lean = (edge(y + 0.002) - edge(y - 0.002)) / 0.004;
  return (Math.abs(x) - edge(y)) / Math.sqrt(1 + lean * lean);
}

/** Panel seams, front and back, from `high` or the upper edge down to the waist seam or to where the skirt flares. */
function panelSeams({ edge, low, high }: Panels): Painter {
  return ({ x, y, footprint }, surface) => {
    if (y < low || y > high) return;
    const off = panelOffset(edge, x, y);
    const width = Math.max(0.001, footprint * 0.8);
    if (off > 5 * width || off < -5 * width) return;
    const shown = smoothstep(low, low + 0.04, y);
    surface.occlusion *= 1 - 0.3 * bell(off, width) * shown;
    shadeLine(surface, off, width * 1.2, 0.2 * shown);
    // The cloth puckers a little towards the stitches.
    surface.tiltX += Math.sign(x * off) * 0.12 * bell(Math.abs(off) - 1.5 * width, width);
  };
}

/** Silhouettes that are fitted by darts. */
const DARTED: readonly string[] = [
  'a-line',
  'fit-and-flare',
  'ball',
  'sheath',
  'pencil',
  'peplum',
  'circle',
  'tiered',
  'grecian',
];

/** Two darts in front: from the waist seam to the bust, or from a skirt's waistband over the hip. */
function darts(plan: DrapedPlan): Painter | undefined {
  if (!DARTED.includes(plan.silhouetteName) || plan.boned || plan.smocked || plan.skirt.gathers.count > 50)
    return undefined;
  const skirt = !plan.kind.bodice;
  if (skirt && plan.skirt.gathers.count > 0) return undefined;
  const low = skirt ? HEIGHTS.waist - 0.115 : HEIGHTS.waist - 0.005;
  const high = skirt ? HEIGHTS.waist : HEIGHTS.bust - 0.03;
  return ({ x, y, z, footprint }, surface) => {
    if (z < 0 || y < low || y > high) return;
    const toTip = skirt ? (y - low) / (high - low) : (high - y) / (high - low);
    const line = skirt ? 0.07 - 0.08 * (y - low) : 0.056 + 0.14 * (y - low);
    const groove = bell(Math.abs(x) - line, Math.max(0.001, footprint * 0.8)) * Math.min(1, toTip * 4);
    if (groove > 0.02) surface.occlusion *= 1 - 0.42 * groove;
  };
}

/** The waist seam as a fine groove into which the cloth darkens. */
function waistGroove(plan: DrapedPlan): Painter | undefined {
  const seam = waistSeam(plan);
  if (seam === null) return undefined;
  return (point, surface) => {
    const groove = bell(point.y - seam, Math.max(0.0012, point.footprint));
    if (groove < 0.01) return;
    surface.occlusion *= 1 - 0.65 * groove;
    surface.tiltY += point.y > seam ? -0.35 * groove : 0.35 * groove;
  };
}

/** Half the width of a seam line in metres. */
const SEAM = 0.0011;

/** Lines of a technical drawing: side seams, waist seam, darts, a zip down the back, stitches above the hem. */
export function seamLines(plan: DrapedPlan, surface: ClothSurface): LineDrawing {
  const seam = waistSeam(plan);
  return (x, y, z, u) => {
    const a = surface.angleOf(x, y, z);
    const radius = Math.hypot(x, z);
    const arc = (angle: number) => Math.abs(Math.abs(a) - angle) * radius;
    if (arc(Math.PI / 2) < SEAM) return 0.9;
    if (seam !== null && Math.abs(y - seam) < SEAM) return 0.95;
    if (Math.PI - Math.abs(a) < SEAM / radius && y > HEIGHTS.hip) return 0.9;
    if (y > HEIGHTS.waist - 0.09 && y < HEIGHTS.bust - 0.03 && plan.top > 1.2) {
      const sway = 0.02 * Math.cos((y - HEIGHTS.waist) * 14);
      const dart = Math.abs(a) < Math.PI / 2 ? 0.62 : 2.45;
      if (Math.abs(Math.abs(a) - dart - sway) * radius < SEAM * 0.8) return 0.8;
    }
    const stitch = y - plan.hem - plan.backDrop * (a > 1.6 || a < -1.6 ? -1 : 0);
    return Math.abs(stitch - 0.024) < SEAM * 0.6 && dashed(u) ? 0.7 : 0;
  };
}

/** Returns true on a stitch: stitches are 6 mm long, with gaps of 4 mm along the cloth. */
function dashed(u: number): boolean {
  const step = u * 100;
  return step - Math.floor(step) < 0.6;
}
