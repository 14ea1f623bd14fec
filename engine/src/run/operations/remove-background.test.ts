import { afterAll, describe, expect, it } from 'vitest';
import { createBuiltInEngine } from '../built-in-engine.ts';
import { hasBackgroundNetwork } from '../../testing/has-background-network.ts';
import type { EditedImage, EditOptions, RemoveBackgroundTask } from '../../words/tasks/edit-task.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';

const engine = createBuiltInEngine({ threads: 1 });
afterAll(() => engine.close());
const SIDE = 288;
const signal = new AbortController().signal;
const options = (changes: Partial<EditOptions> = {}): EditOptions => ({
  seed: 1,
  signal,
  onProgress: () => undefined,
  ...changes,
});

/** A gown drawn without a background, so its alpha is the ground truth. */
async function drawGown(): Promise<EnginePixels> {
  const [image] = await engine.run(
    {
      operation: 'generate',
      prompt: 'red silk evening gown',
      negativePrompt: '',
      accentPrompt: '',
      styles: [],
      look: 'studio',
      width: SIDE,
      height: SIDE,
      count: 1,
      guidance: 13,
      background: 'transparent',
    },
    { seed: 7, signal, onProgress: () => undefined },
  );
  return image!.pixels;
}

/** Lays a cut-out over a mottled wall. */
function onWall({ width, height, data }: EnginePixels): EnginePixels {
  const wall = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const mottle = 12 * Math.sin((i % width) / 17) * Math.cos(Math.floor(i / width) / 11);
    const share = data[4 * i + 3]! / 255;
    [150, 165, 140].forEach((ground, c) => {
      wall[3 * i + c] = Math.round(share * data[4 * i + c]! + (1 - share) * (ground + mottle));
    });
  }
  return { width, height, channels: 3, data: wall };
}

const task = (source: EnginePixels, changes: Partial<RemoveBackgroundTask> = {}): RemoveBackgroundTask => ({
  operation: 'removeBackground',
  source,
  background: 'transparent',
  count: 1,
  ...changes,
});
const cutOut = async (source: EnginePixels, changes: Partial<RemoveBackgroundTask> = {}): Promise<EditedImage> =>
  (await engine.edit(task(source, changes), options()))[0]!;

const meanAlphaError = (cut: EnginePixels, truth: EnginePixels): number => {
  let sum = 0;
  for (let k = 3; k < truth.data.length; k += 4) sum += Math.abs(cut.data[k]! - truth.data[k]!);
  return sum / 255 / (truth.width * truth.height);
};

/** Mean error of the cut at the edge, laid over magenta, 0 to 255. The colours are taken from `colours`. */
function edgeError(cut: EnginePixels, truth: EnginePixels, colours: EnginePixels = cut): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < truth.width * truth.height; i++) {
    const share = truth.data[4 * i + 3]! / 255;
    if (share < 0.05 || share > 0.95) continue;
    const found = cut.data[4 * i + 3]! / 255;
    [255, 0, 255].forEach((ground, c) => {
      const wanted = share * truth.data[4 * i + c]! + (1 - share) * ground;
      sum += Math.abs(found * colours.data[colours.channels * i + c]! + (1 - found) * ground - wanted);
      count++;
    });
  }
  return sum / count;
}

