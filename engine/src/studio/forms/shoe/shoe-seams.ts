/** Seams of uppers: aprons, caps, quarters with punched holes, back seams, zips and decorative stitching. */
import { clamp, smoothstep, TAU } from '../../../foundation/geometry/interpolation.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import { paintInOrder } from '../../materials/material.ts';
import type { Painter, Surface, SurfacePoint } from '../../materials/material.ts';
import { grooveSlope, shadeLine, stitchRow, tilt } from '../../construction/sewing/seam.ts';
import { slitAt } from './saddle.ts';
import { APRON, apronAt } from './sewn-layers.ts';
import type { ShoeKind } from './shoe-kinds.ts';
import type { ShoeLast } from './shoe-last.ts';
import type { ShoeStyle } from './shoe-style.ts';

/** x in metres of the ends of a shoe's bed; beyond them, its height stays the same. */
const BED = { heel: -0.12, toe: 0.14 };
/** The edge of the counter of a low shoe, in metres: at `x` at this height above the bed; `slope` per metre below it. */
const COUNTER = { x: -0.079, height: 0.05, slope: 0.5 };

const FINE = { colour: null, width: 0.0006, pitch: 0.0026 } as const;

/** The seams of a kind of shoe; undefined for a shoe without seams. */
export function seamsOf(last: ShoeLast, { kind, punched, laced }: ShoeStyle, second: Rgb | null): Painter | undefined {
  const seams: Readonly<Record<NonNullable<ShoeKind['seams']>, () => Painter>> = {
    apron: () => gathered(kind.saddle === true),
    deck: () => paintInOrder(deckQuarters(last, second), gathered(false))!,
    webbing: () => webbing(),
    capped: () => capped(last, punched, laced, second),
    derby: () => derby(last),
    western: () => western(last),
    moulded: () => moulded(last),
    quarters: () => quarters(last, false),
    'zipped quarters': () => quarters(last, true),
  };
  return kind.seams ? seams[kind.seams]() : undefined;
}

/** Short stitches across the raised seam of a moccasin, round the top of the toes. */
function gathered(saddled: boolean): Painter {
  return (point, surface) => {
    // The upper lies in shadow below the slit of the saddle.
    if (saddled && slitAt(point.x, 0, point.z) < 0.0004 && point.ny > 0.3) {
      surface.occlusion *= 0.35;
      dye(surface, [surface.r * 0.3, surface.g * 0.3, surface.b * 0.3]);
    }
    if (point.x < APRON.from + 0.005 || point.ny < 0.1) return;
    const far = apronAt(point.x, point.z);
    if (far < -0.005 || far > 0.005) return;
    shadeLine(surface, Math.abs(far) - 0.0011, 0.0007, 0.4);
    const along = point.x * 1.15 + Math.abs(point.z);
    const pitch = 0.003;
    const from = (along / pitch - Math.round(along / pitch)) * pitch;
    const reach = clamp((0.0026 - Math.abs(far)) / 0.0006);
    shadeLine(surface, from, 0.0004, 0.35 * reach);
    tilt(surface, 0.22 * reach * Math.sin((from / pitch) * TAU), 1, 0, 0);
  };
}

/**
 * A toe cap and curved quarters, edged with stitches and, on a brogue, with punched holes. The cap and counter of a
 * two-tone shoe have the second colour.
 */
function capped({ bed, outline }: ShoeLast, punched: boolean, laced: boolean, second: Rgb | null): Painter {
  const tip = Math.max(...outline.map(([x]) => x));
  return (point, surface) => {
    const up = heightAbove(bed, point);
    const wing = punched ? 0.022 * smoothstep(0.006, 0.03, Math.abs(point.z)) : 0;
    const cap = point.x - (0.685 * tip - wing - 5 * point.z * point.z * (punched ? 0 : 1));
    const counter = counterAt(point, up);
    if (second && up < 0.1 && (cap > 0 || counter > 0)) dye(surface, second);
    edge(point, surface, cap, point.z, punched);
    if (up > 0.1) return;
    // Edges of the quarters over the vamp, and of the counter at the heel.
    const quarter = 0.28 * tip - 0.62 * Math.max(0, 0.05 - up) - point.x;
    if (laced && Math.abs(point.z) > 0.016) edge(point, surface, quarter, point.y, punched);
    edge(point, surface, counter, point.y, punched);
    if (punched && point.x > 0.1 && point.ny > 0.3) rosette(point, surface, 0.81 * tip);
  };
}

