import { describe, expect, it } from 'vitest';
import type { Piece } from '../../words/prompt/brief.ts';
import { linearFromHex, luminance } from '../materials/colour.ts';
import { PATTERNS } from './index.ts';
import { patternPalette } from './pattern-palette.ts';
import { printOf } from './print-of.ts';

const out = new Float64Array(3);

describe.each(PATTERNS.map((pattern) => [pattern.name, pattern] as const))('the %s pattern', (_name, pattern) => {
  it('paints the same reflectance for the same point, within 0 and 1', () => {
    for (let k = 0; k < 300; k++) {
      const u = ((k * 0.6180339) % 1) * 0.8 - 0.4;
      const v = ((k * 0.7548776) % 1) * -1.2;
      pattern.paint(u, v, 0.0008, pattern.natural, out);
      const first = [...out];
      expect(Math.min(...first)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...first)).toBeLessThanOrEqual(1);
      pattern.paint(u, v, 0.0008, pattern.natural, out);
      expect([...out]).toEqual(first);
    }
  });

  it('fades to its mean colour instead of shimmering when a sample is larger than its drawing', () => {
    if (pattern.name === 'ombre') return;
    const mean = new Float64Array(3);
    const steps = 60;
    const size = 1.2;
    for (let j = 0; j < steps; j++) {
      for (let i = 0; i < steps; i++) {
        pattern.paint(((i + 0.37) / steps) * size, ((j + 0.61) / steps) * size, 0.0005, pattern.natural, out);
        for (let c = 0; c < 3; c++) mean[c] = mean[c]! + out[c]! / (steps * steps);
      }
    }
    pattern.paint(0.123, -0.456, 1.5, pattern.natural, out);
    for (let c = 0; c < 3; c++) expect(Math.abs(out[c]! - mean[c]!)).toBeLessThan(0.06);
  });

  it('tiles seamlessly after whole multiples of its own tile', () => {
    const repeat = { u: pattern.tile.u * 2, v: pattern.tile.v };
    for (let k = 0; k < 400; k++) {
      const u = ((k * 0.6180339) % 1) * repeat.u;
      const v = ((k * 0.7548776) % 1) * repeat.v;
      pattern.paint(u, v, 0.0008, pattern.natural, out, repeat);
      const first = [...out];
      for (const [aside, down] of [
        [1, 0],
        [0, 1],
        [-1, 1],
      ] as const) {
        pattern.paint(u + aside * repeat.u, v + down * repeat.v, 0.0008, pattern.natural, out, repeat);
        for (let c = 0; c < 3; c++) expect(out[c]).toBeCloseTo(first[c]!, 4);
      }
    }
  });

  it('has a natural colour for each ink and gives named colours places that exist', () => {
    expect(pattern.natural.length).toBeGreaterThanOrEqual(2);
    for (const slot of pattern.namedOrder) expect(pattern.natural[slot]).toBeDefined();
  });
});

describe('the palette of a pattern', () => {
  const gingham = PATTERNS.find((pattern) => pattern.name === 'gingham')!;
  const dots = PATTERNS.find((pattern) => pattern.name === 'polka-dots')!;
  const green = linearFromHex('#1f6b3a');

  it('keeps the pattern’s own colours when none is named', () => {
    expect(patternPalette(dots, [], [])).toEqual(dots.natural);
  });

  it('dyes the bands of a gingham and leaves its background white', () => {
    expect(patternPalette(gingham, [green], [])).toEqual([gingham.natural[0], green]);
  });

  it('gives white gingham a dark background, because its bands would be invisible', () => {
    const [ground] = patternPalette(gingham, [linearFromHex('#ffffff')], []);
    expect(luminance(ground!)).toBeLessThan(0.1);
  });

  it('takes the piece’s colour for the background when the motifs have one of their own', () => {
    const white = linearFromHex('#ffffff');
    expect(patternPalette(gingham, [white], [green])).toEqual([white, green]);
  });

  it('mixes the other inks from the named colours where those are all', () => {
    const floral = PATTERNS.find((pattern) => pattern.name === 'floral')!;
    const [blue, white] = [linearFromHex('#1f3f9b'), linearFromHex('#ffffff')];
    const palette = patternPalette(floral, [blue], [white], true);
    expect(palette).toHaveLength(floral.natural.length);
    for (const ink of palette)
      for (const [c, value] of ink.entries()) {
        expect(value).toBeGreaterThanOrEqual(blue[c]! - 1e-9);
        expect(value).toBeLessThanOrEqual(white[c]! + 1e-9);
      }
  });

  it('draws dark dots on a white background', () => {
    const [, dot] = patternPalette(dots, [linearFromHex('#ffffff')], []);
    expect(luminance(dot!)).toBeLessThan(0.1);
  });
});

describe('stripes', () => {
  const worn = (form: Piece['form'], name: NonNullable<Piece['pattern']>['name']) =>
    printOf({
      form,
      cut: null,
      colours: [],
      fabric: null,
      attributes: {},
      details: [],
      partFabrics: [],
      pattern: { name, colours: [] },
    })?.name;

  it('run round knitted pieces and along woven ones, unless words name a direction', () => {
    expect([worn('t-shirt', 'stripes'), worn('knitwear', 'stripes')]).toEqual(Array(2).fill('horizontal-stripes'));
    expect([worn('shirt', 'stripes'), worn('dress', 'stripes')]).toEqual(['stripes', 'stripes']);
    expect(worn('t-shirt', 'vertical-stripes')).toBe('vertical-stripes');
    expect(worn('t-shirt', 'pinstripe')).toBe('pinstripe');
  });
});
