import { foldField } from '../../../geometry/fold-field.ts';
import type { Fold, HeightField } from '../../../geometry/fold-field.ts';
import { between } from '../../../geometry/random.ts';
import type { Random } from '../../../geometry/random.ts';

/** From, to, height and width (mm), bend (mm), skew; (x, y) are metres of arc from the front and height. */
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

/** Strengths, 0 none to about 1. */
export interface Folding {
  readonly bias: number;
  readonly ruching: number;
  readonly bodice: number;
}

/** Drags of a bias-cut skirt: from the raised hip across the thighs to the opposite knee. */
const DRAGS: readonly Row[] = [
  [0.17, 1.0, -0.09, 0.8, 6, 17, -34, 1],
  [0.175, 0.935, -0.02, 0.74, 7.5, 23, -22, 1],
  [0.18, 0.895, -0.05, 0.56, 7, 21, -46, 1],
  [-0.185, 0.9, -0.1, 0.69, 5.5, 20, 16, -1],
  [-0.18, 0.8, -0.03, 0.6, 5.5, 24, 26, -1],
  [-0.04, 0.72, -0.09, 0.5, 4, 22, -10, 1],
  [0.165, 1.055, -0.14, 0.88, 5.5, 16, -22, 1],
  [0.13, 1.1, -0.12, 0.99, 3.6, 13, -12, 1],
  [-0.12, 1.09, 0.06, 1.01, 3.4, 13, -10, -1],
  [-0.165, 0.97, -0.05, 0.83, 4.5, 16, -12, -1],
  [0.11, 1.175, -0.03, 1.115, 2.6, 11, -6, 1],
  [-0.115, 1.175, 0.02, 1.12, 3, 11, -8, -1],
  [0.185, 0.83, 0.04, 0.43, 7.5, 24, -30, 1],
  [-0.02, 1.235, -0.1, 1.135, 2.6, 12, 4, 1],
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

/** What a sewn bodice shows when nobody breathes in it: pulls from the armpits, and creases above the waist. */
const BODICE: readonly Row[] = [
  [0.16, 1.325, 0.085, 1.275, 2.4, 9, 4, 1],
  [0.165, 1.3, 0.1, 1.235, 2.2, 9, 5, 1],
  [-0.16, 1.32, -0.09, 1.265, 2.3, 9, -4, -1],
  [-0.165, 1.29, -0.105, 1.22, 2, 9, -5, -1],
  [0.165, 1.135, 0.05, 1.15, 2.2, 8, -5, 1],
  [0.16, 1.165, 0.07, 1.185, 1.7, 8, -4, 1],
  [-0.165, 1.14, -0.06, 1.158, 2.1, 8, 5, -1],
  [-0.16, 1.17, -0.075, 1.192, 1.6, 8, 4, -1],
];

/** `mirror` flips the drags to the other hip; each fold's ends move by up to 15 mm and its height by 30 %. */
export function biasFolds({ bias, ruching, bodice }: Folding, mirror: boolean, random: Random): HeightField {
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
  folds.push(...BODICE.filter(() => bodice > 0).map((row) => fold(row, bodice)));
  return foldField([...folds, ...RUCHES.filter(() => ruching > 0).map((row) => fold(row, ruching))]);
}
