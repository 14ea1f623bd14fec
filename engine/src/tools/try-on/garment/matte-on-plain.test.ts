import { describe, expect, it } from 'vitest';
import type { EngineMask, EnginePixels } from '../../../foundation/image/pixels.ts';
import { drawTop } from '../testing/draw-shapes.ts';
import { matteOnPlain } from './matte-on-plain.ts';

const { width, height, alpha } = drawTop(150);

/** The top of `drawTop` in one colour before one of 244 levels; `shift` changes the background, in levels. */
function photograph(colour: number, shift: (x: number, y: number) => number = () => 0) {
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++)
    data.fill(alpha[i]! > 0 ? colour : 244 + shift(i % width, Math.floor(i / width)), 3 * i, 3 * i + 3);
  return { width, height, channels: 3, data } satisfies EnginePixels;
}

const matteOf = (isFound: (x: number, y: number) => boolean): EngineMask => ({
  width,
  height,
  data: alpha.map((value, i) => (isFound(i % width, Math.floor(i / width)) ? value : 0)),
});

/** Overlap of a matte with the top: intersection over union. */
function overlap({ data }: EngineMask): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < data.length; i++) {
    if (data[i]! >= 128 && alpha[i]! > 0) both++;
    if (data[i]! >= 128 || alpha[i]! > 0) either++;
  }
  return both / either;
}

const noise = (x: number, y: number): number => ((x * 31 + y * 17) % 9) - 4;

describe('the matte of a garment before a plain background', () => {
  it('contains pale cloth that the network missed, also before a noisy background', () => {
    const half = matteOf((x, y) => x < 90 && y < 120);
    expect(overlap(half)).toBeLessThan(0.4);
    expect(overlap(matteOnPlain(photograph(252), half))).toBeGreaterThan(0.95);
    expect(overlap(matteOnPlain(photograph(215, noise), half))).toBeGreaterThan(0.95);
  });

  it('has no shadow that falls on the background', () => {
    const shadow = (x: number, y: number) => -Math.max(0, 34 - Math.hypot(x - 150, y - 200));
    const whole = matteOf(() => true);
    expect(overlap(matteOnPlain(photograph(120, shadow), whole))).toBeGreaterThan(0.97);
  });

  it('has no edge of compression around the cloth', () => {
    const ringing = (x: number, y: number) =>
      [-3, 0, 3].some((dx) => [-3, 0, 3].some((dy) => (alpha[(y + dy) * width + x + dx] ?? 0) > 0)) ? -20 : 0;
    const holed = matteOf((x, y) => Math.hypot(x - 100, y - 120) > 25);
    expect(overlap(matteOnPlain(photograph(120, ringing), holed))).toBeGreaterThan(0.97);
  });

  it('is that of the network where the background has several colours', () => {
    const half = matteOf((x) => x < 100);
    expect(
      matteOnPlain(
        photograph(120, (x) => -x),
        half,
      ),
    ).toBe(half);
  });
});
