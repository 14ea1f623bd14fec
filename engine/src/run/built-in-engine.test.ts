import { afterAll, describe, expect, it } from 'vitest';
import { createBuiltInEngine } from './built-in-engine.ts';
import type { EngineImage, GenerateTask } from '../words/tasks/generate-task.ts';
import type { RunOptions } from './image-engine.ts';
import type { EnginePixels } from '../foundation/image/pixels.ts';
import type { VaryTask } from '../words/tasks/edit-task.ts';
import type { PictureScene } from '../words/prompt/picture-scene.ts';

const engine = createBuiltInEngine({ threads: 2 });
afterAll(() => engine.close());

const task: GenerateTask = {
  operation: 'generate',
  prompt: 'red satin gown',
  negativePrompt: '',
  accentPrompt: '',
  styles: [],
  look: 'studio',
  width: 64,
  height: 80,
  count: 1,
  guidance: 8,
  background: null,
};

function options(changes: Partial<RunOptions> = {}): RunOptions {
  return { seed: 1, signal: new AbortController().signal, onProgress: () => {}, ...changes };
}

const plainSource: EnginePixels = { width: 16, height: 16, channels: 3, data: new Uint8Array(768) };
const variation: VaryTask = {
  operation: 'vary',
  prompt: '',
  negativePrompt: '',
  accentPrompt: '',
  styles: [],
  look: 'studio',
  guidance: 9,
  source: plainSource,
  scene: null,
  strength: 0.3,
  blend: null,
  colourways: [],
  count: 1,
};

