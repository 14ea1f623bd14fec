import { afterAll, describe, expect, it } from 'vitest';
import type { EnginePixels } from '../foundation/image/pixels.ts';
import type { PixelAdjustment } from '../tools/adjust/adjust-pixels.ts';
import { createAdjuster } from './create-adjuster.ts';

const adjuster = createAdjuster();
afterAll(() => adjuster.close());

const signal = new AbortController().signal;
const adjust = (source: EnginePixels, how: PixelAdjustment) => adjuster.adjust(source, how, { signal });

/** A picture in which every pixel has a different colour. */
function chart(width: number, height: number, channels: 3 | 4 = 3): EnginePixels {
  const data = new Uint8Array(width * height * channels);
  for (let k = 0; k < width * height; k++) {
    data.set([(k * 37) % 256, (k * 101) % 256, (k * 7) % 256, 255].slice(0, channels), k * channels);
  }
  return { width, height, channels, data };
}

/** An identity colour table, unless `change` alters it. */
function table(change: (r: number, g: number, b: number) => number[] = (r, g, b) => [r, g, b]): Float32Array {
  const colours = new Float32Array(33 ** 3 * 3);
  let at = 0;
  for (let b = 0; b < 33; b++)
    for (let g = 0; g < 33; g++) for (let r = 0; r < 33; r++, at += 3) colours.set(change(r / 32, g / 32, b / 32), at);
  return colours;
}

const still = (width: number, height: number) => ({ width, height, toSource: [1, 0, 0, 0, 1, 0] }) as const;

describe('the adjuster', () => {
  it('returns the same bytes when a picture is neither moved nor coloured', async () => {
    for (const channels of [3, 4] as const) {
      const source = chart(50, 40, channels);
      const same = await adjust(source, { ...still(50, 40), colours: null });
      expect(Buffer.from(same.data).equals(Buffer.from(source.data))).toBe(true);
      const looked = await adjust(source, { ...still(50, 40), colours: table() });
      expect(Buffer.from(looked.data).equals(Buffer.from(source.data))).toBe(true);
    }
  });

  it('maps every colour by the table, also between its entries', async () => {
    const source = chart(50, 40);
    const { data } = await adjust(source, { ...still(50, 40), colours: table((r, g, b) => [1 - r, b, g / 2]) });
    for (let k = 0; k < data.length; k += 3) {
      const [r, g, b] = source.data.subarray(k, k + 3) as unknown as [number, number, number];
      expect(Math.abs(data[k]! - (255 - r))).toBeLessThanOrEqual(1);
      expect(Math.abs(data[k + 1]! - b)).toBeLessThanOrEqual(1);
      expect(Math.abs(data[k + 2]! - g / 2)).toBeLessThanOrEqual(1);
    }
  });

  it('turns a picture without losing a pixel', async () => {
    const source = chart(50, 40);
    const turned = await adjust(source, { width: 40, height: 50, toSource: [0, 1, 0, -1, 0, 40], colours: null });
    const back = await adjust(turned, { width: 50, height: 40, toSource: [0, -1, 40, 1, 0, 0], colours: null });
    expect(Buffer.from(back.data).equals(Buffer.from(source.data))).toBe(true);
  });

  it('does not mix in the colour of transparent neighbours', async () => {
    const source: EnginePixels = { width: 16, height: 16, channels: 4, data: new Uint8Array(16 * 16 * 4) };
    // Opaque red on the left, fully transparent green on the right.
    for (let k = 0; k < 256; k++) source.data.set(k % 16 < 8 ? [200, 0, 0, 255] : [0, 200, 0, 0], k * 4);
    const half = await adjust(source, { width: 16, height: 16, toSource: [1, 0, 0.5, 0, 1, 0], colours: null });
    const edge = [...half.data.subarray(7 * 4, 8 * 4)];
    expect(edge).toEqual([200, 0, 0, 128]);
  });

  it('refuses sizes and colour tables out of range', async () => {
    const source = chart(20, 20);
    await expect(adjust(source, { ...still(0, 20), colours: null })).rejects.toMatchObject({ kind: 'bad_input' });
    await expect(adjust(source, { ...still(20, 20), colours: new Float32Array(3) })).rejects.toMatchObject({
      kind: 'bad_input',
    });
  });

  it('stops when it is cancelled', async () => {
    const stop = new AbortController();
    const running = adjuster.adjust(chart(3000, 2000), { ...still(6000, 6000), colours: table() }, stop);
    stop.abort();
    await expect(running).rejects.toMatchObject({ kind: 'cancelled' });
  });
});
