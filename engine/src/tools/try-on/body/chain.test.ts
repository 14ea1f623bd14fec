import { describe, expect, it } from 'vitest';
import { chainLength, onChain, placeOnChain, type Chain } from './chain.ts';

const bent: Chain = {
  joints: [
    { x: 100, y: 100 },
    { x: 100, y: 180 },
    { x: 160, y: 180 },
  ],
  widths: [20, 16, 10],
};

describe('a limb as a chain', () => {
  it('is as long as its bones', () => {
    expect(chainLength(bent)).toBe(140);
  });

  it('gives positions along its bones and round the bend, with its left on the left', () => {
    expect(placeOnChain(bent, 40, 0)).toEqual({ x: 100, y: 140 });
    expect(placeOnChain(bent, 20, 8).x).toBeLessThan(100);
    expect(placeOnChain(bent, 130, 8).y).toBeGreaterThan(180);
    expect(placeOnChain(bent, 140, 0).x).toBeCloseTo(160);
  });

  it('continues straight beyond its end', () => {
    expect(placeOnChain(bent, 150, 0).x).toBeCloseTo(170);
  });

  it('locates a point by the nearest bone, its side and the width there', () => {
    const place = onChain(bent, { x: 90, y: 140 });
    expect(place.along).toBeCloseTo(40);
    expect(place.across).toBeCloseTo(10);
    expect(place.width).toBeCloseTo(18);
  });
});