describe('the built-in engine', () => {
  it('hands over every picture once, in order, with a seed that makes it again as the first', async () => {
    const handed: EngineImage[] = [];
    const images = await engine.run({ ...task, count: 3 }, options({ onImage: (image) => handed.push(image) }));
    expect(handed).toEqual(images);
    expect(images.map(({ index }) => index)).toEqual([0, 1, 2]);
    const [again] = await engine.run(task, options({ seed: images[2]!.seed }));
    expect(again!.pixels.data).toEqual(images[2]!.pixels.data);
  });

  it('previews the picture that its scene gives', async () => {
    const seen = await engine.preview({ ...task, width: 96, height: 120 }, options());
    expect(seen.pixels).toMatchObject({ width: 96, height: 120 });
    const [whole] = await engine.run({ ...task, scene: seen.scene }, options({ seed: 99 }));
    const [asked] = await engine.run(task, options());
    expect(whole!.seed).toBe(seen.seed);
    expect(whole!.pixels.data).toEqual(asked!.pixels.data);
  });

  it('ends a preview as soon as it is cancelled, and refuses what it cannot draw', async () => {
    const stop = new AbortController();
    const stopped = engine.preview(task, options({ signal: stop.signal }));
    stop.abort();
    await expect(stopped).rejects.toMatchObject({ kind: 'cancelled' });
    await expect(engine.preview({ ...task, prompt: 'a spacecraft' }, options())).rejects.toMatchObject({
      kind: 'not_drawable',
    });
  });

  it('sums progress over the pictures, never falling, up to 1', async () => {
    const fractions: number[] = [];
    await engine.run({ ...task, count: 2 }, options({ onProgress: ({ fraction }) => fractions.push(fraction) }));
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(fractions.at(-1)).toBeCloseTo(1);
  });

  it('ends in a cancelled error when the signal aborts, and runs the next task', async () => {
    const stop = new AbortController();
    const running = engine.run({ ...task, count: 4 }, options({ signal: stop.signal, onProgress: () => stop.abort() }));
    await expect(running).rejects.toMatchObject({ kind: 'cancelled' });
    expect(await engine.run(task, options())).toHaveLength(1);
  });

  it('draws a picture again from its scene alone, whatever the words', async () => {
    const [, second] = await engine.run({ ...task, count: 2 }, options());
    const scene = JSON.parse(JSON.stringify(second!.scene)) as PictureScene;
    const [again] = await engine.run({ ...task, prompt: 'blue jeans', guidance: 20, scene }, options({ seed: 99 }));
    expect(again!.pixels.data).toEqual(second!.pixels.data);
    expect(again!.scene).toEqual(second!.scene);
  });

  it('draws one picture for each take, and keeps the choices of an earlier take that it leaves open', async () => {
    const takes = [{ view: 'back' }, { colour: '#204080' }, { view: 'back', light: 'hard' }] as const;
    const images = await engine.run({ ...task, count: 3, takes }, options());
    expect(images.map(({ scene }) => scene.take)).toEqual(takes);
    const [blue] = await engine.run({ ...task, scene: images[0]!.scene, takes: [takes[1]] }, options());
    expect(blue!.scene.take).toEqual({ view: 'back', colour: '#204080' });
    expect(new Set(images.map(({ seed }) => seed)).size).toBe(1);
  });

  it('refuses scenes and takes that it cannot draw and says what is wrong with them', async () => {
    const [{ scene }] = (await engine.run(task, options())) as [EngineImage];
    const wrong: readonly (readonly [string, Partial<GenerateTask>])[] = [
      ['takes', { takes: [] }],
      ['count', { count: 9, takes: Array.from({ length: 9 }, () => ({})) }],
      ['takes[1].view', { count: 2, takes: [{}, { view: 'inside' as 'front' }] }],
      ['takes[0].colour', { takes: [{ colour: '#FFF' }] }],
      ['takes[0].pose', { takes: [{ pose: 'flying' as 'walking' }] }],
      ['takes[0].fabric', { takes: [{ fabric: 'cheese' as 'silk' }] }],
      ['scene.seed', { scene: { ...scene, seed: -1 } }],
      ['scene.version', { scene: { ...scene, version: 3 as 1 } }],
      ['scene.brief', { scene: { ...scene, brief: {} as PictureScene['brief'] } }],
    ];
    for (const [name, change] of wrong) {
      const running = engine.run({ ...task, ...change }, options());
      await expect(running).rejects.toMatchObject({ kind: 'bad_input', message: expect.stringContaining(name) });
    }
  });

  it('refuses another build of what no mannequin wears, and says why', async () => {
    const running = engine.run({ ...task, takes: [{ build: 'men' }] }, options());
    await expect(running).rejects.toMatchObject({
      kind: 'not_drawable',
      message: expect.stringContaining('mannequin'),
    });
  });

  it("refuses a variation of a scene that it cannot draw, the picture's own or that of the other", async () => {
    const [{ scene }] = (await engine.run(task, options())) as [EngineImage];
    const unread = { ...scene, version: 3 as 1 };
    const blend = { source: plainSource, scene: unread, palette: 1, form: 1 };
    for (const change of [{ scene: unread }, { scene, blend }]) {
      const { signal } = new AbortController();
      const running = engine.edit({ ...variation, ...change }, { seed: 1, signal, onProgress() {} });
      await expect(running).rejects.toMatchObject({
        kind: 'bad_input',
        message: expect.stringContaining('scene.version'),
      });
    }
  });

  it('refuses a variation whose guidance or shares are out of range and says which', async () => {
    const blend = { source: plainSource, scene: null, palette: 1, form: 1 };
    const wrong: readonly (readonly [string, Partial<VaryTask>])[] = [
      ['guidance', { guidance: 31 }],
      ['strength', { strength: 1.2 }],
      ['strength', { strength: Number.NaN }],
      ['blend.palette', { blend: { ...blend, palette: -0.1 } }],
      ['blend.form', { blend: { ...blend, form: 2 } }],
    ];
    for (const [name, change] of wrong) {
      const { signal } = new AbortController();
      const running = engine.edit({ ...variation, ...change }, { seed: 1, signal, onProgress() {} });
      await expect(running).rejects.toMatchObject({ kind: 'bad_input', message: expect.stringContaining(name) });
    }
  });

  it('refuses sizes, counts, guidance and colours out of range and says which', async () => {
    const wrong: readonly Partial<GenerateTask>[] = [
      { width: 63 },
      { height: 3001 },
      { width: 100.5 },
      { count: 0 },
      { count: 5 },
      { guidance: 0 },
      { background: '#12' },
    ];
    for (const change of wrong) {
      const [name] = Object.keys(change);
      const running = engine.run({ ...task, ...change }, options());
      await expect(running).rejects.toMatchObject({ kind: 'bad_input', message: expect.stringContaining(name!) });
    }
  });
});
