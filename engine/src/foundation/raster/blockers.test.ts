import { describe, expect, it } from 'vitest';
import { createBlockers, lightPastBlockers } from './blockers.ts';

/** A square of 40 texels at the centre of a map, `depth` nearer to the light than the ground at 0. */
function square(depth: number): Float32Array {
  const map = new Float32Array(256 * 256).fill(Infinity);
  for (let y = 108; y < 148; y++) map.fill(-depth, y * 256 + 108, y * 256 + 148);
  return map;
}

describe('a shadow on the ground', () => {
  it('is full below an object that touches the ground, and absent far from it', () => {
    const blockers = createBlockers(square(0.01), 256, false);
    expect(lightPastBlockers(blockers, 128, 128, 0, 100)).toBeLessThan(0.05);
    expect(lightPastBlockers(blockers, 20, 128, 0, 100)).toBe(1);
  });

  it('has a wider penumbra the farther the blocker is from the ground', () => {
    const near = createBlockers(square(0.05), 256, false);
    const far = createBlockers(square(0.4), 256, false);
    const outside = [156, 128] as const;
    expect(lightPastBlockers(near, ...outside, 0, 100)).toBeGreaterThan(lightPastBlockers(far, ...outside, 0, 100));
  });

  it('changes without a step from texel to texel', () => {
    const blockers = createBlockers(square(0.2), 256, false);
    let last = lightPastBlockers(blockers, 60, 128, 0, 100);
    for (let x = 60.5; x < 200; x += 0.5) {
      const here = lightPastBlockers(blockers, x, 128, 0, 100);
      expect(Math.abs(here - last)).toBeLessThan(0.05);
      last = here;
    }
  });

  it('has no gaps between scattered points when the map is closed', () => {
    const map = new Float32Array(64 * 64).fill(Infinity);
    for (let y = 20; y < 44; y += 2) for (let x = 20; x < 44; x += 2) map[y * 64 + x] = -0.01;
    expect(lightPastBlockers(createBlockers(map, 64, true), 32, 32, 0, 50)).toBeLessThan(0.1);
    expect(lightPastBlockers(createBlockers(map, 64, false), 32, 32, 0, 50)).toBeGreaterThan(0.6);
  });
});
