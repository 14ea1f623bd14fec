import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import { signalToNoise } from '../testing/compare-doubled.ts';
import { cleanPicture } from './clean-picture.ts';
import { brightness } from './colour-planes.ts';
import { findGrid } from './find-grid.ts';

const [width, height] = [272, 144];

/** Soft shades, edges and stripes in several colours. */
function scene(): EnginePixels {
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const disc = Math.hypot(x - 90, y - 70) < 50;
    const stripes = x > 180 ? 28 * Math.sin(x * 0.9 + y * 0.2) : 0;
    const shade = 60 * Math.sin(x / 37) * Math.cos(y / 29) + stripes;
    data.set(disc ? [190 + shade / 4, 70, 60 + shade / 4] : [120 + shade, 130 + shade / 2, 140], 3 * i);
  }
  return { width, height, channels: 3, data };
}

const rawOf = ({ width, height, channels }: EnginePixels) => ({ raw: { width, height, channels } });

async function compressed(source: EnginePixels, quality: number): Promise<EnginePixels> {
  const file = await sharp(source.data, rawOf(source)).jpeg({ quality }).toBuffer();
  return { ...source, data: new Uint8Array(await sharp(file).raw().toBuffer()) };
}

/** Adds noise that is nearly normal, of a deviation in levels. */
function noisy(source: EnginePixels, deviation: number): EnginePixels {
  let state = 1;
  const random = () => (state = (state * 1664525 + 1013904223) >>> 0) / 2 ** 32 - 0.5;
  const data = source.data.map((value) => {
    const normal = random() + random() + random() + random();
    return Math.min(255, Math.max(0, Math.round(value + normal * Math.sqrt(3) * deviation)));
  });
  return { ...source, data };
}

async function crop(source: EnginePixels, left: number, top: number): Promise<EnginePixels> {
  const size = { left, top, width: width - left, height: height - top };
  const data = new Uint8Array(await sharp(source.data, rawOf(source)).extract(size).raw().toBuffer());
  return { width: size.width, height: size.height, channels: 3, data };
}

const gridOf = ({ width, height, data }: EnginePixels) =>
  findGrid({
    width,
    height,
    data: Float32Array.from({ length: width * height }, (_, i) =>
      brightness(data[3 * i]!, data[3 * i + 1]!, data[3 * i + 2]!),
    ),
  });
const clean = (source: EnginePixels) => cleanPicture(source, () => undefined);

describe('cleaning a picture before it is enlarged', () => {
  it('reads the blocks and steps of a JPEG from its pixels, also after a crop', async () => {
    const source = await compressed(scene(), 50);
    const grid = gridOf(source)!;
    expect([grid.left, grid.top]).toEqual([0, 0]);
    // The standard's table applies as it is at this quality.
    expect([...grid.steps.subarray(1, 4)]).toEqual([11, 10, 16]);
    const shifted = gridOf(await crop(source, 3, 5))!;
    expect([shifted.left, shifted.top]).toEqual([5, 3]);
    expect(gridOf(scene())).toBeNull();
  });

  it.each([30, 70])('brings a JPEG of quality %s nearer to what was compressed', async (quality) => {
    const truth = scene();
    const source = await compressed(truth, quality);
    const gain = signalToNoise(await clean(source), truth) - signalToNoise(source, truth);
    expect(gain).toBeGreaterThan(0.45);
  });

  it('takes out noise of 8 levels', async () => {
    const truth = scene();
    const source = noisy(truth, 8);
    const gain = signalToNoise(await clean(source), truth) - signalToNoise(source, truth);
    expect(gain).toBeGreaterThan(5);
  });

  it('returns a clean picture as it is', async () => {
    const truth = scene();
    expect(await clean(truth)).toBe(truth);
    const ramps = { ...truth, data: truth.data.map((_, i) => ((i % 3) + 3 * Math.floor(i / 3)) % 256) };
    expect(await clean(ramps)).toBe(ramps);
    const fine = await compressed(truth, 100);
    expect(signalToNoise(await clean(fine), fine)).toBeGreaterThan(45);
  });

  it('leaves no seam between tiles', async () => {
    const source = await compressed(scene(), 40);
    const parts = await clean(source);
    // A crop by a multiple of the block has its tiles at other places.
    const moved = await clean(await crop(source, 32, 0));
    let most = 0;
    for (let y = 40; y < height - 40; y++)
      for (let x = 64; x < width - 40; x++)
        for (let c = 0; c < 3; c++) {
          const there = moved.data[3 * (y * moved.width + x - 32) + c]!;
          most = Math.max(most, Math.abs(parts.data[3 * (y * width + x) + c]! - there));
        }
    expect(most).toBeLessThanOrEqual(1);
  });

  it('changes no transparency, and draws no colour that lies hidden in it into edges', async () => {
    const source = await compressed(scene(), 40);
    const data = new Uint8Array(width * height * 4);
    for (let i = 0; i < width * height; i++)
      if (i % width >= 100) data.set([...source.data.subarray(3 * i, 3 * i + 3), 255], 4 * i);
    const found = await clean({ width, height, channels: 4, data });
    for (let i = 0; i < width * height; i++) {
      expect(found.data[4 * i + 3]).toBe(data[4 * i + 3]);
      if (i % width >= 100 && i % width < 104)
        expect(Math.abs(found.data[4 * i + 1]! - data[4 * i + 1]!)).toBeLessThan(60);
    }
  });

  it('stops between tiles, and while it reads whether there is damage', async () => {
    const stop = (share: number) => {
      if (share > 0) throw new Error('stopped');
    };
    await expect(cleanPicture(await compressed(scene(), 40), stop)).rejects.toThrow('stopped');
    const stopAtOnce = () => {
      throw new Error('stopped');
    };
    await expect(cleanPicture(scene(), stopAtOnce)).rejects.toThrow('stopped');
  });
});
