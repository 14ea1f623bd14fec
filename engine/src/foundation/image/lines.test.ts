import { expect, test } from 'vitest';
import { blur } from './blur.ts';
import { createInkPlane, drawStroke } from './stroke.ts';
import { thinLines } from './thin-lines.ts';
import { traceLines } from './trace-lines.ts';

test('blurring spreads a point evenly and keeps its sum', () => {
  const plane = new Float32Array(41 * 41);
  plane[20 * 41 + 20] = 1;
  const soft = blur(plane, 41, 41, 4);
  expect(soft.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 4);
  expect(soft[20 * 41 + 16]).toBeCloseTo(soft[16 * 41 + 20]!, 6);
  expect(soft[20 * 41 + 20]).toBeLessThan(0.05);
});

test('a thick bar thins to one line that is traced from end to end', () => {
  const width = 60;
  const mask = new Uint8Array(width * 30);
  for (let y = 12; y < 17; y++) mask.fill(1, y * width + 8, y * width + 50);
  thinLines(mask, width, 30);
  const lines = traceLines(mask, width, 10, 2);
  expect(lines).toHaveLength(1);
  const xs = lines[0]!.filter((_, i) => i % 2 === 0);
  expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(34);
  expect(Math.max(...lines[0]!.filter((_, i) => i % 2 === 1))).toBeLessThan(17);
});

test('short specks are not traced', () => {
  const mask = new Uint8Array(20 * 20);
  mask.fill(1, 10 * 20 + 5, 10 * 20 + 9);
  expect(traceLines(mask, 20, 6, 1)).toHaveLength(0);
});

test('a stroke is as wide as its radius says and leaves a gap where the radius is 0', () => {
  const plane = createInkPlane(80, 20);
  const line = Float32Array.from({ length: 120 }, (_, i) => (i % 2 === 0 ? 10 + i / 2 : 10));
  drawStroke(plane, line, (share) => (share > 0.4 && share < 0.6 ? 0 : 3));
  const column = (x: number) => Array.from({ length: 20 }, (_, y) => plane.ink[y * 80 + x]!).reduce((a, b) => a + b, 0);
  expect(column(20)).toBeCloseTo(6, 0);
  expect(column(40)).toBe(0);
});
