import { expect, it } from 'vitest';
import { turnGrain } from './turn-grain.ts';

it('runs the cloth of a slanting sleeve along the sleeve, and leaves that of an upright one unchanged', () => {
  const [width, height] = [60, 60];
  const inside = (slant: number) =>
    Uint16Array.from({ length: width * height }, (_, k) => {
      const [x, y] = [(k % width) - 30, Math.floor(k / width) - 30];
      return Math.abs(y) < 20 && Math.abs(x - slant * y) < 6 ? 1 : 0;
    });
  const u = Float32Array.from({ length: width * height }, (_, k) => (k % width) - 30);
  const v = Float32Array.from({ length: width * height }, (_, k) => -Math.floor(k / width));
  const turned = (slant: number) => {
    const regions = { width, height, labels: inside(slant), count: 1 };
    return turnGrain(0, { regions, planOf: [-1, 0], u, v, pixel: 1 });
  };
  const [top, bottom] = [18 * width + 30 - 9, 42 * width + 30 + 9];
  const slanting = turned(0.75);
  expect(Math.abs(slanting.u[bottom]! - slanting.u[top]!)).toBeLessThan(2);
  expect(slanting.v[top]! - slanting.v[bottom]!).toBeCloseTo(Math.hypot(24, 18), 0);
  const upright = turned(0);
  expect(upright.u[bottom]! - upright.u[top]!).toBeCloseTo(18, 0);
});
