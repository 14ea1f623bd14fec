import { describe, expect, it } from 'vitest';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { cleanColours } from './colours/clean-colours.ts';
import { colourFields } from './colours/colour-fields.ts';
import { crispAlpha } from './crisp-alpha.ts';
import { layOnColour } from './colours/lay-on-colour.ts';
import { refineMatte } from './refine-matte.ts';

const SIDE = 512;
const RED = [200, 40, 50] as const;
const GREY = [150, 155, 160] as const;

const coverage = (radius: number, width: number) =>
  Float64Array.from({ length: SIDE * SIDE }, (_, i) => {
    const distance = Math.hypot((i % SIDE) - 256, Math.floor(i / SIDE) - 256);
    return Math.min(1, Math.max(0, (radius - distance) / width + 0.5));
  });

/**
 * A red disc on grey with edges of 1.5 pixels, and the same as a network sees it: 2 pixels too large with edges of 9.
 */
const truth = coverage(150, 1.5);
const seen = Uint8Array.from(coverage(152, 9), (share) => Math.round(255 * share));
const picture: EnginePixels = {
  width: SIDE,
  height: SIDE,
  channels: 3,
  data: Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, k) => {
    const share = truth[Math.floor(k / 3)]!;
    return Math.round(share * RED[k % 3]! + (1 - share) * GREY[k % 3]!);
  }),
};
const fields = await colourFields(picture, seen);
const refined = refineMatte(picture, seen, fields, () => undefined);
const errorOf = (alpha: Uint8Array) =>
  alpha.reduce((sum, opacity, i) => sum + Math.abs(opacity / 255 - truth[i]!), 0) / alpha.length;

describe('a refined matte', () => {
  it('follows the edge of the picture where the network saw a blurred and shifted one', () => {
    expect(errorOf(refined)).toBeLessThan(errorOf(seen) / 4);
  });

  it('stays near the answer of the network where subject and background have the same colour', async () => {
    const flat = { ...picture, data: new Uint8Array(picture.data.length).fill(200) };
    const alpha = refineMatte(flat, seen, await colourFields(flat, seen), () => undefined);
    const largest = alpha.reduce((max, opacity, i) => Math.max(max, Math.abs(opacity - seen[i]!)), 0);
    expect(largest).toBeLessThan(16);
  });

  it('stops with the error that `check` throws', () => {
    const stop = () => {
      throw new Error('stopped');
    };
    expect(() => refineMatte(picture, seen, fields, stop)).toThrow('stopped');
  });
});

describe('cleaned colours', () => {
  const cut = cleanColours(picture, refined, fields, () => undefined);

  it('are the subject alone in every pixel of the edge', () => {
    let furthest = 0;
    for (let i = 0; i < refined.length; i++) {
      if (refined[i]! < 64) continue;
      for (let c = 0; c < 3; c++) furthest = Math.max(furthest, Math.abs(cut.data[4 * i + c]! - RED[c]!));
    }
    expect(furthest).toBeLessThan(14);
  });

  it('stay as they are where nothing shines through', () => {
    expect([...cut.data.subarray(4 * (256 * SIDE + 256)).subarray(0, 4)]).toEqual([...RED, 255]);
  });

  it('have fewer partly transparent pixels when they are made crisp', () => {
    const partly = (data: Uint8Array) => data.filter((value, k) => k % 4 === 3 && value > 0 && value < 255).length;
    const crisp = crispAlpha(cut);
    expect(partly(crisp.data)).toBeLessThan(partly(cut.data));
    expect(errorOf(crisp.data.filter((_, k) => k % 4 === 3))).toBeLessThan(0.004);
  });

  it('show the colour outside the subject and leave the inside as it is', () => {
    const laid = layOnColour(cut, '#ffffff');
    expect([...laid.data.subarray(0, 3)]).toEqual([255, 255, 255]);
    expect([...laid.data.subarray(3 * (256 * SIDE + 256)).subarray(0, 3)]).toEqual([...RED]);
  });
});
