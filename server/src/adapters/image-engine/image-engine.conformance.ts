import { MODELS, type EngineControl } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ENGINE_OPERATIONS,
  type EngineOperation,
  type EngineTask,
  type GenerateTask,
} from '../../ports/engine-task.ts';
import type { EngineImage, EngineProgress, ImageEngine } from '../../ports/image-engine.port.ts';
import { engineTaskOf, generateTask as task, halfOf } from '../../testing/engine-tasks.ts';

const SIDE = 128;

/** Expected size of each operation's result for its task here. */
function sizeOf(edit: EngineTask): readonly [number, number] {
  if ('width' in edit) return [edit.width, edit.height];
  const factor = edit.operation === 'upscale' ? edit.factor : 1;
  return [edit.source.width * factor, edit.source.height * factor];
}

interface Conformance {
  /** Which of the engine's operations to run; an engine with its own tests of them names fewer. */
  readonly operations?: readonly EngineOperation[];
}

/** The conformance tests of every image engine behind the port. */
export function describeImageEngine(
  name: string,
  open: () => ImageEngine,
  { operations = ENGINE_OPERATIONS }: Conformance = {},
): void {
  describe(`the image engine ${name}`, () => {
    let engine: ImageEngine;
    beforeAll(() => {
      engine = open();
    });
    afterAll(() => engine.close());

    const run = (changes: Partial<GenerateTask> = {}, { seed = 1, signal = new AbortController().signal } = {}) =>
      engine.run(task(changes), { seed, signal, onProgress: () => undefined });

    it('returns the requested number of pictures, in order and in the requested size', async () => {
      const images = await run({ count: 2, width: SIDE, height: 192 });
      expect(images.map(({ index }) => index)).toEqual([0, 1]);
      for (const { width, height, channels, data } of images.map(({ pixels }) => pixels)) {
        expect([width, height, data.length]).toEqual([SIDE, 192, SIDE * 192 * channels]);
      }
    });

    const follows = (control: EngineControl) => engine.controlsOf('generate', 'kennaxl').includes(control);

    it('draws the same picture from the same seed, and each picture of a render again from its own seed', async () => {
      if (!follows('seed')) return;
      const [, second] = await run({ count: 2 }, { seed: 5 });
      const [again] = await run({ count: 1 }, { seed: second?.seed ?? -1 });
      const [other] = await run({ count: 1 }, { seed: 6_000 });
      expect(Buffer.from(again?.pixels.data ?? [0]).equals(second?.pixels.data ?? Buffer.of(1))).toBe(true);
      expect(Buffer.from(other?.pixels.data ?? [0]).equals(second?.pixels.data ?? Buffer.of(0))).toBe(false);
    });

    it('reports progress that never decreases', async () => {
      const reports: EngineProgress[] = [];
      const { signal } = new AbortController();
      await engine.run(task({ count: 2 }), { seed: 1, signal, onProgress: (progress) => reports.push(progress) });
      const fractions = reports.map(({ fraction }) => fraction);
      expect(fractions).toEqual([...fractions].sort((first, second) => first - second));
      expect(fractions.every((fraction) => fraction >= 0 && fraction <= 1)).toBe(true);
      expect(reports.every(({ stage, imageIndex }) => stage !== '' && imageIndex >= 0 && imageIndex < 2)).toBe(true);
    });

    it('calls onImage once for each picture', async () => {
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

    it('redraws a stored scene unchanged and in other colours', async () => {
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

    it('draws several takes of a prompt', async () => {
      if (engine.vocabulary === null) return;
      const images = await run({ takes: [{ view: 'front' }, { view: 'back' }], count: 2 }, { seed: 3 });
      expect(images.map(({ seed, scene }) => [seed, scene?.take])).toEqual([
        [3, { view: 'front' }],
        [3, { view: 'back' }],
      ]);
    });

    it('stops when the signal is aborted', async () => {
      const stop = new AbortController();
      const running = engine.run(task({ width: 512, height: 512 }), {
        seed: 1,
        signal: stop.signal,
        onProgress: () => stop.abort(),
      });
      await expect(running).rejects.toMatchObject({ name: 'ImageEngineError', kind: 'cancelled' });
      await expect(run({}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'cancelled' });
    });

    it('is healthy, and reports its version, its warnings and the length of its queue', async () => {
      expect(await engine.isHealthy()).toBe(true);
      const report = await engine.describe({ signal: new AbortController().signal });
      expect(report.version === null || typeof report.version === 'string').toBe(true);
      for (const depth of [report.queue, await engine.queueDepth()])
        expect(depth === null || (Number.isInteger(depth) && depth >= 0)).toBe(true);
      expect(report.warnings.every((warning) => /^[A-Z].*\.$/s.test(warning))).toBe(true);
    });

    it('performs every operation that it reports as available, in the requested size', async () => {
      // Inpainting is tested below, generating was tested above.
      for (const operation of operations.filter((one) => one !== 'inpaint' && one !== 'generate')) {
        if (engine.capabilityOf(operation, 'kennaxl') === 'unavailable') continue;
        const asked = engineTaskOf(operation);
        const { signal } = new AbortController();
        const [image, ...others] = await engine.run(asked, { seed: 11, signal, onProgress: () => undefined });
        const size = [image?.pixels.width, image?.pixels.height];
        expect({ operation, size, others }).toEqual({ operation, size: sizeOf(asked), others: [] });
      }
    });

    it('throws missing_model for an operation that it does not have', async () => {
      const lacking = ENGINE_OPERATIONS.find((one) =>
        MODELS.every((model) => engine.capabilityOf(one, model) === 'unavailable'),
      );
      if (lacking === undefined) return;
      const { signal } = new AbortController();
      const run = engine.run(engineTaskOf(lacking), { seed: 1, signal, onProgress: () => undefined });
      await expect(run).rejects.toMatchObject({ name: 'ImageEngineError', kind: 'missing_model' });
    });

    it('leaves every unmasked pixel unchanged', async () => {
      if (!operations.includes('inpaint') || engine.capabilityOf('inpaint', 'kennaxl') === 'unavailable') return;
      const asked = engineTaskOf('inpaint') as EngineTask & { operation: 'inpaint' };
      const { signal } = new AbortController();
      const [image] = await engine.run(asked, { seed: 11, signal, onProgress: () => undefined });
      const { data } = halfOf(asked.source);
      const { pixels } = image!;
      expect([pixels.width, pixels.height]).toEqual(sizeOf(asked));
      let changed = 0;
      for (let k = 0; k < data.length; k++) {
        const was = asked.source.data.subarray(k * 3, k * 3 + 3);
        const now = pixels.data.subarray(k * pixels.channels, k * pixels.channels + 3);
        if (!was.every((value, c) => value === now[c]) && data[k] === 0) changed++;
      }
      expect(changed).toBe(0);
    });

    it('throws bad_input for an invalid background or size', async () => {
      await expect(run({ background: 'reddish' })).rejects.toMatchObject({ kind: 'bad_input' });
      await expect(run({ width: 0 })).rejects.toMatchObject({ kind: 'bad_input' });
    });
  });
}
