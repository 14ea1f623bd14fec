import { describe, expect, it } from 'vitest';
import { cielabOf } from './cielab.ts';
import type { Cielab } from './cielab.ts';
import { colourDifference } from './colour-difference.ts';

/** Pairs of table 1 of Sharma, Wu, Dalal 2005, by their number there, with the published difference. */
const published: readonly (readonly [pair: number, first: Cielab, second: Cielab, difference: number])[] = [
  [1, [50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [2, [50, 3.1571, -77.2803], [50, 0, -82.7485], 2.8615],
  [4, [50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
  [7, [50, 0, 0], [50, -1, 2], 2.3669],
  [9, [50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [11, [50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
  [14, [50, -0.001, 2.49], [50, 0.0011, -2.49], 4.7461],
  [16, [50, 2.5, 0], [50, 0, -2.5], 4.3065],
  [17, [50, 2.5, 0], [73, 25, -18], 27.1492],
  [20, [50, 2.5, 0], [58, 24, 15], 19.4535],
  [25, [60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [26, [63.0109, -31.0961, -5.8663], [62.8187, -29.7946, -4.0864], 1.263],
  [28, [35.0831, -44.1164, 3.7933], [35.0232, -40.0716, 1.5901], 1.8645],
  [30, [36.4612, 47.858, 18.3852], [36.2715, 50.5065, 21.2231], 1.4146],
  [31, [90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
  [33, [6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377],
  [34, [2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
];

describe('the CIEDE2000 difference', () => {
  it.each(published)('of published pair %i is the published one, in both directions', (_, first, second, expected) => {
    expect(colourDifference(first, second)).toBeCloseTo(expected, 4);
    expect(colourDifference(second, first)).toBeCloseTo(expected, 4);
  });

  it('of a colour and itself is zero', () => {
    expect(colourDifference(cielabOf('#3a5f8c'), cielabOf('#3a5f8c'))).toBe(0);
  });
});

describe('L*a*b* of an sRGB code', () => {
  it('is that of the standard for white, black and red', () => {
    const near = (code: Cielab, expected: Cielab) => code.forEach((v, i) => expect(v).toBeCloseTo(expected[i]!, 2));
    near(cielabOf('#ffffff'), [100, 0, 0]);
    near(cielabOf('#000000'), [0, 0, 0]);
    near(cielabOf('#ff0000'), [53.24, 80.09, 67.2]);
  });
});
