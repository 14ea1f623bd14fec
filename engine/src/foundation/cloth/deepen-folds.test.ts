import { describe, expect, it } from 'vitest';
import { deepenFolds } from './deepen-folds.ts';

/** A sheet of 40 by 40 squares of a centimetre whose height follows a wave of the given length, metres. */
function waved(length: number): { positions: Float32Array; indices: Uint32Array } {
  const side = 41;
  const positions = new Float32Array(side * side * 3);
  const indices: number[] = [];
  for (let j = 0; j < side; j++)
    for (let i = 0; i < side; i++) {
      const k = j * side + i;
      positions.set([i * 0.01, j * 0.01, 0.005 * Math.sin((i * 0.01 * Math.PI * 2) / length)], k * 3);
      if (i + 1 < side && j + 1 < side) indices.push(k, k + 1, k + side, k + 1, k + side + 1, k + side);
    }
  return { positions, indices: new Uint32Array(indices) };
}

const middleHeights = (positions: Float32Array): number[] =>
  Array.from({ length: 21 }, (_, i) => positions[(20 * 41 + 10 + i) * 3 + 2]!);

const highest = (positions: Float32Array): number => Math.max(...middleHeights(positions));

describe('deepening folds', () => {
  it('raises folds as wide as a finger and leaves the shape of the body', () => {
    const fold = waved(0.06);
    const shape = waved(0.4);
    const [foldBefore, shapeBefore] = [highest(fold.positions), highest(shape.positions)];
    for (const { positions, indices } of [fold, shape]) {
      deepenFolds(positions, indices, new Float32Array(positions.length / 3).fill(1));
    }
    expect(highest(fold.positions)).toBeGreaterThan(foldBefore * 1.2);
    expect(highest(shape.positions)).toBeLessThan(shapeBefore * 1.1);
  });

  it('moves nothing where the share is 0', () => {
    const { positions, indices } = waved(0.06);
    const before = positions.slice();
    deepenFolds(positions, indices, new Float32Array(positions.length / 3));
    expect(positions).toEqual(before);
  });
});
