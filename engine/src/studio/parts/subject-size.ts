import type { Scene } from './scene.ts';

/** Longest side in metres of the subject with its stand: about 1.5 for a gown, 0.3 for a shoe. */
export function subjectSize({ bounds: { min, max } }: Scene): number {
  return Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
}
