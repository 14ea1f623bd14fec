import { expect, test } from 'vitest';
import { fitCurve } from './fit-curve.ts';

const circle = Float32Array.from({ length: 402 }, (_, i) => {
  const angle = (Math.floor(i / 2) / 200) * Math.PI * 2;
  return 100 * (i % 2 === 0 ? Math.cos(angle) : Math.sin(angle));
});

test('a round line becomes a few curves that stay within the tolerance', () => {
  const curve = fitCurve(circle, 0.5);
  expect((curve.length - 2) / 6).toBeLessThan(9);
  for (let i = 0; i + 7 < curve.length; i += 6) {
    const p = curve.slice(i, i + 8);
    const x = (p[0]! + 3 * p[2]! + 3 * p[4]! + p[6]!) / 8;
    const y = (p[1]! + 3 * p[3]! + 3 * p[5]! + p[7]!) / 8;
    expect(Math.abs(Math.hypot(x, y) - 100)).toBeLessThan(0.6);
  }
});

test('a corner stays a corner', () => {
  const bent = Float32Array.from({ length: 82 }, (_, i) => {
    const at = Math.floor(i / 2);
    return i % 2 === 0 ? Math.min(at, 20) : Math.max(0, at - 20);
  });
  const curve = fitCurve(bent, 0.3);
  const ends = Array.from({ length: (curve.length - 2) / 6 }, (_, i) => curve.slice(i * 6 + 6, i * 6 + 8));
  expect(ends.some(([x, y]) => Math.hypot(x! - 20, y!) < 1.1)).toBe(true);
});

test('a single point is no curve', () => {
  expect(fitCurve(new Float32Array([3, 4]), 1)).toEqual([]);
});