/** The quarters of a deck shoe, which have the second colour of one in two colours. */
function deckQuarters({ bed }: ShoeLast, second: Rgb | null): Painter {
  return (point, surface) => {
    const up = heightAbove(bed, point);
    if (up > 0.1) return;
    const quarter = 0.012 - 0.5 * Math.max(0, 0.05 - up) - point.x;
    if (second && quarter > 0) dye(surface, second);
    if (Math.abs(point.z) > 0.016) edge(point, surface, quarter, point.y, false);
    edge(point, surface, counterAt(point, up), point.y, false);
  };
}

/** Metres between the ribs of webbing. */
const RIB = 0.0017;

/** Ribbed webbing of sports sandals. */
function webbing(): Painter {
  return (point, surface) => {
    surface.roughness = 0.85;
    surface.specular *= 0.5;
    const shown = clamp(1.4 - point.footprint / 0.0007);
    const wave = Math.sin(((point.x + point.z * 0.12) / RIB) * TAU);
    surface.tiltX += 0.35 * shown * wave;
    surface.occlusion *= 1 - 0.12 * shown * (0.5 - 0.5 * wave);
  };
}

/** The counter of a shoe whose quarters are a layer of their own. */
function derby({ bed }: ShoeLast): Painter {
  return (point, surface) => {
    const up = heightAbove(bed, point);
    if (up < 0.1) edge(point, surface, counterAt(point, up), point.y, false);
  };
}

/** Height of a point above the bed of the shoe in metres. */
const heightAbove = (bed: ShoeLast['bed'], point: SurfacePoint): number =>
  point.y - bed(clamp(point.x, BED.heel, BED.toe));

/** Metres by which a point of a low shoe lies on its counter, negative outside it. */
const counterAt = (point: SurfacePoint, up: number): number =>
  COUNTER.x - COUNTER.slope * (COUNTER.height - up) - point.x;

function dye(surface: Surface, [r, g, b]: Rgb): void {
  surface.r = r;
  surface.g = g;
  surface.b = b;
}

/** Stitches and holes along the cut edge of a piece that lies on top of another. */
function edge(point: SurfacePoint, surface: Surface, inside: number, along: number, punched: boolean): void {
  if (inside < -0.003 || inside > 0.01) return;
  shadeLine(surface, inside + 0.0005, 0.0008, 0.55);
  tilt(surface, grooveSlope(inside, 0.0005, 0.0009), -1, 0, 0);
  stitchRow(point, surface, inside - 0.002, along, FINE);
  if (!punched) return stitchRow(point, surface, inside - 0.0038, along, FINE);
  const pitch = 0.0042;
  hole(surface, point, inside - 0.0052, (along / pitch - Math.round(along / pitch)) * pitch, 0.001);
  const between = along / pitch + 0.5;
  hole(surface, point, inside - 0.0052, (between - Math.round(between)) * pitch, 0.0005);
}

function hole(surface: Surface, point: SurfacePoint, a: number, b: number, radius: number): void {
  const dark = 1 - 0.9 * clamp(0.5 + (radius - Math.hypot(a, b)) / Math.max(point.footprint, 2e-4));
  surface.r *= dark;
  surface.g *= dark;
  surface.b *= dark;
  surface.specular *= dark;
}

function rosette(point: SurfacePoint, surface: Surface, at: number): void {
  const [x, z] = [point.x - at, point.z + 0.001];
  const angle = Math.atan2(z, x);
  const ring = Math.round((angle * 4) / Math.PI) * (Math.PI / 4);
  hole(surface, point, x, z, 0.0012);
  hole(surface, point, x - 0.0052 * Math.cos(ring), z - 0.0052 * Math.sin(ring), 0.0009);
}

