import { REACH } from './level.ts';
import type { Level } from './level.ts';

/** Pixels between thinned targets: of the 49 patches over a pixel 9 to 16 are left, of which each has its say. */
export const STRIDE = 2;

/**
 * The level with every second of its targets in each direction, and those next to the border of the picture, so that
 * patches of them still cover the hole. Where a coarser level has said what lies where, neighbours say the same, and a
 * quarter of them is as good as all.
 */
export function thinTargets(level: Level): Level {
  const { width, height, targets } = level;
  return { ...level, targets: targets.filter((i) => thinnedPlace(i, width, height) === i) };
}

/** The place on the grid of thinned targets that stands for the target `i`. */
export function thinnedPlace(i: number, width: number, height: number): number {
  const x = i % width;
  const y = (i - x) / width;
  const left = x % STRIDE === 0 && x !== width - 1 - REACH ? 1 : 0;
  const above = y % STRIDE === 0 && y !== height - 1 - REACH ? width : 0;
  return i - left - above;
}
