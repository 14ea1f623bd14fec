import { describe, expect, it } from 'vitest';
import { createFrame } from '../render/frame.ts';
import { joinStreaks } from './join-streaks.ts';

const SIZE = 240;

/** A frame filled with glass whose grey values are given by a function. */
function glass(grey: (x: number, y: number) => number) {
  const frame = createFrame(SIZE, SIZE, 2, []);
  frame.parts.fill(1);
  for (let k = 0; k < SIZE * SIZE; k++) frame.radiance.fill(grey(k % SIZE, Math.floor(k / SIZE)), k * 3, k * 3 + 3);
  return frame;
}

describe('light along the edges of glass', () => {
  it('joins a dashed line without spreading it', () => {
    const frame = glass((x, y) => (x === 120 && y % 2 === 0 ? 0.9 : 0.2));
    joinStreaks(frame, 1);
    const at = (x: number, y: number) => frame.radiance[(y * SIZE + x) * 3]!;
    expect(Math.abs(at(120, 100) - at(120, 101))).toBeLessThan(0.35);
    expect(at(124, 100)).toBeCloseTo(0.2, 3);
  });

  it('leaves plain glass and the border between two tones as they are', () => {
    const frame = glass((x) => (x < 120 ? 0.2 : 0.7));
    const before = frame.radiance.slice();
    joinStreaks(frame, 1);
    expect(frame.radiance.every((value, k) => Math.abs(value - before[k]!) < 1e-3)).toBe(true);
  });
});
