import { expect, test } from 'vitest';
import { bandBetween, isDrag, touches } from './drag-band.ts';

test('a movement of a few pixels is not a drag', () => {
  expect(isDrag({ x: 10, y: 10 }, { x: 15, y: 6 })).toBe(false);
  expect(isDrag({ x: 10, y: 10 }, { x: 10, y: 20 })).toBe(true);
});

test('a band spans its two corners in any direction', () => {
  const band = { left: 20, top: 5, right: 90, bottom: 60 };
  expect(bandBetween({ x: 90, y: 5 }, { x: 20, y: 60 })).toEqual(band);
  expect(bandBetween({ x: 20, y: 60 }, { x: 90, y: 5 })).toEqual(band);
});

test('a band touches pictures that it overlaps, but not those at its border', () => {
  const band = { left: 0, top: 0, right: 100, bottom: 100 };
  expect(touches(band, { left: 90, top: 90, right: 300, bottom: 300 })).toBe(true);
  expect(touches(band, { left: 40, top: 40, right: 50, bottom: 50 })).toBe(true);
  expect(touches(band, { left: 100, top: 0, right: 200, bottom: 100 })).toBe(false);
});
