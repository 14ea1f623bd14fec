import { smoothUnion } from '../../../foundation/geometry/curves/distance-field.ts';
import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { clamp, lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { bodySection, HEIGHTS } from '../../body/body.ts';
import type { SwimCut } from './swim-cut.ts';
import { HALTER, bowl } from './swim-necks.ts';

/** Half the width in metres of the cloth between the legs. */
const GUSSET = 0.03;
/** Height in metres of the lowest point of the cloth between the legs. */
const CROTCH = HEIGHTS.crotch - 0.006;

/** Metres above the leg openings, which are cut higher in front than at the back. */
export function legOpening({ legHeight }: SwimCut): DistanceField {
  const rise = legHeight - CROTCH;
  return (x, y, z) => {
    const ax = Math.abs(x);
    const seat = smoothstep(0.005, -0.06, z);
    const across = clamp((ax - GUSSET) / (0.172 - GUSSET));
    const power = lerp(legHeight > 0.95 ? 0.82 : 0.64, legHeight > 0.95 ? 1.1 : 1.45, seat);
    // In front the edge rises steeply from the gusset; at the back it follows the seat.
    const line = CROTCH + rise * Math.pow(across + 1e-4, power);
    const slope = (rise * power * Math.pow(Math.max(across, 0.02), power - 1)) / (0.172 - GUSSET);
    const above = (y - line) / Math.sqrt(1 + slope * slope);
    return Math.max(above, GUSSET - ax - 0.35 * Math.max(0, y - 0.86));
  };
}

/** Metres inside neckline, straps and back of a one-piece or of a top that covers the chest. */
export function upperEdge(cut: SwimCut): DistanceField {
  const { edge, opening: neckOpening, tied } = cut.neck;
  if (edge) return edge;
  const outer = STRAP_CENTRE + cut.strapHalf;
  const inner = outer - 2 * cut.strapHalf;
  return (x, y, z) => {
    const ax = Math.abs(x);
    const front = smoothstep(-0.012, 0.012, z - bodySection(y).centreZ);
    if (tied) return halterEdge(x, y, front);
    const opening = lerp(backOpening(cut, x, y, inner), neckOpening(x, y, inner), front);
    const { top, deep, power } = cut.cupped ? CUPPED : PLAIN;
    const arm = outer + (0.2 - outer) * Math.pow(clamp((top - y) / lerp(0.13, deep, front)), power) - ax;
    return cut.sleeved ? opening : Math.min(opening, arm * 0.8);
  };
}

/** The edge below the arm: the height at which it leaves the strap, its depth in front, and how late it falls outwards. */
const PLAIN = { top: 1.375, deep: 0.11, power: 1.7 };
const CUPPED = { top: 1.388, deep: 0.116, power: 2.9 };

/** Two panels that narrow towards the string around the neck. */
function halterEdge(x: number, y: number, front: number): number {
  const chest = lerp(0.165, HALTER_TIP + 0.007, Math.pow(clamp((y - 1.29) / (HALTER_TOP - 1.29)), 0.8)) - Math.abs(x);
  const ahead = smoothUnion(smoothUnion(chest, HALTER.opening(x, y), 0.01), HALTER_TOP - y, 0.012);
  const behind = 1.235 + 0.05 * smoothstep(0.09, 0.165, Math.abs(x)) - y;
  return lerp(behind, ahead, front);
}

/** Height in metres of the upper end of a halter. */
export const HALTER_TOP = 1.452;
/** Distance in metres of that end from the centre of the chest. */
export const HALTER_TIP = 0.046;

/** Distance in metres of the centre of a strap from the centre of the chest. */
const STRAP_CENTRE = 0.104;

function backOpening({ back }: SwimCut, x: number, y: number, half: number): number {
  return bowl(x, y, half + 0.012 * smoothstep(1.3, 1.1, y), back);
}

/** Metres outside two oval cut-outs at the sides of the waist, a little to the front. */
export const besideCutouts: DistanceField = (x, y, z) => {
  const { halfWidth, halfDepth, centreZ } = bodySection(1.115);
  const turn = Math.abs(Math.atan2(x / halfWidth, (z - centreZ) / halfDepth));
  return (Math.hypot(((turn - 1.12) * 0.105) / 0.05, (y - 1.112) / 0.052) - 1) * 0.05;
};

/** Metres inside one cup of a triangle top, whose corners are rounded for the binding. `x` grows outwards. */
export function triangleCup(x: number, y: number): number {
  const up = clamp((y - BASE) / (APEX - BASE));
  const inner = (x - lerp(0.014, 0.076, Math.pow(up, 0.88))) * 0.95;
  const outer = (lerp(0.15, 0.084, Math.pow(up, 0.72)) - x) * 0.9;
  const foot = y - BASE + 0.006 * smoothstep(0.05, 0.15, x) - 0.9 * (x - 0.08) ** 2;
  return Math.min(smoothUnion(smoothUnion(inner, outer, 0.004), foot, 0.022), APEX + 0.004 - y);
}

/** Height in metres of the lower edge of a triangle top. */
export const BASE = 1.222;
/** Height in metres at which the straps of a triangle top begin. */
export const APEX = 1.384;
