import { describe, expect, it } from 'vitest';
import { denimGrain } from './denim-grain.ts';

describe('the grain of denim', () => {
  it('neither lightens nor darkens the cloth as a whole, and stays within bounds', () => {
    let [fine, slub, max] = [0, 0, 0];
    for (let i = 0; i < 4000; i++) {
      const grain = denimGrain((i % 63) * 0.0041, Math.floor(i / 63) * 0.0037);
      fine += grain.fine / 4000;
      slub += grain.slub / 4000;
      max = Math.max(max, Math.abs(grain.fine), Math.abs(grain.slub));
    }
    expect(Math.abs(fine)).toBeLessThan(0.05);
    expect(Math.abs(slub)).toBeLessThan(0.08);
    expect(max).toBeLessThan(1.1);
  });

  it('continues over the edge of its tile without a seam', () => {
    const edge = 384 * 0.0007;
    for (const v of [0.01, 0.1, 0.2]) {
      const before = denimGrain(edge - 1e-6, v).fine;
      expect(denimGrain(edge + 1e-6, v).fine).toBeCloseTo(before, 2);
      expect(denimGrain(edge + 0.05, v).slub).toBeCloseTo(denimGrain(0.05, v + edge).slub, 6);
    }
  });
});
