import { describe, expect, it } from 'vitest';
import { adjustColour, colourTable, isNeutralColour } from './adjust-colour.ts';
import { FILTERS, LIGHT_SLIDERS, NEUTRAL_ADJUSTMENT, type Adjustment, type LightSlider } from './adjustment.schema.ts';
import { COLOUR_TABLE_SIDE } from './colour-table.ts';
import { lumaOf, type Colour } from './colour-arithmetic.ts';

const light = (changes: Partial<Adjustment['light']>): Adjustment => ({
  ...NEUTRAL_ADJUSTMENT,
  light: { ...NEUTRAL_ADJUSTMENT.light, ...changes },
});
const filtered = (filter: Adjustment['filter'], filter_opacity = 100): Adjustment => ({
  ...NEUTRAL_ADJUSTMENT,
  filter,
  filter_opacity,
});
const grey = (value: number): Colour => [value, value, value];
const greys = Array.from({ length: 101 }, (_, index) => index / 100);
const apply = (settings: Adjustment, colour: Colour) => adjustColour(colour, settings);
const luma = (settings: Adjustment, value: number) => lumaOf(apply(settings, grey(value)));
const chroma = (colour: Colour) => Math.max(...colour) - Math.min(...colour);

const SKIN: Colour = [0.85, 0.62, 0.5];

describe('neutral settings', () => {
  it('return every colour unchanged', () => {
    expect(isNeutralColour(NEUTRAL_ADJUSTMENT)).toBe(true);
    for (const colour of [SKIN, grey(0), grey(1), [1, 0, 0.25] as const]) {
      expect(apply(NEUTRAL_ADJUSTMENT, colour)).toEqual([...colour]);
    }
    const table = colourTable(NEUTRAL_ADJUSTMENT);
    const at = (COLOUR_TABLE_SIDE * 2 + 1) * 3;
    expect([...table.subarray(at, at + 3)]).toEqual([1 / 32, 2 / 32, 0].map(Math.fround));
  });

  it('include a filter with an opacity of 0', () => {
    expect(isNeutralColour(filtered('retro', 0))).toBe(true);
    expect(isNeutralColour(filtered('retro', 1))).toBe(false);
    expect(isNeutralColour(light({ shadows: 51 }))).toBe(false);
  });
});

describe.each([...LIGHT_SLIDERS])('the slider %s', (slider: LightSlider) => {
  it('keeps colours in range and the order of greys at every value', () => {
    for (const value of [0, 20, 50, 80, 100]) {
      const settings = light({ [slider]: value });
      let before = -1;
      for (const level of greys) {
        const colour = apply(settings, grey(level));
        for (const part of colour) expect(part).toBeGreaterThanOrEqual(0);
        for (const part of colour) expect(part).toBeLessThanOrEqual(1);
        const now = lumaOf(colour);
        expect(now).toBeGreaterThanOrEqual(before - 1e-9);
        before = now;
      }
    }
  });

  it('has a small effect for a small change', () => {
    for (const colour of [SKIN, grey(0.2), grey(0.8)] as const) {
      const moved = apply(light({ [slider]: 51 }), colour);
      for (const [index, part] of moved.entries()) expect(Math.abs(part - colour[index]!)).toBeLessThan(0.02);
    }
  });
});

describe('the light', () => {
  it('of exposure brightens and darkens without clipping white', () => {
    expect(luma(light({ exposure: 80 }), 0.5)).toBeGreaterThan(0.58);
    expect(luma(light({ exposure: 20 }), 0.5)).toBeLessThan(0.42);
    expect(luma(light({ exposure: 100 }), 0.9)).toBeLessThan(luma(light({ exposure: 100 }), 0.97));
    expect(luma(light({ exposure: 100 }), 1)).toBeCloseTo(1, 6);
  });

  it('of temperature moves between blue and orange and keeps the brightness', () => {
    const [warm, cold] = [apply(light({ temperature: 100 }), grey(0.5)), apply(light({ temperature: 0 }), grey(0.5))];
    expect(warm[0] - warm[2]).toBeGreaterThan(0.1);
    expect(cold[2] - cold[0]).toBeGreaterThan(0.1);
    expect(lumaOf(warm)).toBeCloseTo(0.5, 1);
  });

  it('of highlights does not reach the shadows, nor that of shadows the highlights', () => {
    expect(luma(light({ highlights: 0 }), 0.9)).toBeLessThan(0.8);
    expect(luma(light({ highlights: 100 }), 0.7)).toBeGreaterThan(0.75);
    expect(luma(light({ highlights: 0 }), 0.2)).toBeCloseTo(0.2, 6);
    expect(luma(light({ shadows: 100 }), 0.15)).toBeGreaterThan(0.28);
    expect(luma(light({ shadows: 100 }), 0)).toBeCloseTo(0, 6);
    expect(luma(light({ shadows: 0 }), 0.9)).toBeCloseTo(0.9, 6);
  });

  it('of saturation goes from grey to twice the colour', () => {
    expect(chroma(apply(light({ saturation: 0 }), SKIN))).toBeCloseTo(0, 6);
    expect(chroma(apply(light({ saturation: 80 }), SKIN))).toBeGreaterThan(chroma(SKIN) * 1.4);
  });

  it('of contrast separates light from dark around middle grey', () => {
    const strong = light({ contrast: 90 });
    expect(luma(strong, 0.25)).toBeLessThan(0.2);
    expect(luma(strong, 0.75)).toBeGreaterThan(0.8);
    expect(luma(strong, 0.5)).toBeCloseTo(0.5, 6);
    expect(luma(light({ contrast: 0 }), 0)).toBeGreaterThan(0.15);
  });
});

describe('filters', () => {
  it('change colours, except with an opacity of 0', () => {
    for (const filter of FILTERS.filter((name) => name !== 'none')) {
      expect(apply(filtered(filter), SKIN)).not.toEqual([...SKIN]);
      expect(apply(filtered(filter, 0), SKIN)).toEqual([...SKIN]);
    }
  });

  it('have the effects that their names promise', () => {
    expect(chroma(apply(filtered('black&white'), SKIN))).toBe(0);
    expect(chroma(apply(filtered('colourful'), SKIN))).toBeGreaterThan(chroma(SKIN));
    expect(lumaOf(apply(filtered('retro'), grey(0)))).toBeGreaterThan(0.05);
    const summer = apply(filtered('summer'), grey(0.6));
    expect(summer[0]).toBeGreaterThan(summer[2]);
    const [dark, bright] = [apply(filtered('vibe'), grey(0.2)), apply(filtered('vibe'), grey(0.85))];
    expect(dark[2]).toBeGreaterThan(dark[0]);
    expect(bright[0]).toBeGreaterThan(bright[2]);
  });
});