// A run of the network takes seconds, and far longer on a busy machine.
describe.skipIf(!hasBackgroundNetwork())('removing a background', { timeout: 240_000 }, async () => {
  const truth = await drawGown();
  const source = onWall(truth);
  // The aborted run is cached like any other, which saves a later test seconds.
  const stop = new AbortController();
  const abort: EditOptions['onProgress'] = ({ stage }) => stage === 'looking' && stop.abort();
  const stopped = await engine
    .edit(task(source), options({ signal: stop.signal, onProgress: abort }))
    .catch((error: unknown) => error);
  const seen: { stage: string; fraction: number }[] = [];
  const onProgress: EditOptions['onProgress'] = ({ stage, fraction }) => seen.push({ stage, fraction });
  const cut = (await engine.edit(task(source), options({ onProgress })))[0]!.pixels;

  it('ends in a cancelled error while the network looks, and can cut the same picture afterwards', () => {
    expect(stopped).toMatchObject({ kind: 'cancelled' });
  });

  it('finds the alpha of what was drawn', () => {
    expect(cut.channels).toBe(4);
    expect(meanAlphaError(cut, truth)).toBeLessThan(0.02);
  });

  it('removes the old background from the colours of edges', () => {
    expect(edgeError(cut, truth)).toBeLessThan(edgeError(cut, truth, source));
  });

  it('reports its stages in order, with fractions that never fall and end at 1', () => {
    // The `loading` stage is ignored: the network loads once per process, and an earlier test may have loaded it.
    const stages = new Set(seen.map(({ stage }) => stage).filter((stage) => stage !== 'loading'));
    expect([...stages]).toEqual(['looking', 'cutting', 'blending']);
    expect(seen.map(({ fraction }) => fraction)).toEqual(
      seen.map(({ fraction }) => fraction).toSorted((a, b) => a - b),
    );
    expect(seen.at(-1)!.fraction).toBe(1);
  });

  // Runs while the matte of this picture is still cached, because each run of the network takes seconds.
  it('selects the subject as it cuts it, and the background as all the rest', async () => {
    const subject = await engine.selectRegion(source, 'subject', { signal });
    const background = await engine.selectRegion(source, 'background', { signal });
    expect(subject.data).toEqual(cut.data.filter((_, k) => k % 4 === 3));
    expect(background.data).toEqual(subject.data.map((opacity) => 255 - opacity));
  });

  it('lays the same cut on a colour, opaque', async () => {
    const { pixels } = await cutOut(source, { background: '#3366cc' });
    expect(pixels.channels).toBe(3);
    expect([...pixels.data.subarray(0, 3)]).toEqual([0x33, 0x66, 0xcc]);
  });

  it('makes a second picture with crisp edges, and says how the two differ', async () => {
    const images = await engine.edit(task(source, { count: 2 }), options());
    expect(images.map(({ index }) => index)).toEqual([0, 1]);
    expect(images.map(({ note }) => note)).toEqual([
      expect.stringContaining('soft edges'),
      expect.stringContaining('crisp edges'),
    ]);
    const partly = ({ data }: EnginePixels) =>
      data.filter((value, k) => k % 4 === 3 && value > 0 && value < 255).length;
    expect(partly(images[1]!.pixels)).toBeLessThan(partly(images[0]!.pixels));
  });

  // Runs after it on the same picture, for which the network's first answer is cached.
  it('is as exact in high quality', async () => {
    const { pixels } = await cutOut(source, { highQuality: true });
    expect(meanAlphaError(pixels, truth)).toBeLessThan(0.02);
  });

  it('cuts drawings along their outlines', async () => {
    const { pixels } = await cutOut(source, { sensitivity: 'anime' });
    expect(meanAlphaError(pixels, truth)).toBeLessThan(0.02);
  });

  it('keeps the alpha of a picture that is cut out already', async () => {
    const { pixels } = await cutOut(truth);
    expect(pixels.data.filter((_, k) => k % 4 === 3)).toEqual(truth.data.filter((_, k) => k % 4 === 3));
  });

  it('leaves a picture without a subject as it is, and says so', async () => {
    const flat: EnginePixels = { width: 64, height: 64, channels: 3, data: new Uint8Array(64 * 64 * 3).fill(128) };
    const { pixels, note } = await cutOut(flat);
    expect(note).toMatch(/^No subject/);
    expect(pixels.data).toEqual(flat.data);
  });

  it('selects nobody in a flat picture', async () => {
    const flat: EnginePixels = { width: 64, height: 64, channels: 3, data: new Uint8Array(64 * 64 * 3).fill(128) };
    const { data } = await engine.selectRegion(flat, 'person', { signal });
    expect(Math.max(...data)).toBe(0);
  });
});
