import { gridMesh } from '../../../../foundation/geometry/mesh/grid.ts';
import { lerp, smoothstep, TAU } from '../../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import type { Trim } from '../../../../foundation/raster/geometry.ts';
import { HEIGHTS } from '../../../body/body.ts';
import { atDetail } from '../../../parts/at-detail.ts';
import type { ClothSurface } from './cloth-surface.ts';
import type { DrapedPlan } from '../plan/draped-plan.ts';
import { layInGores } from './lay-in-gores.ts';
import { trainFall } from './train-fall.ts';
import { openingsOf } from '../plan/openings.ts';
import { PLEAT_COUNTS } from './pleats.ts';
import { backFall } from '../plan/hem-shapes.ts';
import type { Neckline } from '../plan/neckline.ts';

/** Share of the rows that roll the hem to the inside. */
const HEM_ROLL = 0.012;
/** Radius of that roll in metres. */
const HEM_RADIUS = 0.0014;

/** The garment in one sheet from its upper edge to its hem. */
export function clothMesh(plan: DrapedPlan, neckline: Neckline, surface: ClothSurface, detail: number): Mesh {
  const length = plan.top - plan.hem;
  const columns = atDetail(columnsOf(plan), detail);
  const train = plan.train > 0 ? trainFall(surface, FLOOR) : undefined;
  const rows = atDetail(140 + 210 * Math.min(1, length / 1.5), detail);
  const mesh = gridMesh({ columns, rows, closed: true }, (u, v, out) => {
    const a = (u - 0.5) * TAU;
    const top = Math.min(plan.top, neckline.edge(a) + 0.025);
    const hem = hemHeight(plan, a) + plan.underHem;
    const down = Math.min(1, v / (1 - HEM_ROLL));
    const y = rowHeight(top, hem, down);
    surface.point(a, Math.max(y, FLOOR), out);
    if (plan.hem < 0.03 && plan.underHem === 0) puddle(a, y, out);
    train?.(a, y, out);
    if (plan.silhouetteName === 'bubble') tuckIn(a, down, out);
    if (v > 1 - HEM_ROLL) rollHem(a, (v - 1 + HEM_ROLL) / HEM_ROLL, out);
  });
  if (plan.pleats !== 'none' || !plan.kind.skirted) return mesh;
  const from = plan.kind.bodice ? plan.skirt.release : plan.top;
  return layInGores(mesh, columns, { from, sewnOn: Math.abs(from - HEIGHTS.waist) < 0.06 });
}

/**
 * Number of columns at full detail: enough for the finest folds, and a whole number per pleat, so that pressed edges
 * stay sharp.
 */
function columnsOf({ skirt, pleats, hemShape, smocked }: DrapedPlan): number {
  if (smocked) return 900;
  if (pleats !== 'none') return PLEAT_COUNTS[pleats] * (pleats === 'accordion' ? 10 : 18);
  return skirt.gathers.count > 43 || hemShape ? 660 : skirt.gathers.count > 0 ? 560 : 440;
}

/** Height of a row. Rows are denser above the hip, where folds are fine. */
function rowHeight(top: number, hem: number, share: number): number {
  const hip = HEIGHTS.hip;
  if (hem > hip - 0.1 || top < hip) return lerp(top, hem, share);
  const split = 0.42;
  return share < split ? lerp(top, hip, share / split) : lerp(hip, hem, (share - split) / (1 - split));
}

/** Height of the hem in metres by angle; below 0 where it trails on the floor. */
export function hemHeight(plan: DrapedPlan, a: number): number {
  const back = (1 - Math.cos(a)) / 2;
  const wave = plan.hem < 0.03 ? 0 : 0.003 * Math.sin(3 * a + 1);
  const cut = plan.backDrop * backFall(a) + (plan.hemShape?.(a) ?? 0);
  const hanging = Math.max(FLOOR, plan.hem - cut + wave);
  return hanging - plan.train * Math.pow(back, 2.2);
}

/** Turns the lowest fabric of a bubble skirt under, where the hem is caught in. */
function tuckIn(a: number, down: number, out: [number, number, number]): void {
  const turn = Math.max(0, (down - 0.7) / 0.3);
  const inwards = 0.085 * turn ** 2.4 + 0.014 * turn * Math.cos(a * 23 + 1.6 * Math.sin(a * 5));
  out[0] -= Math.sin(a) * inwards;
  out[2] -= Math.cos(a) * inwards;
  out[1] += 0.012 * turn ** 3;
}

/** Metres above the floor at which a floor-length hem ends. */
const FLOOR = 0.006;

/** Spreads a floor-length hem where it meets the floor. */
function puddle(a: number, y: number, out: [number, number, number]): void {
  const spread = smoothstep(0.16, -0.06, y);
  out[0] += Math.sin(a) * 0.022 * spread;
  out[2] += Math.cos(a) * 0.028 * spread;
}

function rollHem(a: number, share: number, out: [number, number, number]): void {
  const turn = share * Math.PI;
  const inwards = HEM_RADIUS * (1 - Math.cos(turn));
  out[0] -= Math.sin(a) * inwards;
  out[2] -= Math.cos(a) * inwards;
  out[1] -= HEM_RADIUS * Math.sin(turn) - (share > 0.9 ? Math.min(0.004, 0.5 * out[1]) : 0);
}

/** Trims the upper edge, the openings and the slit. */
export function clothTrim(plan: DrapedPlan, neckline: Neckline, surface: ClothSurface): Trim {
  const { slit } = plan;
  const openings = openingsOf(plan);
  return (x, y, z) => {
    if (y > 1.07) {
      const a = surface.angleOf(x, y, z);
      let inside = Math.min(plan.top - y, y > 1.1 ? neckline.inside(x, y, z, a) : 1);
      for (const opening of openings) inside = Math.min(inside, opening(a, y));
      return inside;
    }
    if (!slit || y > slit.top + 0.06) return Math.min(1, plan.top - y);
    const a = surface.angleOf(x, y, z);
    const turn = a - slit.angle - TAU * Math.round((a - slit.angle) / TAU);
    const across = Math.abs(turn + 0.05 * Math.sin(y * 6)) * Math.hypot(x, z);
    if (y > slit.top) return Math.hypot(across, y - slit.top);
    return across - slitHalfWidth(slit.top, y);
  };
}

/** Half the width of a slit in metres: 0 at its top, up to 8.5 cm at the floor. */
function slitHalfWidth(top: number, y: number): number {
  return 0.085 * Math.pow(Math.max(0, top - y) / Math.max(top, 0.3), 1.2);
}
