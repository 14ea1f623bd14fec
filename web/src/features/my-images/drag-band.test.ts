import { expect, test } from 'vitest';
import { bandBetween, isDrag, touches } from './drag-band.ts';

test('a hand that trembles does not drag', () => {
  expect(isDrag({ x: 10, y: 10 }, { x: 15, y: 6 })).toBe(false);
  expect(isDrag({ x: 10, y: 10 }, { x: 10, y: 20 })).toBe(true);
});

test('a band lies between its ends, in whichever direction it is drawn', () => {
  const band = { left: 20, top: 5, right: 90, bottom: 60 };
  expect(bandBetween({ x: 90, y: 5 }, { x: 20, y: 60 })).toEqual(band);
  expect(bandBetween({ x: 20, y: 60 }, { x: 90, y: 5 })).toEqual(band);
});

test('a band touches what it overlaps, and not what only borders on it', () => {
  const band = { left: 0, top: 0, right: 100, bottom: 100 };
  expect(touches(band, { left: 90, top: 90, right: 300, bottom: 300 })).toBe(true);
  expect(touches(band, { left: 40, top: 40, right: 50, bottom: 50 })).toBe(true);
  expect(touches(band, { left: 100, top: 0, right: 200, bottom: 100 })).toBe(false);
});
