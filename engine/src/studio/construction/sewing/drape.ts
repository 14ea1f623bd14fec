import { foldField } from '../../../foundation/geometry/tables/fold-field.ts';
import type { Fold, HeightField } from '../../../foundation/geometry/tables/fold-field.ts';
import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { noise3 } from '../../../foundation/geometry/noise.ts';
import { between } from '../../../foundation/geometry/random.ts';
import type { Random } from '../../../foundation/geometry/random.ts';
import type { Drape } from '../../fabrics/fabric.ts';

/** Factors that scale fold lists, which are written for mid-weight jersey, to another fabric. */
export interface FoldScale {
  readonly height: number;
  readonly width: number;
}

/**
 * Returns larger widths for stiff and heavy cloth, which folds wider, and larger heights for soft and light cloth,
 * which folds more sharply.
 */
export function foldScale({ stiffness, weight }: Drape): FoldScale {
  return { height: 1.12 - 0.42 * stiffness - 0.12 * weight, width: 0.82 + 0.3 * stiffness + 0.22 * weight };
}

/**
 * Puts folds that are written for the wearer's left (x > 0) on both sides of a garment. Each side varies on its own,
 * because folds that are exactly mirrored look artificial. `wander`: see `vary`.
 */
export function bothSides(folds: readonly Fold[], random: Random, wander: number): Fold[] {
  return [1, -1].flatMap((side) =>
    vary(
      folds.map((fold) => mirror(fold, side)),
      random,
      wander,
    ),
  );
}

/**
 * Varies folds at random: their ends move by up to `wander` metres along each axis, the first end by 0.6 of that; their
 * heights change by -35 to 25 %, their widths by -15 to 25 %, and their bends by up to 0.3 of `wander`.
 */
export function vary(folds: readonly Fold[], random: Random, wander: number): Fold[] {
  return folds.map((fold) => ({
    ...fold,
    from: nudge(fold.from, random, wander * 0.6),
    to: nudge(fold.to, random, wander),
    height: fold.height * between(random, 0.65, 1.25),
    width: fold.width * between(random, 0.85, 1.25),
    bend: (fold.bend ?? 0) + between(random, -0.3, 0.3) * wander,
  }));
}

function mirror(fold: Fold, side: number): Fold {
  if (side > 0) return fold;
  return {
    ...fold,
    from: [-fold.from[0], fold.from[1]],
    to: [-fold.to[0], fold.to[1]],
    bend: -(fold.bend ?? 0),
    skew: -(fold.skew ?? 1),
  };
}

function nudge([x, y]: readonly [number, number], random: Random, by: number): readonly [number, number] {
  return [x + between(random, -by, by), y + between(random, -by, by)];
}

/** The height field of folds whose heights and widths are multiplied by the factors of a fabric. */
export function scaledFolds(folds: readonly Fold[], scale: FoldScale): HeightField {
  return foldField(
    folds.map((fold) => ({ ...fold, height: fold.height * scale.height, width: fold.width * scale.width })),
  );
}

/** Slow unevenness of hanging cloth in metres. It is small, because a larger one would look like crumpled paper. */
export function unevenness(x: number, y: number, z: number): number {
  return 0.0016 * noise3(x * 9 + 3, y * 5, z * 9) + 0.0006 * noise3(x * 22, y * 13 + 7, z * 22);
}

/** Returns 1 on the front of a garment and 0 on its back, with a soft transition at the side. */
export function frontShare(z: number): number {
  return smoothstep(-0.03, 0.045, z);
}
