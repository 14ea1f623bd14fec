import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuiltInEngine } from '../built-in-engine.ts';
import { drawFaces } from '../../perception/faces/testing/draw-faces.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { EngineProgress } from '../../foundation/task/engine-progress.ts';
import type { UpscaleTask } from '../../words/tasks/edit-task.ts';
import { halve, lanczos, signalToNoise } from '../../perception/super-resolution/testing/compare-doubled.ts';
import { createUpscale } from './upscale.ts';

const upscale = createUpscale({ enlarger: async () => null, restorer: async () => null });

/** Milliseconds for one test; a run of the network is slow on a busy machine. */
const TIMEOUT = 120_000;
const plain = { operation: 'upscale', factor: 2, enhanceFaces: false, enhanceHands: false } as const;

async function run(task: UpscaleTask) {
  const progress: EngineProgress[] = [];
  const context = { index: 0, seed: 3, isCancelled: () => false, onProgress: (p: EngineProgress) => progress.push(p) };
  const [image] = await upscale(task, context);
  return { image: image!, progress };
}

describe('upscaling', () => {
  const engine = createBuiltInEngine({ threads: 1 });
  afterAll(() => engine.close());
  const signal = new AbortController().signal;
  let faces: EnginePixels;
  let soft: Awaited<ReturnType<typeof run>>;
  let sharp: Awaited<ReturnType<typeof run>>;

  beforeAll(async () => {
    faces = await drawFaces({ width: 200, height: 112 }, [{ x: 70, y: 58, scale: 0.4 }], 0.5);
    soft = await run({ ...plain, source: faces });
    sharp = await run({ ...plain, source: faces, enhanceFaces: true });
  }, TIMEOUT);

  it.each(['red gingham shirt', 'tan leather handbag'])(
    'is nearer to the truth than Lanczos by 1.5 dB: %s',
    async (prompt) => {
      const words = { prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' } as const;
      const size = { width: 384, height: 384, count: 1, guidance: 13, background: null };
      const task = { operation: 'generate', ...words, ...size } as const;
      const [drawn] = await engine.run(task, { seed: 5, signal, onProgress: () => undefined });
      const truth = drawn!.pixels;
      const source = halve(truth);
      const { image } = await run({ ...plain, source });
      const gain = signalToNoise(image.pixels, truth) - signalToNoise(await lanczos(source), truth);
      expect(gain).toBeGreaterThan(1.5);
    },
    TIMEOUT,
  );

  it(
    'enlarges four times by enlarging twice two times',
    async () => {
      const twice = await run({ ...plain, source: soft.image.pixels });
      const { image } = await run({ ...plain, source: faces, factor: 4 });
      expect([image.pixels.width, image.pixels.height]).toEqual([800, 448]);
      expect(Buffer.compare(image.pixels.data, twice.image.pixels.data)).toBe(0);
    },
    TIMEOUT,
  );

  it(
    'sharpens faces when asked, and says when there is none',
    async () => {
      const changed = sharp.image.pixels.data.filter((value, i) => value !== soft.image.pixels.data[i]).length;
      expect(changed).toBeGreaterThan(500);
      expect(changed).toBeLessThan(0.2 * soft.image.pixels.data.length);
      expect([soft.image.note, sharp.image.note]).toEqual([null, null]);
      const wall = await drawFaces({ width: 64, height: 64 }, [], 1);
      const { image } = await run({ ...plain, source: wall, enhanceFaces: true });
      expect(image.note).toBe('No face was found in this picture.');
    },
    TIMEOUT,
  );

  it.each([2, 4] as const)(
    'shows a preview first and reports its progress, at %s times',
    async (factor) => {
      const { progress } = factor === 2 ? sharp : await run({ ...plain, source: faces, factor, enhanceFaces: true });
      const fractions = progress.map(({ fraction }) => fraction);
      expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
      expect(fractions.at(-1)).toBe(1);
      const first = progress.find(({ stage }) => stage === 'enlarging');
      expect(first?.preview?.width).toBe(200);
    },
    TIMEOUT,
  );

  it(
    'stops between tiles when it is cancelled',
    async () => {
      let reports = 0;
      const context = { index: 0, seed: 3, isCancelled: () => reports > 2, onProgress: () => void reports++ };
      const running = upscale({ ...plain, source: faces, factor: 4 }, context);
      await expect(running).rejects.toMatchObject({ kind: 'cancelled' });
      expect(reports).toBe(3);
    },
    TIMEOUT,
  );

  it(
    'works through the engine, on the thread of the networks',
    async () => {
      const stages = new Set<string>();
      const onProgress = ({ stage }: EngineProgress) => void stages.add(stage);
      const [image] = await engine.edit({ ...plain, source: faces }, { seed: 3, signal, onProgress });
      expect(image!.pixels.width).toBe(400);
      expect([...stages]).toEqual(['loading', 'enlarging']);
    },
    TIMEOUT,
  );
});