/** The seams up the back and the sides of a boot, and a zip on the inner side. */
function quarters({ bed, design }: ShoeLast, zipped: boolean): Painter {
  return (point, surface) => {
    const up = heightAbove(bed, point);
    if (point.x < -0.09) {
      shadeLine(surface, point.z, 0.0006, 0.45);
      stitchRow(point, surface, Math.abs(point.z) - 0.0022, point.y, FINE);
    }
    const counter = -0.078 - 0.45 * (up - 0.052) - point.x;
    if (point.y < design.shaft && up < 0.07) edge(point, surface, Math.min(counter, 0.066 - up), point.y, false);
    if (!zipped || point.z > -0.012) return;
    const zip = Math.abs(point.x + 0.068) - 0.0022;
    if (up < 0.03 || zip > 0.006) return;
    if (zip < 0) {
      const tooth = Math.sin(point.y * 2600) > 0 === point.x > -0.068 ? 1 : 0.35;
      surface.r = 0.5 * tooth;
      surface.g = 0.47 * tooth;
      surface.b = 0.42 * tooth;
      surface.metal = 1;
      surface.roughness = 0.3;
      return;
    }
    shadeLine(surface, zip, 0.0009, 0.6);
    stitchRow(point, surface, zip - 0.0034, point.y, FINE);
  };
}

/** Rubber in one piece: thicker round the foot, up the heel and at the top, each with a raised rim. */
function moulded({ bed, design }: ShoeLast): Painter {
  return (point, surface) => {
    const up = heightAbove(bed, point);
    const foot = 0.026 + 0.012 * smoothstep(0.07, 0.115, point.x) - up;
    const top = point.y - design.shaft + 0.034;
    const heel = point.x < -0.085 && up < 0.12 ? 0.0125 - Math.abs(point.z) : -1;
    rim(point, surface, Math.max(foot, top, heel));
  };
}

/** The edge of a second layer, which covers points where `inside` (metres) is positive. */
function rim(point: Readonly<SurfacePoint>, surface: Surface, inside: number): void {
  if (Math.abs(inside) > 0.006) return;
  tilt(surface, grooveSlope(inside, -0.0006, 0.0012), 0, 1, 0);
  shadeLine(surface, inside + 0.0012, 0.0009, 0.45 * (point.back ? 0 : 1));
}

/** Flame-shaped rows of stitches on the shaft and the toe of a cowboy boot, with a seam down each side. */
function western({ bed, design }: ShoeLast): Painter {
  const row = { colour: null, width: 0.0007, pitch: 0.0024 } as const;
  return (point, surface) => {
    const up = heightAbove(bed, point);
    if (point.x > 0.045 && point.ny > 0.2) {
      // The flame on the toe, which the trade calls a toe bug.
      const toeBug = Math.abs(point.z) - 0.012 * Math.abs(Math.sin((point.x - 0.05) * 70));
      for (let k = 0; k < 2; k++) stitchRow(point, surface, toeBug - 0.0025 * k, point.x, row);
      return;
    }
    const side = point.x + 0.078;
    shadeLine(surface, Math.abs(side) - 0.0018, 0.0006, 0.5);
    const down = design.shaft - point.y;
    const vamp = 0.088 - 1.1 * Math.max(0, -0.03 - point.x) + 0.45 * Math.max(0, point.x + 0.03) - up;
    if (vamp < 0.006 && vamp > -0.003) edge(point, surface, vamp, point.x, false);
    if (up < 0.1 || down < 0.016) return;
    const t = (up - 0.1) / Math.max(0.05, down - 0.016 + up - 0.1);
    const wave = 0.0125 * Math.sin(Math.PI * t) * (1.25 + Math.sin(t * 12.5));
    for (let k = 0; k < 3; k++) {
      stitchRow(point, surface, Math.abs(side) - 0.006 - wave - 0.003 * k, point.y, row);
      tilt(surface, grooveSlope(Math.abs(side) - 0.006 - wave - 0.003 * k, 0.0003, 0.0008), Math.sign(side), 0, 0);
    }
  };
}
