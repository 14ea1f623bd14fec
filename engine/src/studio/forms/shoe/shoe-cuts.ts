/** Cut edges of each kind of shoe as fields: metres inside them, positive on the leather. */
import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { clamp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { curve } from '../../../foundation/geometry/curves/profile.ts';
import { thongStraps } from './foot-surface.ts';
import type { ShoeKind } from './shoe-kinds.ts';
import type { ShoeLast } from './shoe-last.ts';
import type { ShoeStyle } from './shoe-style.ts';

/** Heights in metres of toplines above the foot's bed, by x. */
const PUMP = curve([
  [-0.12, 0.0525],
  [-0.1, 0.049],
  [-0.06, 0.0335],
  [-0.015, 0.0225],
  [0.015, 0.0218],
  [0.035, 0.0248],
  [0.05, 0.0302],
  [0.062, 0.0385],
  [0.072, 0.0505],
  [0.08, 0.07],
]);
const BALLET = curve([
  [-0.12, 0.05],
  [-0.1, 0.046],
  [-0.06, 0.033],
  [-0.01, 0.0255],
  [0.04, 0.0225],
  [0.06, 0.0265],
  [0.074, 0.036],
  [0.084, 0.07],
]);
/** A round topline over the toes, with sides high enough to hold a strap. */
const MARY_JANE = curve([
  [-0.12, 0.05],
  [-0.1, 0.0455],
  [-0.06, 0.0345],
  [-0.02, 0.0295],
  [0.02, 0.0275],
  [0.045, 0.0295],
  [0.06, 0.036],
  [0.07, 0.05],
  [0.078, 0.085],
]);
const LOAFER = curve([
  [-0.12, 0.0525],
  [-0.1, 0.0485],
  [-0.065, 0.039],
  [-0.035, 0.0375],
  [-0.015, 0.0425],
  [0, 0.0525],
  [0.008, 0.066],
  [0.016, 0.1],
]);
/** Closed over the toes, and cut away behind the instep. */
const CLOG = curve([
  [-0.12, 0.008],
  [-0.06, 0.009],
  [-0.034, 0.013],
  [-0.014, 0.026],
  [0.002, 0.041],
  [0.01, 0.054],
  [0.016, 0.12],
]);
const OXFORD = curve([
  [-0.12, 0.0555],
  [-0.1, 0.0515],
  [-0.065, 0.0435],
  [-0.042, 0.0475],
  [-0.03, 0.0575],
  [-0.02, 0.073],
  [-0.01, 0.12],
]);

/** Metres by which a topline recedes per square metre of distance from the centre, which makes its throat round. */
const ROUNDED = 10;

export function shoeCuts(last: ShoeLast, { kind, peep }: ShoeStyle): DistanceField {
  const { bed, design } = last;
  const floor: DistanceField = (x, y) => y - bed(x) + 0.001;
  const under =
    (topline: (x: number) => number, rounded = 0): DistanceField =>
    (x, y, z) =>
      (topline(x + rounded * z * z * smoothstep(-0.01, 0.05, x)) - (y - bed(x))) * 0.75;
  const both =
    (a: DistanceField, b: DistanceField): DistanceField =>
    (x, y, z) =>
      Math.min(a(x, y, z), b(x, y, z));
  const opened = (field: DistanceField) => (peep ? both(field, peepToe(bed)) : field);
  const edges: Readonly<Record<ShoeKind['edges'], () => DistanceField>> = {
    pump: () => both(opened(under(PUMP, ROUNDED)), floor),
    ballet: () => both(opened(under(BALLET)), floor),
    'mary-jane': () => both(opened(under(MARY_JANE)), floor),
    loafer: () => both(under(LOAFER), floor),
    oxford: () => both(under(OXFORD), floor),
    slingback: () =>
      both(
        both(opened(under(PUMP, ROUNDED)), (x, y) => x + 0.022 - 0.9 * (y - bed(x) - 0.012)),
        floor,
      ),
    mule: () => both(mule(bed), floor),
    slide: () => both(slide(bed), floor),
    thong: () => both(thongStraps(last), floor),
    sandal: () => both(sandal(bed, false), floor),
    't-bar': () => both(sandal(bed, true), floor),
    bands: () => both(bands(bed), floor),
    clog: () => both(under(CLOG, ROUNDED), floor),
    none: () => () => -1,
    shaft: () => (x, y) => Math.min(design.shaft + 0.006 * clamp((x + 0.07) / 0.05, -1, 1) - y, y - bed(x) + 0.001),
    western: () => (x, y, z) =>
      Math.min((design.shaft + 0.022 * smoothstep(0.004, 0.04, Math.abs(z)) - 0.012 - y) * 0.8, y - bed(x) + 0.001),
  };
  return edges[kind.edges]();
}

/** A rounded opening over the tips of the toes. */
function peepToe(bed: (x: number) => number): DistanceField {
  return (x, y, z) => {
    const up = y - bed(x);
    return Math.max(Math.hypot((x - 0.137) / 1.35, z * 1.05) - 0.0165, 0.0035 - up);
  };
}

/** A vamp that leaves toe and heel open. Its edges curve towards the toes over the ridge of the foot. */
function mule(bed: (x: number) => number): DistanceField {
  return (x, y, z) => {
    const up = y - bed(x);
    const back = x - 0.031 + 13 * z * z + 0.3 * Math.max(0, 0.02 - up);
    return Math.min(back, 0.09 + 0.2 * Math.max(0, 0.02 - up) - 4 * z * z - x) * 0.85;
  };
}

/** One even band across the ball of the foot. */
function slide(bed: (x: number) => number): DistanceField {
  return (x, y, z) => {
    const up = y - bed(x);
    const back = x - 0.02 + 4 * z * z + 0.25 * Math.max(0, 0.025 - up);
    return Math.min(back, 0.08 + 0.12 * Math.max(0, 0.025 - up) - x) * 0.9;
  };
}

/**
 * Narrow bands: two that cross over the toes, one over the ball, and a cup at the heel that holds the ankle strap. With
 * `bar`, one broader band over the toes replaces the three bands.
 */
function sandal(bed: (x: number) => number, bar: boolean): DistanceField {
  return (x, y, z) => {
    const up = y - bed(x);
    const band = (at: number, slant: number, half: number) => half - Math.abs(x - at - slant * z) * 0.92;
    const toes = bar ? band(0.078, 0, 0.0095) : Math.max(band(0.083, 0.55, 0.0052), band(0.08, -0.5, 0.0052));
    const ball = bar ? -1 : band(0.047, -0.12, 0.0048);
    const cup = Math.min(-0.083 - 0.42 * Math.max(0, up - 0.008) - x + 0.012, 0.056 - up);
    return Math.max(toes, ball, cup);
  };
}

/** Two broad bands, over the ball and over the instep, and a strap round the heel. */
function bands(bed: (x: number) => number): DistanceField {
  return (x, y, z) => {
    const up = y - bed(x);
    const ball = 0.0145 - Math.abs(x - 0.062 - 0.12 * z) - 0.02 * up;
    const instep = 0.0125 - Math.abs(x + 0.022 + 0.28 * (0.06 - up)) * 0.96;
    const heel = Math.min(0.0085 - Math.abs(up - 0.04), -0.028 - x);
    return Math.max(ball, instep, heel);
  };
}
