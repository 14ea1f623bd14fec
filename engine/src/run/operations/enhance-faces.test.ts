import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { lumaOf } from '../../perception/faces/luma.ts';
import { drawFaces } from '../../perception/faces/testing/draw-faces.ts';
import type { EditedImage } from '../../words/tasks/edit-task.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { EngineProgress } from '../../foundation/task/engine-progress.ts';
import { createEnhanceFaces } from './enhance-faces.ts';

const enhanceFaces = createEnhanceFaces({ restorer: async () => null });

/** Milliseconds for one test; a run of the networks is slow on a busy machine. */
const NETWORK_TIMEOUT = 120_000;

async function run(source: EnginePixels, wanted: { faces: boolean; hands: boolean }) {
  const progress: EngineProgress[] = [];
  const context = { index: 0, seed: 7, isCancelled: () => false, onProgress: (p: EngineProgress) => progress.push(p) };
  const [image] = await enhanceFaces({ operation: 'enhanceFaces', source, ...wanted }, context);
  return { image: image!, progress };
}

/** Mean squared difference between neighbouring pixels of a rectangle, as a measure of sharpness. */
function gradientEnergy(picture: EnginePixels, [left, top, right, bottom]: readonly number[]): number {
  const luma = lumaOf(picture);
  let sum = 0;
  for (let y = top!; y < bottom!; y++)
    for (let x = left!; x < right!; x++) {
      const at = y * picture.width + x;
      sum += (luma[at + 1]! - luma[at]!) ** 2 + (luma[at + picture.width]! - luma[at]!) ** 2;
    }
  return sum / (right! - left!) / (bottom! - top!);
}

describe('enhancing faces', () => {
  let source: EnginePixels;
  let enhanced: { image: EditedImage; progress: readonly EngineProgress[] };

  beforeAll(async () => {
    source = await drawFaces(
      { width: 420, height: 260 },
      [
        { x: 120, y: 130, scale: 0.8 },
        { x: 310, y: 140, scale: 0.6 },
      ],
      1.2,
    );
    enhanced = await run(source, { faces: true, hands: false });
  }, NETWORK_TIMEOUT);

  it.each([
    ['eyes of the larger face', [84, 112, 156, 140]],
    ['lips of the larger face', [98, 168, 142, 188]],
    ['eyes of the smaller face', [284, 126, 336, 146]],
  ])('makes the %s sharper', (_, rectangle) => {
    const before = gradientEnergy(source, rectangle);
    expect(gradientEnergy(enhanced.image.pixels, rectangle)).toBeGreaterThan(1.25 * before);
  });

  it('leaves every byte outside of the faces unchanged', () => {
    const inside = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
      ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;
    let [changed, strayed] = [0, 0];
    source.data.forEach((value, i) => {
      if (value === enhanced.image.pixels.data[i]) return;
      const [x, y] = [Math.floor(i / 3) % 420, Math.floor(i / 3 / 420)];
      changed++;
      if (!inside(x, y, 120, 145, 62, 72) && !inside(x, y, 310, 151, 47, 54)) strayed++;
    });
    expect(changed).toBeGreaterThan(1000);
    expect(strayed).toBe(0);
  });

  it('keeps the colours of the skin', () => {
    const mean = ({ data }: EnginePixels) => data.reduce((sum, value) => sum + value, 0) / data.length;
    expect(Math.abs(mean(enhanced.image.pixels) - mean(source))).toBeLessThan(0.2);
  });

  it(
    'gives the same picture every time, and leaves its source unchanged',
    async () => {
      const kept = source.data.slice();
      const again = await run(source, { faces: true, hands: false });
      expect(Buffer.compare(again.image.pixels.data, enhanced.image.pixels.data)).toBe(0);
      expect(Buffer.compare(source.data, kept)).toBe(0);
    },
    NETWORK_TIMEOUT,
  );

  it('reports its stages, with fractions that never fall', () => {
    const fractions = enhanced.progress.map(({ fraction }) => fraction);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    // The `loading` stage is ignored: the networks load once per process, and an earlier test may have loaded them.
    const stages = new Set(enhanced.progress.map(({ stage }) => stage).filter((stage) => stage !== 'loading'));
    expect(stages).toEqual(new Set(['looking', 'retouching']));
    expect(enhanced.image.note).toBeNull();
  });

  it(
    'says so when there is no face or hand, and changes nothing',
    async () => {
      const wall = await drawFaces({ width: 200, height: 160 }, [], 1);
      const { image } = await run(wall, { faces: true, hands: true });
      expect(image.note).toBe('No face and no hand was found in this picture.');
      expect(Buffer.compare(image.pixels.data, wall.data)).toBe(0);
      expect((await run(wall, { faces: true, hands: false })).image.note).toBe('No face was found in this picture.');
    },
    NETWORK_TIMEOUT,
  );

  it(
    'keeps transparency',
    async () => {
      const data = new Uint8Array(source.width * source.height * 4);
      for (let i = 0; i < data.length / 4; i++) data.set([...source.data.subarray(3 * i, 3 * i + 3), i % 256], 4 * i);
      const { image } = await run({ ...source, channels: 4, data }, { faces: true, hands: false });
      expect(image.pixels.data.every((value, i) => i % 4 !== 3 || value === data[i])).toBe(true);
    },
    NETWORK_TIMEOUT,
  );

  it(
    'stops when it is cancelled',
    async () => {
      const stages: string[] = [];
      const context = {
        index: 0,
        seed: 7,
        isCancelled: () => stages.length > 4,
        onProgress: ({ stage }: EngineProgress) => void stages.push(stage),
      };
      const task = { operation: 'enhanceFaces', source, faces: true, hands: false } as const;
      await expect(enhanceFaces(task, context)).rejects.toMatchObject({ kind: 'cancelled' });
      expect(stages).toHaveLength(5);
    },
    NETWORK_TIMEOUT,
  );

  it(
    'sharpens the hands of a photograph and nothing else',
    async ({ skip }) => {
      const photo = fileURLToPath(new URL('../../../../../shared/photos/man-tank-top.png', import.meta.url));
      if (!existsSync(photo)) skip('there are no photographs beside the project (../shared/photos)');
      const { data, info } = await sharp(photo).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const { width, height } = info;
      const { image } = await run({ width, height, channels: 3, data }, { faces: false, hands: true });
      const changed = data.reduce((count, value, i) => count + Number(value !== image.pixels.data[i]), 0);
      expect(image.note).toBeNull();
      expect(changed / data.length).toBeGreaterThan(0.005);
      expect(changed / data.length).toBeLessThan(0.06);
    },
    NETWORK_TIMEOUT,
  );
});
