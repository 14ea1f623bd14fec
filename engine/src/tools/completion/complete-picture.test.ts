import { describe, expect, it } from 'vitest';
import { completePicture } from './complete-picture.ts';
import { brushMask } from './testing/brush-mask.ts';
import { psnr, ssim } from './testing/fidelity.ts';
import { telea } from './testing/telea.ts';
import { structuredPictures, texturedPictures } from './testing/textured-pictures.ts';
import type { TestPicture } from './testing/textured-pictures.ts';

const SIDE = 72;

function complete({ width, height, rgb }: TestPicture, hole: Uint8Array, seed = 0, freedom = 0): Uint8Array {
  return completePicture({ width, height, rgb, hole, seed, freedom, onStep: () => {} });
}

/** Mean gains over Telea for a set of pictures: decibels and similarity. */
function gains(pictures: readonly TestPicture[], share: number) {
  const rows = pictures.map((picture, i) => {
    const compared = { ...picture, hole: brushMask(picture.width, picture.height, share, 7 + i) };
    const damaged = picture.rgb.slice();
    for (let k = 0; k < damaged.length; k++) if (compared.hole[Math.floor(k / 3)]) damaged[k] = 255;
    const own = complete({ ...picture, rgb: damaged }, compared.hole);
    const yardstick = telea({ ...picture, rgb: damaged, hole: compared.hole });
    return {
      decibels: psnr(own, picture.rgb, compared) - psnr(yardstick, picture.rgb, compared),
      similarity: ssim(own, picture.rgb, compared) - ssim(yardstick, picture.rgb, compared),
    };
  });
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { decibels: mean(rows.map((r) => r.decibels)), similarity: mean(rows.map((r) => r.similarity)) };
}

describe('completing a picture', () => {
  const sets = { textured: texturedPictures(SIDE), structured: structuredPictures(SIDE) };
  it.each([
    ['textured', 0.05],
    ['textured', 0.15],
    ['textured', 0.25],
    ['structured', 0.05],
    ['structured', 0.15],
    ['structured', 0.25],
  ] as const)('is nearer to the truth than Telea on %s pictures with %f of them missing', (set, share) => {
    const { decibels, similarity } = gains(sets[set], share);
    expect(decibels).toBeGreaterThan(0.5);
    expect(similarity).toBeGreaterThan(0.02);
  });

  it('reads nothing in the hole and changes nothing outside it', () => {
    const [picture] = sets.textured;
    const hole = brushMask(SIDE, SIDE, 0.1, 3);
    const other = picture!.rgb.map((value, i) => (hole[Math.floor(i / 3)] ? 255 - value : value));
    const filled = complete(picture!, hole);
    expect(complete({ ...picture!, rgb: other }, hole)).toEqual(filled);
    expect(filled.every((value, i) => hole[Math.floor(i / 3)] === 1 || value === picture!.rgb[i])).toBe(true);
  });

  it('gives the same completion for a seed and a different one for another seed', () => {
    const picture = sets.structured[1]!;
    const hole = brushMask(SIDE, SIDE, 0.2, 5);
    expect(complete(picture, hole, 2, 0.5)).toEqual(complete(picture, hole, 2, 0.5));
    expect(complete(picture, hole, 2, 0.5)).not.toEqual(complete(picture, hole, 3, 0.5));
  });

  it('keeps the grain of the surroundings', () => {
    const rgb = new Uint8Array(SIDE * SIDE * 3);
    for (let i = 0; i < rgb.length; i++) rgb[i] = 128 + ((Math.imul(i + 1, 2654435761) >>> 24) % 17) - 8;
    const hole = new Uint8Array(SIDE * SIDE);
    for (let y = 24; y < 50; y++) hole.fill(1, y * SIDE + 24, y * SIDE + 50);
    const filled = complete({ name: 'grain', width: SIDE, height: SIDE, rgb }, hole);
    const spread = (open: 0 | 1) => {
      let sum = 0;
      let count = 0;
      for (let i = SIDE; i < SIDE * SIDE - SIDE; i++) {
        if (hole[i] !== open || hole[i + 1] !== open) continue;
        sum += (filled[i * 3]! - filled[(i + 1) * 3]!) ** 2;
        count++;
      }
      return Math.sqrt(sum / count);
    };
    expect(spread(1) / spread(0)).toBeGreaterThan(0.7);
    expect(spread(1) / spread(0)).toBeLessThan(1.3);
  });

  it('continues a slope of light without a seam', () => {
    const rgb = new Uint8Array(SIDE * SIDE * 3);
    for (let i = 0; i < SIDE * SIDE; i++) rgb.fill(60 + Math.round((i % SIDE) * 1.2), i * 3, i * 3 + 3);
    const hole = new Uint8Array(SIDE * SIDE);
    for (let y = 26; y < 46; y++) hole.fill(1, y * SIDE + 26, y * SIDE + 46);
    const filled = complete({ name: 'slope', width: SIDE, height: SIDE, rgb }, hole);
    const worst = filled.reduce((most, value, i) => Math.max(most, Math.abs(value - rgb[i]!)), 0);
    expect(worst).toBeLessThan(4);
  });

  it('continues an outline straight across a hole that lies to one side of it', () => {
    const rgb = new Uint8Array(SIDE * SIDE * 3);
    const dark = (i: number) => i % SIDE < 40;
    for (let i = 0; i < SIDE * SIDE; i++)
      rgb.fill(dark(i) ? 50 + (Math.imul(i, 2654435761) >>> 28) : 226, i * 3, i * 3 + 3);
    const hole = new Uint8Array(SIDE * SIDE);
    for (let y = 20; y < 52; y++) hole.fill(1, y * SIDE + 34, y * SIDE + 62);
    const filled = complete({ name: 'outline', width: SIDE, height: SIDE, rgb }, hole);
    const wrong = filled.filter((value, k) => k % 3 === 0 && hole[k / 3] && value < 140 !== dark(k / 3)).length;
    expect(wrong).toBeLessThan(0.08 * hole.reduce((sum, open) => sum + open, 0));
  });

  it('leaves a picture unchanged when nothing of it is known', () => {
    const [picture] = sets.structured;
    expect(complete(picture!, new Uint8Array(SIDE * SIDE).fill(1))).toEqual(picture!.rgb);
  });

  it('stops with the error that `onStep` throws', () => {
    const [picture] = sets.textured;
    const hole = brushMask(SIDE, SIDE, 0.2, 3);
    let asked = 0;
    const onStep = () => {
      if (++asked > 30) throw new Error('stop');
    };
    expect(() => completePicture({ ...picture!, hole, seed: 0, freedom: 0, onStep })).toThrow('stop');
  });
});
