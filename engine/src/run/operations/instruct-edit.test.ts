import { afterAll, describe, expect, it } from 'vitest';
import { createBuiltInEngine } from '../built-in-engine.ts';
import { hasBackgroundNetwork } from '../../testing/has-background-network.ts';
import type { PictureScene } from '../../words/prompt/picture-scene.ts';
import { readBrief } from '../../words/prompt/read-brief.ts';
import type { EditOptions, InstructEditTask, LastStep } from '../../words/tasks/edit-task.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';

const engine = createBuiltInEngine({ threads: 1 });
afterAll(() => engine.close());
const signal = new AbortController().signal;
const options = (changes: Partial<EditOptions> = {}): EditOptions => ({
  seed: 3,
  signal,
  onProgress: () => undefined,
  ...changes,
});
const task = (source: EnginePixels, text: string, changes: Partial<InstructEditTask> = {}): InstructEditTask => ({
  operation: 'instructEdit',
  source,
  scene: null,
  text,
  last: null,
  mask: null,
  look: 'studio',
  count: 1,
  ...changes,
});
const say = async (source: EnginePixels, text: string, changes: Partial<InstructEditTask> = {}) =>
  (await engine.edit(task(source, text, changes), options()))[0]!;

const [WIDTH, HEIGHT] = [120, 160];
const grey: EnginePixels = {
  width: WIDTH,
  height: HEIGHT,
  channels: 3,
  data: Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, i) => 90 + (i % 50)),
};
function mean({ data, channels }: EnginePixels, channel: number): number {
  let sum = 0;
  for (let i = channel; i < data.length; i += channels) sum += data[i]!;
  return sum / (data.length / channels);
}
const warmth = (picture: EnginePixels): number => mean(picture, 0) - mean(picture, 2);
const disc = {
  width: WIDTH,
  height: HEIGHT,
  data: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    Math.hypot((i % WIDTH) - 60, Math.floor(i / WIDTH) - 80) < 30 ? 255 : 0,
  ),
};

/** A gown drawn without a background. */
async function drawGown(): Promise<EnginePixels> {
  const [image] = await engine.run(
    {
      operation: 'generate',
      prompt: 'red silk evening gown',
      negativePrompt: '',
      accentPrompt: '',
      styles: [],
      look: 'studio',
      width: 192,
      height: 256,
      count: 1,
      guidance: 13,
      background: 'transparent',
    },
    { seed: 3, signal, onProgress: () => undefined },
  );
  return image!.pixels;
}

describe('a message', () => {
  it('does its edits in the order of its words', async () => {
    const { pixels, note, changed, seed } = await say(
      grey,
      'rotate 90 degrees, crop the right by 25% and make it brighter',
    );
    expect([pixels.width, pixels.height]).toEqual([120, 120]);
    expect(mean(pixels, 1)).toBeGreaterThan(mean(grey, 1) + 10);
    expect(note).toBeNull();
    expect(changed).toBeUndefined();
    expect(seed).toBe(3);
  });

  it('reports one progress that never falls, and its picture once', async () => {
    const fractions: number[] = [];
    let pictures = 0;
    const onProgress: EditOptions['onProgress'] = ({ fraction }) => fractions.push(fraction);
    const watch = options({ onProgress, onImage: () => (pictures += 1) });
    await engine.edit(task(grey, 'brighter, warmer, then flip it'), watch);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
    expect(fractions.length).toBeGreaterThanOrEqual(3);
    expect(pictures).toBe(1);
  });

  it('stops between its edits when it is cancelled', async () => {
    const abort = new AbortController();
    const run = engine.edit(
      task(grey, 'brighter, warmer, then flip it'),
      options({ signal: abort.signal, onProgress: () => abort.abort() }),
    );
    await expect(run).rejects.toMatchObject({ kind: 'cancelled' });
  });

  it('acts where the picture is marked and nowhere else', async () => {
    const { pixels, changed } = await say(grey, 'make this much brighter', { mask: disc });
    const marked = disc.data.filter((value) => value > 0).length / disc.data.length;
    expect(changed).toBeGreaterThan(0.5 * marked);
    expect(changed).toBeLessThanOrEqual(marked);
    const centre = (80 * WIDTH + 60) * 3;
    expect(pixels.data[centre]!).toBeGreaterThan(grey.data[centre]! + 10);
    disc.data.forEach((value, i) => {
      if (value === 0) expect(pixels.data[i * 3]).toBe(grey.data[i * 3]);
    });
  });

  it('that cannot be carried out leaves every byte of the picture and says what can be done instead', async () => {
    const { pixels, note } = await say(grey, 'make her smile');
    expect(Buffer.from(pixels.data).equals(Buffer.from(grey.data))).toBe(true);
    expect(note).toMatch(/sharpen the face/);
  });

  it('that can be carried out in part says what was left out', async () => {
    const { pixels, note } = await say(grey, 'darker and add a dog');
    expect(mean(pixels, 1)).toBeLessThan(mean(grey, 1) - 5);
    expect(note).toMatch(/cannot draw “dog”/);
  });
});

/** A picture of one colour. */
const plain = (rgb: readonly [number, number, number]): EnginePixels => ({
  width: WIDTH,
  height: HEIGHT,
  channels: 3,
  data: Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, i) => rgb[i % 3]!),
});

