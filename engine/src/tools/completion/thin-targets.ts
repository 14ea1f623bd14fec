import { REACH } from './level.ts';
import type { Level } from './level.ts';

/** Pixels between thinned targets: of the 49 patches over a pixel 9 to 16 remain. */
export const STRIDE = 2;

/**
 * Returns the level with every second of its targets in each direction, plus those next to the border of the picture,
 * so that their patches still cover the hole. After a coarser level neighbouring targets agree, so a quarter of them
 * gives the same result.
 */
export function thinTargets(level: Level): Level {
  const { width, height, targets } = level;
  return { ...level, targets: targets.filter((i) => thinnedPlace(i, width, height) === i) };
}

/** The position on the grid of thinned targets that represents the target `i`. */
export function thinnedPlace(i: number, width: number, height: number): number {
  const x = i % width;
  const y = (i - x) / width;
  const left = x % STRIDE === 0 && x !== width - 1 - REACH ? 1 : 0;
  const above = y % STRIDE === 0 && y !== height - 1 - REACH ? width : 0;
  return i - left - above;
}
