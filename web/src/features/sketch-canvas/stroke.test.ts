import { expect, test } from 'vitest';
import { createSmoother, isFurther, straightEnd, widthAt } from './stroke.ts';

const touch = (x: number, y: number, pressure = 1) => ({ x, y, pressure });
/** Points of a line to the right that trembles by two pixels. */
const trembling = Array.from({ length: 40 }, (_, index) => touch(index * 4, index % 2 === 0 ? 2 : -2));

const drawn = (amount: number) => {
  const smoother = createSmoother(amount, touch(0, 0));
  return trembling.map(smoother.next);
};
const roughness = (amount: number) =>
  Math.max(
    ...drawn(amount)
      .slice(10)
      .map(({ y }) => Math.abs(y)),
  );

test('without smoothing a stroke is unchanged', () => {
  expect(drawn(0)).toEqual(trembling);
});

test('stronger smoothing removes more of the tremble', () => {
  expect(roughness(50)).toBeLessThan(1.2);
  expect(roughness(90)).toBeLessThan(roughness(50) / 2);
});

test('a smoothed line still ends where the pen was lifted', () => {
  const smoother = createSmoother(90, touch(0, 0));
  for (const each of trembling) smoother.next(each);
  expect(smoother.end()).toMatchObject({ x: 156, y: -2 });
});

test('pressure makes a line wider, and the lightest touch is still seen', () => {
  expect(widthAt({ size: 8 }, 1)).toBe(8);
  expect(widthAt({ size: 8 }, 0)).toBe(2);
});

test('a nearly level line becomes level, and a slanting one stays as it is', () => {
  const level = straightEnd(touch(10, 10), touch(110, 14));
  expect(level.y).toBeCloseTo(10);
  expect(level.x).toBeCloseTo(110.08, 1);
  expect(straightEnd(touch(0, 0), touch(100, 30))).toMatchObject({ x: 100, y: 30 });
  expect(straightEnd(touch(5, 5), touch(5, 5))).toMatchObject({ x: 5, y: 5 });
});

test('points too close to be visible are left out', () => {
  expect(isFurther(touch(0, 0), touch(0.2, 0), 4)).toBe(false);
  expect(isFurther(touch(0, 0), touch(2, 0), 4)).toBe(true);
});
