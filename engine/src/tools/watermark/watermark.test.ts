import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { addWatermark } from './add-watermark.ts';
import { decodeBits, encodeBits } from './error-correction.ts';
import { readWatermark } from './read-watermark.ts';

const SIDE = 768;
const bits = Uint8Array.from({ length: 64 }, (_, i) => ((i * 7919) >> 3) & 1);

/** A photograph-like picture: a plain ground that grows darker, and a checked disc on it. */
function drawing(): EnginePixels {
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const isDisc = Math.hypot(x - SIDE / 2, y - SIDE / 2) < SIDE / 3;
      const checked = ((x >> 4) + (y >> 4)) % 2 === 0 ? 24 : 0;
      const value = isDisc ? 90 + checked + (x % 5) : 216 - Math.round((24 * y) / SIDE);
      data.set([value, value - 6, value - 12], (y * SIDE + x) * 3);
    }
  }
  return { width: SIDE, height: SIDE, channels: 3, data };
}

const sharpOf = ({ width, height, channels, data }: EnginePixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

async function pixelsOf(picture: Sharp): Promise<EnginePixels> {
  const file = await picture.png().toBuffer();
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data: new Uint8Array(data) };
}

describe('the watermark', () => {
  const plain = drawing();
  let marked: EnginePixels;
  beforeAll(() => {
    marked = addWatermark(plain, bits);
  });

  it.each<readonly [string, (picture: Sharp) => Sharp | Promise<Sharp>]>([
    ['nothing', (picture) => picture],
    ['JPEG of quality 70', async (picture) => sharp(await picture.jpeg({ quality: 70 }).toBuffer())],
    ['half the size', (picture) => picture.resize(SIDE / 2)],
    ['a crop of 80 % of the area', (picture) => picture.extract({ left: 41, top: 27, width: 687, height: 687 })],
    ['a scale of 0.8', (picture) => picture.resize(Math.round(SIDE * 0.8))],
    ['a scale of 1.3', (picture) => picture.resize(Math.round(SIDE * 1.3))],
    ['15 % more light', (picture) => picture.linear(1.15, 0)],
    ['15 % less light', (picture) => picture.linear(0.85, 0)],
  ])('is read after %s', async (_name, change) => {
    const found = readWatermark(await pixelsOf(await change(sharpOf(marked))));
    expect(found && Array.from(found.bits)).toEqual(Array.from(bits));
  });

  it('keeps a signal-to-noise ratio of 42 dB, and pure white as it is', () => {
    let squares = 0;
    for (const [i, value] of marked.data.entries()) squares += (value - plain.data[i]!) ** 2;
    expect(10 * Math.log10((255 * 255 * plain.data.length) / squares)).toBeGreaterThan(42);
    const white = { ...plain, data: new Uint8Array(plain.data.length).fill(255) };
    expect(Buffer.compare(addWatermark(white, bits).data, white.data)).toBe(0);
  });

  it('is read above the mark of an earlier picture', () => {
    const other = Uint8Array.from(bits, (bit, i) => (i % 3 === 0 ? 1 - bit : bit));
    expect(Array.from(readWatermark(addWatermark(marked, other))!.bits)).toEqual(Array.from(other));
  });

  it('is not found where there is none', () => {
    expect(readWatermark(plain)).toBeNull();
    expect(readWatermark({ ...plain, data: new Uint8Array(plain.data.length).fill(128) })).toBeNull();
  });
});

describe('the code of the bits', () => {
  it('corrects ten errors', () => {
    const word = encodeBits(bits);
    for (let i = 0; i < 10; i++) word[(i * 13) % 127]! ^= 1;
    expect(decodeBits(word)).toEqual({ data: bits, errors: 10 });
  });

  it('refuses what is no code word', () => {
    const word = encodeBits(bits);
    for (let i = 0; i < 30; i++) word[(i * 4) % 127]! ^= 1;
    expect(decodeBits(word)).toBeNull();
  });
});
