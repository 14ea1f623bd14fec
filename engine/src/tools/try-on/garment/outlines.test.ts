import { describe, expect, it } from 'vitest';
import { lowerOutline } from './leg-landmarks.ts';
import { upperOutline } from './upper-outline.ts';
import { drawCut, drawSkirt, drawTop, drawTrousers } from '../testing/draw-shapes.ts';

describe('the outline of a top', () => {
  it('has underarms, sleeves and a hem', () => {
    const { sides, hem, parts } = upperOutline(drawTop(150));
    expect(hem).toBeGreaterThan(220);
    expect(sides[0].underarm.x).toBeGreaterThan(50);
    expect(sides[0].underarm.x).toBeLessThan(70);
    expect(sides[1].underarm.x).toBeGreaterThan(130);
    expect(sides[0].sleeve?.end.x).toBeLessThan(40);
    expect(sides[1].sleeve?.end.x).toBeGreaterThan(160);
    expect(parts[60 * 200 + 40]).toBe(1);
    expect(parts[60 * 200 + 100]).toBe(0);
    expect(parts[60 * 200 + 160]).toBe(2);
  });

  it('has no sleeves where the sides only flare to a hem', () => {
    const dress = drawCut(
      200,
      240,
      (x, y) => y > 5 && y < 230 && Math.abs(x - 100) < (y < 100 ? 40 - 0.12 * y : 28 + 0.4 * (y - 100)),
    );
    expect(upperOutline(dress).sides.map(({ sleeve }) => sleeve)).toEqual([null, null]);
  });
});

describe('the outline of a garment for the legs', () => {
  it('has the crotch of trousers, and separates their legs', () => {
    const { crotch, parts, waist } = lowerOutline(drawTrousers());
    expect(waist).toBeLessThan(12);
    expect(crotch?.y).toBeGreaterThan(50);
    expect(crotch?.y).toBeLessThan(90);
    expect(parts[200 * 120 + 40]).toBe(1);
    expect(parts[200 * 120 + 80]).toBe(2);
  });

  it('has no crotch for a skirt', () => {
    expect(lowerOutline(drawSkirt()).crotch).toBeNull();
  });
});
