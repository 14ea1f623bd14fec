import { expect, test } from 'vitest';
import { FITTED, MAX_ZOOM, pannedBy, zoomedAt, zoomedOn } from './zoom-view.ts';

/** Position at which a point of the picture is drawn. Both are shares of the frame, from its centre. */
const seen = (at: number, { scale, x }: { scale: number; x: number }) => at * scale + x;

test('keeps the point under the pointer where it is', () => {
  const point = { x: 0.3, y: -0.2 };
  const zoomed = zoomedAt(FITTED, 2.5, point);
  expect(seen(0.3, zoomed)).toBeCloseTo(0.3);
  expect(zoomed.scale).toBe(2.5);
});

test('brings a small part to the middle, as far as the picture fills its frame', () => {
  const view = zoomedOn({ x: 0.6, y: 0.5, width: 0.09, height: 0.06 }, 6);
  expect(view.scale).toBeCloseTo(5);
  expect(seen(0.1, view)).toBeCloseTo(0);
  expect(zoomedOn({ x: 0.02, y: 0.5, width: 0.09, height: 0.06 }, 6).x).toBeCloseTo(2);
  expect(zoomedOn({ x: 0.5, y: 0.5, width: 0.01, height: 0.01 }, 6).scale).toBe(6);
  expect(zoomedOn({ x: 0.5, y: 0.5, width: 0.8, height: 0.3 }, 6)).toEqual(FITTED);
});

test('limits the zoom to between fitting and the maximum', () => {
  expect(zoomedAt(FITTED, 0.2, { x: 0.4, y: 0 })).toEqual(FITTED);
  expect(zoomedAt({ scale: 10, x: 0, y: 0 }, 9, { x: 0, y: 0 }).scale).toBe(MAX_ZOOM);
});

test('never moves the picture out of its frame', () => {
  expect(pannedBy(FITTED, 0.4, 0.4)).toEqual(FITTED);
  expect(pannedBy({ scale: 3, x: 0, y: 0 }, 5, -5)).toEqual({ scale: 3, x: 1, y: -1 });
});
