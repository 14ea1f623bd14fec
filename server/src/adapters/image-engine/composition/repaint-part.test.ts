import { describe, expect, it } from 'vitest';
import type { Mask, Pixels } from '../../../ports/engine-task.ts';
import { maskRegion } from './mask-region.ts';
import { prepareRepaint } from './repaint-part.ts';

/** A mask that covers a rectangle. */
function boxMask(width: number, height: number, [left, top, right, bottom]: readonly number[]): Mask {
  const isIn = (x: number, y: number) => x >= left! && x < right! && y >= top! && y < bottom!;
  const data = Uint8Array.from({ length: width * height }, (_, k) =>
    isIn(k % width, Math.floor(k / width)) ? 255 : 0,
  );
  return { width, height, data };
}

const noise = (width: number, height: number, channels: 3 | 4): Pixels => ({
  width,
  height,
  channels,
  data: Uint8Array.from({ length: width * height * channels }, (_, k) => (k * 2_654_435_761) >>> 24),
});

describe('the part of a picture that is repainted', () => {
  it('is the area around the mask, at a size that models draw well', () => {
    const region = maskRegion(boxMask(200, 150, [90, 60, 100, 70]), 50);
    expect(region).toEqual({ x: 70, y: 40, width: 50, height: 50 });
    expect(maskRegion(boxMask(200, 150, [0, 140, 10, 150]), 50)).toEqual({ x: 0, y: 100, width: 50, height: 50 });
  });

  it('is the whole picture when the mask covers most of it, and null when it covers nothing', () => {
    expect(maskRegion(boxMask(80, 60, [0, 0, 50, 50]), 50)).toEqual({ x: 0, y: 0, width: 80, height: 60 });
    expect(maskRegion(boxMask(80, 60, [0, 0, 0, 0]), 50)).toBeNull();
  });

  it('is not a thin strip', () => {
    const region = maskRegion(boxMask(300, 300, [100, 200, 200, 204]), 50);
    expect(region).toEqual({ x: 50, y: 150, width: 200, height: 104 });
  });

  it('is composed back with all other pixels unchanged, even in a transparent picture', async () => {
    const source = noise(560, 530, 4);
    const mask = boxMask(560, 530, [10, 20, 60, 50]);
    const part = await prepareRepaint({ source, mask, sizeOf: () => ({ width: 64, height: 64 }) });
    expect([part?.pixels.width, part?.mask.height, part?.pixels.channels]).toEqual([64, 64, 3]);
    expect(new Set(part?.mask.data)).toEqual(new Set([0, 255]));
    const made: Pixels = { width: 64, height: 64, channels: 3, data: new Uint8Array(64 * 64 * 3).fill(9) };
    const { data } = (await part!.finish(made))!;
    const isChanged = source.data.some((value, k) => mask.data[k >> 2] === 0 && data[k] !== value);
    expect(isChanged).toBe(false);
    const middle = (35 * 560 + 35) * 4;
    expect([...data.subarray(middle, middle + 4)]).toEqual([9, 9, 9, 255]);
  });
});
