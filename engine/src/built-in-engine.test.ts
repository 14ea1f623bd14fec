import { afterAll, describe, expect, it } from 'vitest';
import { createBuiltInEngine } from './built-in-engine.ts';
import type { EngineImage, EngineTask, RunOptions } from './image-engine.ts';

const engine = createBuiltInEngine({ threads: 2 });
afterAll(() => engine.close());

const task: EngineTask = {
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
  highQuality: false,
};

function options(changes: Partial<RunOptions> = {}): RunOptions {
  return { seed: 1, signal: new AbortController().signal, onProgress: () => {}, ...changes };
}

describe('the built-in engine', () => {
  it('hands over every picture once, in order, with a seed that makes it again as the first', async () => {
    const handed: EngineImage[] = [];
    const images = await engine.run({ ...task, count: 3 }, options({ onImage: (image) => handed.push(image) }));
    expect(handed).toEqual(images);
    expect(images.map(({ index }) => index)).toEqual([0, 1, 2]);
    const [again] = await engine.run(task, options({ seed: images[2]!.seed }));
    expect(again!.pixels.data).toEqual(images[2]!.pixels.data);
  });

  it('sums progress over the pictures, never falling, up to 1', async () => {
    const fractions: number[] = [];
    await engine.run({ ...task, count: 2 }, options({ onProgress: ({ fraction }) => fractions.push(fraction) }));
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(fractions.at(-1)).toBeCloseTo(1);
  });

  it('ends in a cancelled error when the signal aborts in mid-work, and goes on working', async () => {
    const stop = new AbortController();
    const running = engine.run({ ...task, count: 4 }, options({ signal: stop.signal, onProgress: () => stop.abort() }));
    await expect(running).rejects.toMatchObject({ kind: 'cancelled' });
    expect(await engine.run(task, options())).toHaveLength(1);
  });

  it('refuses sizes, counts, guidance and colours out of range and says which', async () => {
    const wrong: readonly Partial<EngineTask>[] = [
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
