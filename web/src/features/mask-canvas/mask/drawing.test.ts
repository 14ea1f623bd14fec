import { expect, test } from 'vitest';
import { coverageOf, coveredRect, createMask, invert } from './mask.ts';
import { fillPolygon } from './polygon.ts';
import { drawStroke, strokeRect } from './stroke.ts';

const size = { width: 64, height: 48 };
const hard = { hardness: 1, erases: false };
const at = (mask: { data: Uint8Array }, x: number, y: number) => mask.data[y * size.width + x]!;

test('a touch covers a disc of its radius with a smooth edge', () => {
  const mask = createMask(size);
  drawStroke(mask, { x: 30, y: 20, radius: 8 }, { x: 30, y: 20, radius: 8 }, hard);
  expect(at(mask, 30, 20)).toBe(255);
  expect(at(mask, 36, 20)).toBe(255);
  expect(at(mask, 40, 20)).toBe(0);
  expect(coverageOf(mask) * size.width * size.height).toBeCloseTo(Math.PI * 64, -1);
  expect([...new Set(mask.data)].length).toBeGreaterThan(3);
});

test('a stroke covers the whole way between two touches and changes nothing outside its rectangle', () => {
  const mask = createMask(size);
  const [from, to] = [
    { x: 10, y: 10, radius: 3 },
    { x: 50, y: 38, radius: 6 },
  ];
  drawStroke(mask, from, to, hard);
  for (let share = 0; share <= 1; share += 0.05) {
    expect(at(mask, Math.round(10 + 40 * share), Math.round(10 + 28 * share))).toBe(255);
  }
  const { left, top, right, bottom } = strokeRect(from, to, size);
  const covered = coveredRect(mask)!;
  expect(covered.left).toBeGreaterThanOrEqual(left);
  expect(covered.top).toBeGreaterThanOrEqual(top);
  expect(covered.right).toBeLessThanOrEqual(right);
  expect(covered.bottom).toBeLessThanOrEqual(bottom);
});

test('a soft brush falls off from its centre and does not build up where it passes twice', () => {
  const mask = createMask(size);
  const dab = { x: 30.5, y: 20.5, radius: 12 };
  const soft = { hardness: 0, erases: false };
  drawStroke(mask, dab, dab, soft);
  const values = [0, 3, 6, 9, 12].map((away) => at(mask, 30 + away, 20));
  expect(values).toEqual([...values].sort((a, b) => b - a));
  expect(values[2]).toBeGreaterThan(60);
  expect(values[2]).toBeLessThan(200);
  const once = mask.data.slice();
  drawStroke(mask, dab, dab, soft);
  expect(mask.data).toEqual(once);
});

test('the eraser uncovers pixels, and touches outside the picture are clipped', () => {
  const mask = createMask(size);
  invert(mask);
  drawStroke(mask, { x: -2, y: 0, radius: 6 }, { x: 10, y: 0, radius: 6 }, { hardness: 1, erases: true });
  expect(at(mask, 0, 0)).toBe(0);
  expect(at(mask, 40, 20)).toBe(255);
});

test('a closed line covers its inside, and half covers pixels that its edge cuts in two', () => {
  const mask = createMask(size);
  fillPolygon(
    mask,
    [
      { x: 10.5, y: 10 },
      { x: 30.5, y: 10 },
      { x: 30.5, y: 20 },
      { x: 10.5, y: 20 },
    ],
    false,
  );
  expect([at(mask, 10, 15), at(mask, 11, 15), at(mask, 30, 15), at(mask, 31, 15)]).toEqual([128, 255, 128, 0]);
  expect(coverageOf(mask) * size.width * size.height).toBeCloseTo(200, 0);
});

test('a lasso that crosses itself leaves no hole, and a line of two points covers nothing', () => {
  const mask = createMask(size);
  const star = [0, 2, 4, 1, 3].map((corner) => ({
    x: 30 + 18 * Math.sin((corner * 2 * Math.PI) / 5),
    y: 24 - 18 * Math.cos((corner * 2 * Math.PI) / 5),
  }));
  fillPolygon(mask, star, false);
  expect(at(mask, 30, 24)).toBe(255);
  const none = createMask(size);
  fillPolygon(none, star.slice(0, 2), false);
  expect(coveredRect(none)).toBeNull();
});
