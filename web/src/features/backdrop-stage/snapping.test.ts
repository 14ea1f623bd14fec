import { expect, test } from 'vitest';
import { around, moved, resized, scaled } from './arrangement.ts';
import { percentOf, snapFrame, snapMove, snapScale, steppedScale } from './snapping.ts';

const picture = { width: 600, height: 800 };
const start = around(picture, 1);

test('near the centre the picture snaps to it, and a guide is shown', () => {
  const { arrangement, guides } = snapMove(moved(start, 7, -90), 10);
  expect(arrangement.placement).toMatchObject({ x: 300, y: 110 });
  expect(guides).toEqual({ x: [600], y: [] });
});

test('near an edge the picture snaps to it', () => {
  const { arrangement, guides } = snapMove(moved(start, 294, -195), 10);
  expect(arrangement.placement).toMatchObject({ x: 600, y: 0 });
  expect(guides).toEqual({ x: [1200], y: [0] });
});

test('beyond the reach nothing snaps', () => {
  const far = moved(start, 60, 60);
  expect(snapMove(far, 10)).toEqual({ arrangement: far, guides: { x: [], y: [] } });
});

test('a scale near 100 % becomes exactly 100 %, and one that nearly fills the canvas fills it', () => {
  expect(snapScale(1.02, start.canvas, picture)).toBe(1);
  expect(snapScale(1.48, start.canvas, picture)).toBe(1.5);
  expect(snapScale(1.3, start.canvas, picture)).toBe(1.3);
});

test('an edge of the canvas snaps to the edge of the picture, or to where both margins are equal', () => {
  const nearPicture = resized(start, { x: 1, y: 0 }, -293, 0);
  expect(snapFrame(nearPicture, { x: 1, y: 0 }, 10).arrangement.canvas.width).toBe(900);
  const nearEven = resized(moved(start, -100, 0), { x: 1, y: 0 }, -195, 0);
  const { arrangement, guides } = snapFrame(nearEven, { x: 1, y: 0 }, 10);
  expect(arrangement.canvas.width).toBe(1000);
  expect(guides.x).toEqual([500]);
});

test('100 % is shown for the original pixels only', () => {
  expect(percentOf(start, picture)).toBe(100);
  expect(percentOf(scaled(start, picture, 1.002), picture)).toBe(101);
  expect(percentOf(scaled(start, picture, 0.5), picture)).toBe(50);
});

test('keys step through multiples of 5 %, so that they always reach 100 %', () => {
  expect(steppedScale(0.98, 1)).toBe(1);
  expect(steppedScale(1, 1)).toBeCloseTo(1.05);
  expect(steppedScale(1.05, -1)).toBe(1);
  expect(steppedScale(1.02, -1)).toBe(1);
});
