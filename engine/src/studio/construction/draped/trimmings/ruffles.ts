import { lerp, smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { HEIGHTS } from '../../../body/body.ts';
import type { Part } from '../../../parts/part.ts';
import { hemHeight } from '../cloth/cloth-mesh.ts';
import { flounceMesh } from '../sewn-on/flounce.ts';
import type { FlounceOptions } from '../sewn-on/flounce.ts';
import type { TrimmingContext } from '../sewn-on/trimming-context.ts';

/** Frills, flounces and tiers, as strips that hang from a seam of their own. */
export function ruffleParts(context: TrimmingContext): Part[] {
  const strips = [
    ...tiers(context),
    ...hemFrill(context),
    ...peplum(context),
    ...neckFrill(context),
    ...bardot(context),
  ];
  return strips.map(({ name, own, second, ...strip }) => ({
    name,
    role: second ? 'contrast' : 'cloth',
    ...(own ? { colourPart: 'ruffles' as const } : {}),
    mesh: flounceMesh(context.surface, strip, context.random, context.detail),
  }));
}

interface Strip extends FlounceOptions {
  readonly name: string;
  /** True for a ruffle that words name, which may have a colour of its own, and false for a panel of the garment. */
  readonly own: boolean;
  /** True when the strip has the garment's second colour. */
  readonly second?: boolean;
}

/** Soft fabric falls into many close folds, stiff fabric into few that stand off. */
function foldsOf(
  { drape }: TrimmingContext,
  stand: number,
): Pick<FlounceOptions, 'folds' | 'depth' | 'curl' | 'flare'> {
  const crisp = drape.stiffness;
  return {
    folds: Math.round(lerp(34, 20, crisp)),
    depth: stand * lerp(0.8, 1.25, crisp),
    curl: lerp(0.85, 0.6, crisp),
    flare: stand * lerp(0.45, 0.9, crisp),
  };
}

function tiers(context: TrimmingContext): Strip[] {
  const { plan, piece } = context;
  const ruffled = piece.attributes.ruffle === 'tiers';
  if (!ruffled && plan.silhouetteName !== 'tiered') return [];
  const head = !plan.kind.skirted ? HEIGHTS.bust + 0.03 : Math.min(plan.skirt.release, HEIGHTS.waist) - 0.015;
  const reach = head - plan.hem;
  const count = ruffled ? Math.max(3, Math.round(reach / 0.15)) : Math.max(2, Math.round(reach / 0.26));
  return Array.from({ length: count }, (_, i) => {
    // Each tier is a little deeper than the one above it and covers the next seam.
    const from = Math.pow(i / count, 1.12);
    const to = Math.pow((i + 1) / count, 1.12);
    const seam = (a: number) => lerp(head, hemHeight(plan, a), from);
    const length = (a: number) => (head - hemHeight(plan, a)) * (to - from) + (i < count - 1 ? 0.02 : 0.004);
    const stand = ruffled ? 0.03 : 0.022 + 0.004 * i;
    return {
      name: `tier ${i + 1}`,
      own: ruffled,
      second: i % 2 === 0,
      edge: seam,
      length,
      lift: 0.003,
      ...foldsOf(context, stand),
    };
  });
}

function hemFrill(context: TrimmingContext): Strip[] {
  const { plan, piece } = context;
  const { ruffle } = piece.attributes;
  if (ruffle !== 'hem' && ruffle !== 'all') return [];
  const depth = !plan.kind.skirted ? 0.06 : Math.min(0.2, 0.09 + 0.22 * Math.max(0, 0.6 - plan.hem));
  const edge = (a: number) => hemHeight(plan, a) + depth * 0.82;
  const folds = foldsOf(context, plan.hem < 0.03 ? 0.055 : 0.036);
  const turns = plan.skirt.flutes.depth > 0.09 ? 1.6 : 1;
  return [{ name: 'hem ruffle', own: true, edge, length: depth, lift: 0.003, ...folds, folds: folds.folds * turns }];
}

function peplum(context: TrimmingContext): Strip[] {
  if (context.plan.silhouetteName !== 'peplum') return [];
  const edge = () => HEIGHTS.waist + 0.01;
  const length = (a: number) => 0.185 + 0.02 * Math.cos(a * 2) + 0.025 * (1 - Math.cos(a)) * 0.5;
  return [
    { name: 'peplum', own: false, edge, length, lift: 0.003, flare: 0.036, folds: 13, depth: 0.042, gathered: 0.2 },
  ];
}

/** Necklines whose upper edge a frill cannot follow. */
const NO_EDGE: readonly string[] = ['turtleneck', 'mock-neck', 'halter', 'one-shoulder'];

/** A frill along a bare upper edge, or round the chest and shoulder blades below a covered one. */
function neckFrill(context: TrimmingContext): Strip[] {
  const { plan, piece, neckline } = context;
  const { ruffle } = piece.attributes;
  if (!plan.kind.bodice || (ruffle !== 'neck' && ruffle !== 'all')) return [];
  if (plan.neckline === 'off-shoulder') return [];
  if (neckline.edge(0) > 1.5 || NO_EDGE.includes(plan.neckline)) return [yokeFrill(context)];
  const folds = foldsOf(context, 0.026);
  const edge = (a: number) => neckline.edge(a) + 0.004;
  return [{ name: 'neck ruffle', own: true, edge, length: 0.075, lift: 0.004, ...folds }];
}

/** A frill in a ring across chest and shoulder blades. */
function yokeFrill(context: TrimmingContext): Strip {
  const ring = (a: number) => 1.405 - 0.055 * Math.max(0, Math.cos(a)) + 0.01 * Math.max(0, -Math.cos(a));
  const frill = { name: 'neck ruffle', own: true, lift: 0.004, ...foldsOf(context, 0.026) };
  if (context.plan.sleeved) return { ...frill, edge: ring, length: 0.085 };
  // Without sleeves, the seam lies on the fabric between the armholes, continues up the straps and ends there.
  const out = (a: number) => smoothstep(0.45, YOKE_END, Math.abs(a));
  return {
    ...frill,
    edge: (a) => ring(a) + 0.045 * out(a),
    length: (a) => 0.085 * (1 - 0.86 * out(a)),
    flare: frill.flare * 0.6,
    from: -YOKE_END,
    to: YOKE_END,
  };
}

/** Angle at which a strap leaves the armhole. */
const YOKE_END = 0.92;

/** The band of an off-shoulder neckline encircles the upper arms and the chest. */
function bardot(context: TrimmingContext): Strip[] {
  const { plan, piece, neckline } = context;
  if (!plan.kind.bodice || plan.neckline !== 'off-shoulder') return [];
  const { ruffle, sleeve, sleeveShape } = piece.attributes;
  const frilled = ruffle === 'neck' || ruffle === 'all' || sleeveShape === 'flutter';
  const sleeved = (sleeve ?? sleeveShape) !== undefined;
  const arms = (a: number) => 0.005 + 0.05 * Math.pow(Math.abs(Math.sin(a)), 2.6);
  const edge = (a: number) => neckline.edge(a) + 0.008;
  const length = (a: number) => (frilled ? 0.15 : sleeved ? 0.055 : 0.085) + 0.03 * Math.abs(Math.sin(a)) ** 3;
  const shape = frilled ? foldsOf(context, 0.03) : { folds: 15, depth: 0.006, curl: 0.3, flare: 0.002, gathered: 0.3 };
  return [{ name: 'off-shoulder band', own: frilled, edge, length, lift: arms, ...shape }];
}
