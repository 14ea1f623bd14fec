import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EngineImage, EngineProgress, GenerateTask, ImageEngine } from '../../ports/image-engine.port.ts';

const SIDE = 128;

const task = (changes: Partial<GenerateTask> = {}): GenerateTask => ({
  operation: 'generate',
  prompt: 'a red cotton t-shirt',
  negativePrompt: '',
  accentPrompt: '',
  styles: [],
  model: 'kennaxl',
  width: SIDE,
  height: SIDE,
  count: 1,
  guidance: 8,
  background: null,
  highQuality: false,
  scene: null,
  takes: [],
  ...changes,
});

/** What every image engine behind the port keeps to. */
export function describeImageEngine(name: string, open: () => ImageEngine): void {
  describe(`the image engine ${name}`, () => {
    let engine: ImageEngine;
    beforeAll(() => {
      engine = open();
    });
    afterAll(() => engine.close());

    const run = (changes: Partial<GenerateTask> = {}, { seed = 1, signal = new AbortController().signal } = {}) =>
      engine.run(task(changes), { seed, signal, onProgress: () => undefined });

    it('answers as many pictures as asked, in order and of the size asked', async () => {
      const images = await run({ count: 2, width: SIDE, height: 192 });
      expect(images.map(({ index }) => index)).toEqual([0, 1]);
      for (const { width, height, channels, data } of images.map(({ pixels }) => pixels)) {
        expect([width, height, data.length]).toEqual([SIDE, 192, SIDE * 192 * channels]);
      }
    });

    it('draws the same from the same seed, and the first of a render from the seed of each picture', async () => {
      const [, second] = await run({ count: 2 }, { seed: 5 });
      const [again] = await run({ count: 1 }, { seed: second?.seed ?? -1 });
      const [other] = await run({ count: 1 }, { seed: 6_000 });
      expect(Buffer.from(again?.pixels.data ?? [0]).equals(second?.pixels.data ?? Buffer.of(1))).toBe(true);
      expect(Buffer.from(other?.pixels.data ?? [0]).equals(second?.pixels.data ?? Buffer.of(0))).toBe(false);
    });

    it('tells how far it is, never going back', async () => {
      const told: EngineProgress[] = [];
      const { signal } = new AbortController();
      await engine.run(task({ count: 2 }), { seed: 1, signal, onProgress: (progress) => told.push(progress) });
      const fractions = told.map(({ fraction }) => fraction);
      expect(fractions).toEqual([...fractions].sort((first, second) => first - second));
      expect(fractions.every((fraction) => fraction >= 0 && fraction <= 1)).toBe(true);
      expect(told.every(({ stage, imageIndex }) => stage !== '' && imageIndex >= 0 && imageIndex < 2)).toBe(true);
    });

    it('hands over each picture once when asked to', async () => {
      const handed: EngineImage[] = [];
      const { signal } = new AbortController();
      const options = {
        seed: 1,
        signal,
        onProgress: () => undefined,
        onImage: (image: EngineImage) => handed.push(image),
      };
      const images = await engine.run(task({ count: 2 }), options);
      expect(handed.map(({ index, seed }) => [index, seed])).toEqual(images.map(({ index, seed }) => [index, seed]));
    });

    it('draws what it drew before in another take, and the same again from its scene alone', async () => {
      if (engine.vocabulary === null) return;
      const [colour, other] = engine.vocabulary.kinds['colour']?.map(({ hex }) => hex) ?? [];
      const [plain] = await run({}, { seed: 7 });
      expect(plain?.scene).toMatchObject({ kind: 'object', take: {} });
      const takes = [{}, { colour }, { colour: other }].map((take) => JSON.parse(JSON.stringify(take)) as object);
      const kept = JSON.parse(JSON.stringify(plain?.scene)) as GenerateTask['scene'];
      const images = await run({ scene: kept, takes, count: 3, prompt: 'not read' }, { seed: 9_999 });
      expect(images.map(({ seed }) => seed)).toEqual([7, 7, 7]);
      expect(images.map(({ scene }) => scene?.take)).toEqual(takes);
      const [same, first, second] = images.map(({ pixels }) => Buffer.from(pixels.data));
      expect(same?.equals(plain?.pixels.data ?? Buffer.of(1))).toBe(true);
      expect(first?.equals(second ?? Buffer.of(1))).toBe(false);
    });

    it('draws takes of the words of a task', async () => {
      if (engine.vocabulary === null) return;
      const images = await run({ takes: [{ view: 'front' }, { view: 'back' }], count: 2 }, { seed: 3 });
      expect(images.map(({ seed, scene }) => [seed, scene?.take])).toEqual([
        [3, { view: 'front' }],
        [3, { view: 'back' }],
      ]);
    });

    it('stops when it is told to', async () => {
      const stop = new AbortController();
      const running = engine.run(task({ width: 512, height: 512 }), {
        seed: 1,
        signal: stop.signal,
        onProgress: () => stop.abort(),
      });
      await expect(running).rejects.toMatchObject({ name: 'ImageEngineError', kind: 'cancelled' });
      await expect(run({}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'cancelled' });
    });

    it('refuses what it cannot draw by its kind', async () => {
      await expect(run({ background: 'reddish' })).rejects.toMatchObject({ kind: 'bad_input' });
      await expect(run({ width: 0 })).rejects.toMatchObject({ kind: 'bad_input' });
    });
  });
}
