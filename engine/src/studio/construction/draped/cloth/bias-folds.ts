import { foldField } from '../../../../foundation/geometry/tables/fold-field.ts';
import type { Fold, HeightField } from '../../../../foundation/geometry/tables/fold-field.ts';
import { between } from '../../../../foundation/geometry/random.ts';
import type { Random } from '../../../../foundation/geometry/random.ts';

/** Ends, height and width (mm), bend (mm), skew; (x, y) are metres: arc length from the front, and height. */
type Row = readonly [
  fx: number,
  fy: number,
  tx: number,
  ty: number,
  height: number,
  width: number,
  bend: number,
  skew: number,
];

/** Strengths of the folds, 0 none to about 1. */
export interface Folding {
  readonly bias: number;
  readonly ruching: number;
  readonly bodice: number;
  /** Strength of the folds of a close-fitting skirt that is not cut on the bias. */
  readonly fitted: number;
}

/** Drags of a bias-cut skirt: from the raised hip across the thighs to the opposite knee. */
const DRAGS: readonly Row[] = [
  [0.228, 1.0, -0.09, 0.8, 6, 17, -34, 1],
  [0.234, 0.935, -0.02, 0.74, 7.5, 23, -22, 1],
  [0.241, 0.895, -0.05, 0.56, 7, 21, -46, 1],
  [-0.248, 0.9, -0.1, 0.69, 5.5, 20, 16, -1],
  [-0.241, 0.8, -0.03, 0.6, 5.5, 24, 26, -1],
  [-0.04, 0.72, -0.09, 0.5, 4, 22, -10, 1],
  [0.221, 1.055, -0.14, 0.88, 5.5, 16, -22, 1],
  [0.13, 1.1, -0.12, 0.99, 3.6, 13, -12, 1],
  [-0.12, 1.09, 0.06, 1.01, 3.4, 13, -10, -1],
  [-0.221, 0.97, -0.05, 0.83, 4.5, 16, -12, -1],
  [0.11, 1.175, -0.03, 1.115, 2.6, 11, -6, 1],
  [-0.115, 1.175, 0.02, 1.12, 3, 11, -8, -1],
  [0.248, 0.83, 0.04, 0.43, 7.5, 24, -30, 1],
  [-0.02, 1.235, -0.1, 1.135, 2.6, 12, 4, 1],
  [-0.25, 0.72, -0.07, 0.5, 6, 20, 22, -1],
  [-0.24, 0.62, -0.13, 0.42, 5, 17, 10, -1],
  [0.25, 0.7, 0.12, 0.4, 6, 19, -14, 1],
  [0.24, 1.13, 0.1, 1.06, 4.2, 12, -6, 1],
  [-0.24, 1.14, -0.1, 1.07, 4, 12, 6, -1],
];

/** Diagonal folds pinned at one side seam of the waist. */
const RUCHES: readonly Row[] = [
  [0.19, 1.13, -0.16, 1.2, 6, 13, 10, 1],
  [0.19, 1.11, -0.17, 1.15, 7, 13, 4, 1],
  [0.19, 1.09, -0.17, 1.09, 7.5, 14, -4, 1],
  [0.19, 1.07, -0.16, 1.03, 7, 14, -12, 1],
  [0.19, 1.05, -0.14, 0.96, 7, 15, -18, 1],
  [0.19, 1.03, -0.1, 0.88, 6.5, 16, -22, 1],
  [0.19, 1.02, -0.04, 0.8, 6, 18, -24, 1],
];

/** Creases of a sewn bodice at rest: pulls from the armpits, and creases above the waist. */
const BODICE: readonly Row[] = [
  [0.21, 1.33, 0.085, 1.275, 3.8, 10, 4, 1],
  [0.22, 1.3, 0.1, 1.225, 3.4, 10, 6, 1],
  [-0.21, 1.325, -0.09, 1.265, 3.6, 10, -4, -1],
  [-0.22, 1.29, -0.105, 1.21, 3.2, 10, -6, -1],
  [0.23, 1.265, 0.13, 1.14, 3.4, 12, 8, 1],
  [-0.23, 1.26, -0.125, 1.145, 3.2, 12, -8, -1],
  [0.23, 1.125, 0.05, 1.15, 3.4, 9, -5, 1],
  [0.22, 1.155, 0.07, 1.185, 2.8, 9, -4, 1],
  [-0.23, 1.13, -0.06, 1.158, 3.3, 9, 5, -1],
  [-0.22, 1.165, -0.075, 1.192, 2.6, 9, 4, -1],
  [0.23, 1.1, 0.11, 1.112, 2.8, 8, 3, -1],
  [-0.23, 1.105, -0.1, 1.115, 2.8, 8, -3, 1],
  [0.082, 1.245, 0.052, 1.12, 2.4, 12, 5, 1],
  [-0.082, 1.245, -0.056, 1.125, 2.4, 12, -5, -1],
];

/** Creases of a close-fitting skirt over hip and thigh: pulls from the side seams, and soft folds down to its hem. */
const FITTED: readonly Row[] = [
  [0.25, 0.985, 0.06, 0.94, 2.8, 11, -8, 1],
  [-0.25, 0.975, -0.07, 0.93, 2.6, 11, 8, -1],
  [0.26, 0.865, 0.03, 0.825, 3, 14, -12, 1],
  [-0.26, 0.9, -0.12, 0.79, 3.2, 15, 10, -1],
  [-0.25, 0.81, -0.13, 0.72, 2.4, 13, 8, -1],
  [0.25, 0.77, 0.1, 0.7, 2.4, 13, -6, 1],
  [0.13, 0.8, 0.12, 0.4, 4.4, 20, 6, 1],
  [-0.12, 0.82, -0.105, 0.38, 4.6, 21, -6, -1],
  [0.03, 0.74, 0.02, 0.36, 3.4, 19, 5, -1],
  [-0.21, 0.76, -0.19, 0.4, 4, 18, 5, 1],
  [0.22, 0.74, 0.2, 0.38, 4, 18, -5, -1],
];

/**
 * A height field of the folds. `mirror` flips the folds to the other side. The ends of each fold move at random by up
 * to 15 mm, its beginning only in height, and its height changes by a factor from .75 to 1.2.
 */
export function biasFolds({ bias, ruching, bodice, fitted }: Folding, mirror: boolean, random: Random): HeightField {
  const side = mirror ? -1 : 1;
  const jitter = () => between(random, -0.015, 0.015);
  const fold = ([fx, fy, tx, ty, height, width, bend, skew]: Row, strength: number): Fold => ({
    from: [side * fx, fy + jitter()],
    to: [side * (tx + jitter()), ty + jitter()],
    height: (height / 1000) * strength * between(random, 0.75, 1.2),
    width: width / 1000,
    bend: (side * bend) / 1000,
    skew: skew * side,
    fans: true,
  });
  const folds = DRAGS.filter(() => bias > 0).map((row) => fold(row, bias));
  folds.push(...FITTED.filter(() => fitted > 0).map((row) => fold(row, fitted)));
  folds.push(...BODICE.filter(() => bodice > 0).map((row) => fold(row, bodice)));
  return foldField([...folds, ...RUCHES.filter(() => ruching > 0).map((row) => fold(row, ruching))]);
}
