import { expect, test } from 'vitest';
import { distanceTo } from './distance.ts';
import { createMask, coverageOf, type Mask } from './mask.ts';
import { runMaskJob } from './mask-job.ts';

const size = { width: 40, height: 40 };

function square(from: number, to: number): Mask {
  const mask = createMask(size);
  for (let y = from; y < to; y++) mask.data.fill(255, y * size.width + from, y * size.width + to);
  return mask;
}

test('the distance to a set equals that of an exhaustive search', () => {
  const inSet = new Set([3 * 40 + 5, 20 * 40 + 31, 39 * 40]);
  const found = distanceTo((at) => inSet.has(at), size);
  for (let at = 0; at < found.length; at += 7) {
    const nearest = Math.min(
      ...[...inSet].map((other) => Math.hypot((at % 40) - (other % 40), Math.floor(at / 40) - Math.floor(other / 40))),
    );
    expect(found[at]).toBeCloseTo(nearest, 4);
  }
  expect(distanceTo(() => false, size)[0]).toBe(Infinity);
});

test('growing moves the outline out with round corners, shrinking moves it back', () => {
  const grown = { ...size, data: runMaskJob({ kind: 'grow', mask: square(15, 25), pixels: 5 }) };
  expect(grown.data[20 * 40 + 10]).toBe(255);
  expect(grown.data[20 * 40 + 8]).toBe(0);
  expect(grown.data[10 * 40 + 10]).toBe(0);
  const shrunk = { ...size, data: runMaskJob({ kind: 'grow', mask: grown, pixels: -5 }) };
  expect(coverageOf(shrunk) * 1600).toBeCloseTo(100, -1);
});

test('a mask that runs off the picture keeps its edge there when it shrinks', () => {
  const mask = createMask(size);
  mask.data.fill(255, 0, 20 * 40);
  const values = runMaskJob({ kind: 'grow', mask, pixels: -4 });
  expect(values[0]).toBe(255);
  expect(values[15 * 40 + 39]).toBe(255);
  expect(values[17 * 40 + 20]).toBe(0);
});

test('feathering softens the outline and leaves the covered area the same', () => {
  const mask = square(12, 28);
  const values = runMaskJob({ kind: 'feather', mask, pixels: 6 });
  expect(values[20 * 40 + 20]).toBeGreaterThan(240);
  expect(values[20 * 40 + 12]).toBeGreaterThan(100);
  expect(values[20 * 40 + 12]).toBeLessThan(160);
  expect(values[0]).toBe(0);
  expect(coverageOf({ ...size, data: values })).toBeCloseTo(coverageOf(mask), 2);
});

/** A grey picture with a red field that a grey bar divides in two. */
function parted(): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(40 * 40 * 4).fill(128);
  for (let y = 5; y < 35; y++) {
    for (let x = 5; x < 35; x++) if (x < 18 || x > 22) pixels.set([200, 20, 20, 255], (y * 40 + x) * 4);
  }
  return pixels;
}

test('a click selects the connected region of its colour and no other region of that colour', () => {
  const values = runMaskJob({ kind: 'flood', pixels: parted(), size, from: { x: 8.4, y: 20.9 }, tolerance: 24 });
  expect(values[20 * 40 + 8]).toBe(255);
  expect(values[5 * 40 + 5]).toBe(255);
  expect(values[20 * 40 + 30]).toBe(0);
  expect(values[20 * 40 + 20]).toBe(0);
});

test('a higher tolerance also selects colours that differ more', () => {
  const all = runMaskJob({ kind: 'flood', pixels: parted(), size, from: { x: 8, y: 20 }, tolerance: 130 });
  expect(all.every((value) => value === 255)).toBe(true);
});