describe.skipIf(!hasBackgroundNetwork())('a message with a second picture', () => {
  const second = { source: plain([190, 30, 40]), scene: null };

  it('gives the marked part the colour of that picture, and says how much that changed', async () => {
    const { pixels, changed } = await say(grey, 'fill this with that colour', { mask: disc, second });
    const centre = (80 * WIDTH + 60) * 3;
    expect(pixels.data[centre]!).toBeGreaterThan(pixels.data[centre + 2]! + 60);
    expect(pixels.data.subarray(0, WIDTH * 3)).toEqual(grey.data.subarray(0, WIDTH * 3));
    const marked = disc.data.filter((value) => value > 0).length / disc.data.length;
    expect(changed).toBeGreaterThan(0.8 * marked);
    expect(changed).toBeLessThanOrEqual(marked);
  });

  it('sets a drawn piece in front of that picture', { timeout: 60_000 }, async () => {
    const gown = await drawGown();
    const { pixels } = await say(gown, 'put this behind it', { second });
    expect([pixels.width, pixels.height, pixels.channels]).toEqual([gown.width, gown.height, 3]);
    expect([...pixels.data.subarray(0, 3)]).toEqual([190, 30, 40]);
  });

  it('that would dress somebody is refused where nobody is', async () => {
    await expect(say(grey, 'put this on her', { second })).rejects.toMatchObject({
      kind: 'bad_input',
      message: expect.stringMatching(/no person in this picture/) as string,
    });
  });
});

describe('a message about a picture that was drawn here', () => {
  it('draws it again in another cut and colour, and returns its scene', { timeout: 120_000 }, async () => {
    const words = { negativePrompt: '', accentPrompt: '', styles: [], look: 'studio', guidance: 9 } as const;
    const prompt = 'white cotton t-shirt with short sleeves';
    const brief = readBrief({ ...words, prompt });
    const first: PictureScene = { version: 1, brief, seed: 5, guidance: 9, take: {} };
    const { pixels, drawn } = await say(grey, 'make the sleeves long and the t-shirt red, from the back', {
      scene: first,
    });
    const piece = drawn!.scene.brief.pieces[0]!;
    expect(piece).toMatchObject({ form: 't-shirt', fabric: 'cotton', attributes: { sleeve: 'long' } });
    expect(piece.colours[0]!.name).toBe('red');
    expect(drawn!.scene.brief.view).toBe('back');
    expect([pixels.width, pixels.height]).toEqual([WIDTH, HEIGHT]);
    expect(mean(pixels, 0)).toBeGreaterThan(mean(pixels, 2) + 5);
    const seen = await say(pixels, 'brighter', { scene: drawn!.scene });
    expect(seen.drawn).toBeUndefined();
  });

  it('leaves the coloured paper behind a recoloured piece as it was', { timeout: 120_000 }, async () => {
    const brief = readBrief({
      prompt: 'cognac leather handbag',
      negativePrompt: '',
      accentPrompt: '',
      styles: [],
      look: 'editorial',
    });
    const scene: PictureScene = { version: 2, brief, seed: 5, guidance: 9, take: {} };
    const navy = await say(grey, 'make the handbag navy', { scene, look: 'editorial' });
    const red = await say(navy.pixels, 'make the handbag red', { scene: navy.drawn!.scene, look: 'editorial' });
    // The rows above the handle.
    const head = ({ data }: EnginePixels) => data.slice(0, WIDTH * 3 * 30);
    expect(head(red.pixels)).toEqual(head(navy.pixels));
    expect(mean(navy.pixels, 0)).toBeGreaterThan(mean(navy.pixels, 2));
    expect(navy.drawn!.scene.brief.pieces[0]!.colours[0]!.name).toBe('navy');
  });
});

describe('a message about the last step', () => {
  const after = async (text: string): Promise<{ warm: EnginePixels; last: LastStep }> => {
    const { pixels } = await say(grey, text);
    return { warm: pixels, last: { before: grey, scene: null, texts: [text] } };
  };

  it('restores every byte of the picture before it', async () => {
    const { warm, last } = await after('warmer');
    const { pixels } = await say(warm, 'undo that', { last });
    expect(Buffer.from(pixels.data).equals(Buffer.from(grey.data))).toBe(true);
  });

  it('does more of it, and less', async () => {
    const { warm, last } = await after('warmer');
    const [more, less] = [await say(warm, 'more', { last }), await say(warm, 'a bit less', { last })];
    expect(warmth(more.pixels)).toBeGreaterThan(warmth(warm) + 5);
    expect(warmth(less.pixels)).toBeLessThan(warmth(warm) - 2);
    expect(warmth(less.pixels)).toBeGreaterThan(warmth(grey) + 5);
  });

  it('does still more after a “more”', async () => {
    const { warm, last } = await after('warmer');
    const { pixels } = await say(warm, 'more', { last });
    const again = await say(pixels, 'more', { last: { before: warm, scene: null, texts: [...last.texts, 'more'] } });
    expect(warmth(again.pixels)).toBeGreaterThan(warmth(pixels) + 4);
  });
});

describe.skipIf(!hasBackgroundNetwork())('a message about the garment', () => {
  it(
    'dyes it and leaves its transparency; a crop to the ratio that the picture has keeps its size',
    { timeout: 60_000 },
    async () => {
      const gown = await drawGown();
      const { pixels } = await say(gown, 'make the dress royal blue, then crop to 3:4');
      expect([pixels.width, pixels.height]).toEqual([192, 256]);
      let [red, blue, count] = [0, 0, 0];
      for (let i = 0; i < gown.data.length; i += 4) {
        expect(pixels.data[i + 3]).toBe(gown.data[i + 3]);
        if (gown.data[i + 3]! < 255) continue;
        red += pixels.data[i]!;
        blue += pixels.data[i + 2]!;
        count += 1;
      }
      expect((blue - red) / count).toBeGreaterThan(40);
    },
  );
});
