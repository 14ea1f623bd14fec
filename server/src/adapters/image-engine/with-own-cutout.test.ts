import { expect, test } from 'vitest';
import type { GenerateTask } from '../../ports/engine-task.ts';
import type { EngineProgress } from '../../ports/image-engine.port.ts';
import { createSteeredEngine } from '../../testing/steered-engine.ts';
import { withOwnCutout } from './with-own-cutout.ts';

const task = (background: string | null): GenerateTask => ({
  operation: 'generate',
  prompt: 'a bag',
  negativePrompt: '',
  accentPrompt: '',
  styles: [],
  model: 'kennaxl',
  width: 8,
  height: 8,
  count: 2,
  guidance: 8,
  background,
  scene: null,
  takes: [],
});

async function runOver(background: string | null) {
  const [remote, own] = [createSteeredEngine(), createSteeredEngine()];
  const reports: EngineProgress[] = [];
  const handed: number[] = [];
  const images = await withOwnCutout(remote, own).run(task(background), {
    seed: 1,
    signal: new AbortController().signal,
    onProgress: (progress) => reports.push(progress),
    onImage: ({ index }) => handed.push(index),
  });
  return { remote, own, reports, handed, images };
}

test.each(['transparent', '#f4f1ea'])(
  'pictures requested on %s are cut out by our own engine, once each',
  async (asked) => {
    const { own, reports, handed, images } = await runOver(asked);
    expect(own.tasks).toMatchObject([
      { operation: 'removeBackground', background: asked },
      { operation: 'removeBackground', background: asked },
    ]);
    expect([images.length, handed]).toEqual([2, [0, 1]]);
    const fractions = reports.map(({ fraction }) => fraction);
    expect(fractions).toEqual([...fractions].sort((first, second) => first - second));
  },
);

test('a picture with the background of the engine is left as it is', async () => {
  const { own, handed } = await runOver(null);
  expect([own.tasks, handed]).toEqual([[], [0, 1]]);
});

test('a picture that the engine made transparent is not cut out again', async () => {
  const [remote, own] = [createSteeredEngine(), createSteeredEngine()];
  const clear = { width: 1, height: 1, channels: 4 as const, data: Uint8Array.of(1, 2, 3, 0) };
  const image = { index: 0, seed: 1, pixels: clear, brief: [], scene: null, remarks: [] };
  const engine = withOwnCutout({ ...remote, run: async () => [image] }, own);
  const options = { seed: 1, signal: new AbortController().signal, onProgress: () => undefined };
  expect(await engine.run(task('transparent'), options)).toEqual([image]);
  expect(own.tasks).toEqual([]);
});
