import { expect, test } from 'vitest';
import { FITTED, MOST_ZOOM, pannedBy, zoomedAt } from './zoom-view.ts';

/** Where a point of the picture is seen, both in parts from the middle. */
const seen = (at: number, { scale, x }: { scale: number; x: number }) => at * scale + x;

test('keeps what is under the pointer in place', () => {
  const point = { x: 0.3, y: -0.2 };
  const zoomed = zoomedAt(FITTED, 2.5, point);
  expect(seen(0.3, zoomed)).toBeCloseTo(0.3);
  expect(zoomed.scale).toBe(2.5);
});

test('neither shrinks below fitting nor grows without end', () => {
  expect(zoomedAt(FITTED, 0.2, { x: 0.4, y: 0 })).toEqual(FITTED);
  expect(zoomedAt({ scale: 10, x: 0, y: 0 }, 9, { x: 0, y: 0 }).scale).toBe(MOST_ZOOM);
});

test('never moves the picture out of its place', () => {
  expect(pannedBy(FITTED, 0.4, 0.4)).toEqual(FITTED);
  expect(pannedBy({ scale: 3, x: 0, y: 0 }, 5, -5)).toEqual({ scale: 3, x: 1, y: -1 });
});
