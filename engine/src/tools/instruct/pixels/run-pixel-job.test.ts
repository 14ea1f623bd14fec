import type { Filter, LightAmounts } from '@kenna/contract/colour-table';
import { describe, expect, it } from 'vitest';
import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import { runPixelJob } from './run-pixel-job.ts';

const [WIDTH, HEIGHT] = [64, 48];
/** A slightly coloured ramp with a hard edge in its centre and partial alpha. */
const source: EnginePixels = (() => {
  const data = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const level = 60 + (i % WIDTH) + (i % WIDTH < WIDTH / 2 ? 0 : 60);
    data.set([level + 20, level, level - 30, 200], i * 4);
  }
  return { width: WIDTH, height: HEIGHT, channels: 4, data };
})();
const left = {
  width: WIDTH,
  height: HEIGHT,
  data: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i % WIDTH < 20 ? 255 : 0)),
};

const lit = (amounts: LightAmounts, filter: Filter = 'none', mask: typeof left | null = null) =>
  runPixelJob({ kind: 'light', source, change: { amounts, filter, filterOpacity: 1 }, mask }, () => false);
function mean({ data }: EnginePixels, channel: number): number {
  let sum = 0;
  for (let i = channel; i < data.length; i += 4) sum += data[i]!;
  return sum / (data.length / 4);
}
const warmth = (picture: EnginePixels): number => mean(picture, 0) - mean(picture, 2);

describe('light', () => {
  it('changes in the direction of its amounts', () => {
    expect(mean(lit({ exposure: 0.3 }), 1)).toBeGreaterThan(mean(source, 1) + 10);
    expect(mean(lit({ exposure: -0.3 }), 1)).toBeLessThan(mean(source, 1) - 10);
    expect(warmth(lit({ temperature: 0.3 }))).toBeGreaterThan(warmth(source) + 8);
    expect(warmth(lit({ temperature: -0.3 }))).toBeLessThan(warmth(source) - 8);
    expect(warmth(lit({ saturation: -1 }))).toBeLessThan(2);
    expect(warmth(lit({}, 'black&white'))).toBe(0);
    expect(mean(lit({ shadows: 0.5 }), 1)).toBeGreaterThan(mean(source, 1));
  });

  it('changes only the marked area, and no transparency', () => {
    const part = lit({ exposure: 0.5 }, 'none', left);
    for (let i = 0; i < WIDTH * HEIGHT; i++) {
      const same = part.data.subarray(i * 4, i * 4 + 3).every((value, k) => value === source.data[i * 4 + k]);
      expect(same).toBe(i % WIDTH >= 20);
      expect(part.data[i * 4 + 3]).toBe(200);
    }
  });
});

describe('sharpness', () => {
  const step = ({ data }: EnginePixels, from: number, to: number): number => data[to * 4]! - data[from * 4]!;

  it('is reduced and increased at an edge', () => {
    const edge = [24 * WIDTH + 31, 24 * WIDTH + 32] as const;
    const soft = runPixelJob({ kind: 'blur', source, radius: 6, mask: null }, () => false);
    const crisp = runPixelJob({ kind: 'sharpen', source, amount: 0.8, mask: null }, () => false);
    expect(step(soft, ...edge)).toBeLessThan(step(source, ...edge) / 3);
    expect(step(crisp, ...edge)).toBeGreaterThan(step(source, ...edge) + 10);
  });

  it('of a background is reduced without the subject bleeding into it', () => {
    const data = source.data.map((value, i) => ((i >> 2) % WIDTH < 20 ? value : i % 4 === 3 ? 255 : 0));
    const dark = { ...source, data };
    const soft = runPixelJob({ kind: 'blur', source: dark, radius: 8, mask: left }, () => false);
    const at = (24 * WIDTH + 19) * 4;
    expect(soft.data[at]!).toBeGreaterThan(60);
  });
});

it('stops when it is cancelled', () => {
  expect(() => runPixelJob({ kind: 'blur', source, radius: 4, mask: null }, () => true)).toThrow(/cancelled/);
});
