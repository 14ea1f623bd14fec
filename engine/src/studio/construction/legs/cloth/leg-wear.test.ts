import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../foundation/geometry/random.ts';
import { trouserCut } from '../cut/cut.ts';
import { legNet } from './leg-net.ts';
import { legShape } from '../cut/leg-shape.ts';
import { bakeLegWear } from './leg-wear.ts';

const piece = {
  form: 'jeans',
  cut: null,
  colours: [],
  fabric: null,
  pattern: null,
  details: [],
  partFabrics: [],
} as const;
const cut = trouserCut({ ...piece, attributes: {} });
const net = legNet(cut, legShape(cut), 0.16);
const wash = { rubbed: 0.6, base: 0, folds: 0.7, mottled: false };

function mean(
  wear: (s: number, height: number) => number,
  from: number,
  to: number,
  low: number,
  high: number,
): number {
  let sum = 0;
  for (let i = 0; i < 20; i++)
    for (let j = 0; j < 20; j++) sum += wear(from + ((to - from) * i) / 20, low + ((high - low) * j) / 20);
  return sum / 400;
}

describe('the wear of a leg', () => {
  it('is palest at mid-thigh and on the seat, and leaves seams and ankles dark', () => {
    const wear = bakeLegWear(net, wash, createRandom(3));
    const thigh = mean(wear, 0.2, 0.3, 0.6, 0.72);
    expect(thigh).toBeGreaterThan(mean(wear, 0.2, 0.3, 0.06, 0.16) + 0.2);
    expect(thigh).toBeGreaterThan(mean(wear, 0.48, 0.52, 0.6, 0.72) + 0.3);
    expect(mean(wear, 0.72, 0.8, 0.8, 0.88)).toBeGreaterThan(mean(wear, 0.72, 0.8, 0.96, 1) + 0.1);
  });

  it('differs from leg to leg and is the same for the same seed', () => {
    const [one, again, other] = [3, 3, 4].map((seed) => bakeLegWear(net, wash, createRandom(seed)));
    expect(one!(0.27, 0.83)).toBe(again!(0.27, 0.83));
    expect(mean((s, y) => Math.abs(one!(s, y) - other!(s, y)), 0.1, 0.4, 0.4, 0.9)).toBeGreaterThan(0.02);
  });
});
