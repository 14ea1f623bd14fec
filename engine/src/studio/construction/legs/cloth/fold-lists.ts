import type { Fold } from '../../../../foundation/geometry/tables/fold-field.ts';
import type { TrouserCut } from '../cut/cut.ts';
import { HEM_FINISHES } from '../cut/hem-finishes.ts';

/** A fold on a leg: ends by share of the way round (0 inseam, .25 front, .5 side, .75 back) and height in metres. */
export interface LegFold extends Omit<Fold, 'from' | 'to'> {
  readonly from: readonly [s: number, y: number];
  readonly to: readonly [s: number, y: number];
}

/** Ends (s, y) and (s, y); height and width in mm; bend in mm; skew. */
type Row = readonly [number, number, number, number, number, number, number, (1 | -1)?];

function rows(list: readonly Row[], strength: number, fineness = 1): LegFold[] {
  return list.map(([fs, fy, ts, ty, height, width, bend, skew = 1]) => ({
    from: [fs, fy],
    to: [ts, ty],
    height: (height / 1000) * strength,
    width: (width / 1000) * fineness,
    bend: bend / 1000,
    skew,
  }));
}

/** Whiskers from the crotch over the thigh to the hip, and drags from the hip down the inner thigh. */
export function pullFolds({ crease, tight, leg, jeans }: TrouserCut): LegFold[] {
  const pull = tight ? 0.6 : jeans ? 1.3 : crease ? 0.42 : 1;
  const loose = jeans ? (leg.thigh > 0.094 ? 0.75 : 1) : leg.knee > 0.09 ? 0.42 : leg.thigh > 0.094 ? 0.65 : 1;
  return [
    ...rows(
      [
        [0.05, 0.838, 0.36, 0.905, 4.2, 8.5, -9],
        [0.045, 0.815, 0.42, 0.862, 6.2, 9.5, -12],
        [0.045, 0.792, 0.45, 0.818, 7, 10, -12],
        [0.055, 0.768, 0.44, 0.77, 6.4, 10.5, -9],
        [0.06, 0.742, 0.38, 0.715, 5, 11, -5],
        [0.07, 0.712, 0.32, 0.655, 3.6, 12, 4],
      ],
      pull * loose,
      tight ? 0.8 : 1,
    ),
    ...rows(
      [
        [0.49, 0.74, 0.2, 0.6, 4.6, 16, 22],
        [0.05, 0.7, 0.3, 0.5, 4.4, 17, -20, -1],
        [0.47, 0.62, 0.27, 0.47, 3.6, 14, 12],
      ],
      tight ? 0.25 : crease ? 1 : 1.4,
    ),
  ];
}

/** Folds of slack cloth below the seat: arcs under it and drags to the side. */
export function seatFolds({ crease, tight, leg, jeans }: TrouserCut): LegFold[] {
  return rows(
    [
      [0.95, 0.812, 0.62, 0.868, 4, 10, 10],
      [0.96, 0.785, 0.58, 0.812, 5.2, 11, 12],
      [0.955, 0.756, 0.58, 0.758, 6.2, 11.5, 9],
      [0.95, 0.728, 0.6, 0.705, 6, 12, 4],
      [0.94, 0.698, 0.66, 0.652, 4.8, 13, -4],
      [0.55, 0.69, 0.82, 0.55, 4.4, 16, -16],
    ],
    (tight ? 0.6 : crease ? 0.5 : 1.25) * (leg.knee > 0.09 && !jeans ? 0.55 : 1),
  );
}

/**
 * Folds of slack cloth at the knee: diagonals from the sides in front, a stack of creases behind. Wide legs hang past
 * the knee.
 */
export function kneeFolds({ leg, crease, tight, ease }: TrouserCut): LegFold[] {
  // Clinging fabric hardly folds.
  const slack = ease < 0 ? 0.55 : leg.knee > 0.09 ? 0.28 : crease ? 0.5 : 1.3;
  const fine = tight ? 0.75 : 1;
  return [
    ...rows(
      [
        [0.52, 0.565, 0.27, 0.535, 4, 11, -9],
        [0.51, 0.52, 0.24, 0.478, 6.4, 10.5, -11, -1],
        [0.0, 0.515, 0.2, 0.47, 6.4, 10.5, 10],
        [0.52, 0.462, 0.27, 0.42, 6.2, 11, -10, -1],
        [-0.01, 0.452, 0.19, 0.405, 5.4, 11, 9],
        [0.5, 0.405, 0.3, 0.35, 4.2, 13, -8],
        [0.02, 0.39, 0.22, 0.32, 3.8, 13, 8],
      ],
      slack * (tight ? 0.75 : 1),
      fine,
    ),
    ...rows(
      [
        [0.55, 0.545, 0.86, 0.52, 5, 10, 7],
        [0.98, 0.51, 0.66, 0.488, 6.2, 10, -8],
        [0.54, 0.478, 0.84, 0.455, 6.2, 10, 8],
        [0.99, 0.44, 0.68, 0.412, 5, 11, -8],
        [0.56, 0.4, 0.8, 0.36, 4, 12, 8],
      ],
      slack,
      fine,
    ),
  ];
}

/** Height in metres above a hem without a ring at which the lowest fold on the foot starts. */
const ABOVE_HEM = 0.042;
/** Height in metres above a hem with a ring, which the lowest fold must clear. */
const ABOVE_RING = 0.075;

/** Folds of cloth that rests on the foot: zigzags that get smaller upwards. Cropped and wide legs do not reach it. */
export function stackFolds({ hem, leg, crease, hemFinish, ease }: TrouserCut): LegFold[] {
  const narrow = leg.hem < 0.07 ? 1 : leg.hem < 0.09 ? 0.6 : leg.hem < 0.1 ? 0.5 : 0;
  const rest =
    narrow * (hem > 0.15 ? 0 : hem > 0.09 ? 0.45 : hem > 0.05 ? 0.8 : 1) * (ease < 0 ? 0.4 : crease ? 0.45 : 1);
  if (rest === 0) return [];
  const start = HEM_FINISHES[hemFinish].ring ? ABOVE_RING : ABOVE_HEM;
  const count = leg.hem < 0.06 ? 7 : 5;
  return Array.from({ length: count }, (_, i) => {
    const up = hem + start + 0.033 * i + 0.003 * i * i;
    const size = rest * (10.5 - 0.9 * i);
    const [a, b] = i % 2 ? [-0.02, 0.34] : [0.54, 0.14];
    const [c, d] = i % 2 ? [0.5, 0.86] : [1.02, 0.62];
    return rows(
      [
        [a, up + 0.014, b, up - 0.016, size, 9.5, i % 2 ? 9 : -9, i % 2 ? 1 : -1],
        [c, up + 0.004, d, up + 0.026, size * 0.85, 10, i % 2 ? 8 : -8],
      ],
      1,
    );
  }).flat();
}
