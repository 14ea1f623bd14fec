import { describe, expect, it } from 'vitest';
import { bodyOf, measureRegions } from '../regions/measure-regions.ts';
import { bareRegions } from './name-figure.ts';
import { nameObject } from './name-things.ts';

const [WIDTH, HEIGHT] = [120, 300];

/** Regions from rectangles (left, top, right, bottom), numbered from 1. */
function bodyFrom(boxes: readonly (readonly [number, number, number, number])[]) {
  const labels = new Uint16Array(WIDTH * HEIGHT);
  boxes.forEach(([left, top, right, bottom], index) => {
    for (let y = top; y < bottom; y++) labels.fill(index + 1, y * WIDTH + left, y * WIDTH + right);
  });
  return bodyOf(measureRegions({ width: WIDTH, height: HEIGHT, labels, count: boxes.length }));
}

const FACE = [51, 26, 69, 46] as const;
const BODICE = [42, 54, 78, 120] as const;
const SLEEVES = [[28, 56, 40, 130] as const, [80, 56, 92, 130] as const];
const HANDS = [[29, 130, 39, 146] as const, [81, 130, 91, 146] as const];
const SKIRT = [42, 120, 78, 210] as const;
const FEET = [[44, 210, 54, 292] as const, [64, 210, 74, 292] as const];
const words = { sleeves: true, trousers: false, skirt: true };

describe('the parts of a drawn figure that are not cloth', () => {
  it('include the face below a hat, the hat and the hands', () => {
    const hat = [[50, 12, 70, 20] as const, [40, 20, 80, 26] as const];
    const bare = bareRegions(bodyFrom([...hat, FACE, BODICE, ...SLEEVES, ...HANDS, SKIRT, ...FEET]), words);
    expect([1, 2, 3].map((label) => bare.get(label))).toEqual(['headwear', 'headwear', 'skin']);
    expect([7, 8].map((label) => bare.get(label))).toEqual(['skin', 'skin']);
    expect([4, 5, 6, 9].some((label) => bare.has(label))).toBe(false);
  });

  it('include hair, which is no wider than a face', () => {
    const bare = bareRegions(bodyFrom([[51, 14, 69, 26], FACE, BODICE, ...SLEEVES, SKIRT, ...FEET]), words);
    expect(bare.get(1)).toBe('hair');
    expect(bare.get(2)).toBe('skin');
  });
});

describe('the parts of a drawn thing', () => {
  it('include the band of a hat between its crown and its brim, which is none itself', () => {
    const hat = bodyFrom([
      [40, 100, 80, 124],
      [38, 124, 82, 134],
      [15, 134, 105, 142],
    ]);
    expect([...nameObject(hat, 'hat').values()]).toEqual(['main', 'band', 'main']);
  });

  it('include the hole of a ring, and the dial of a watch as a part of it', () => {
    const watch = bodyFrom([
      [30, 100, 90, 110],
      [30, 150, 90, 160],
      [30, 110, 40, 150],
      [80, 110, 90, 150],
      [40, 110, 80, 150],
    ]);
    expect(nameObject(watch, 'ring').get(5)).toBe('nothing');
    expect(nameObject(watch, 'watch').get(5)).toBe('main');
  });
});
