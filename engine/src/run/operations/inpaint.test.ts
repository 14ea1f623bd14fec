import { describe, expect, it } from 'vitest';
import { createBuiltInEngine } from '../built-in-engine.ts';
import type { Findings } from '../../perception/people/findings.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { EngineProgress } from '../../foundation/task/engine-progress.ts';
import type { InpaintTask } from '../../words/tasks/edit-task.ts';
import { inpaint } from './inpaint.ts';

const SIDE = 96;
const NOBODY: Findings = { source: { subject: null, person: null }, second: null };

/** A beige garment with folds and a blue mark, on pale grey paper. */
function garment(channels: 3 | 4 = 3): EnginePixels {
  const data = new Uint8Array(SIDE * SIDE * channels);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const at = (y * SIDE + x) * channels;
      const fold = 0.8 + 0.2 * Math.sin(x * 0.45);
      const colour = onGarment(x, y) ? [205 * fold, 168 * fold, 126 * fold] : [228, 229, 231];
      data.set(x >= 44 && x < 52 && y >= 44 && y < 52 ? [30, 60, 160] : colour, at);
      if (channels === 4) data[at + 3] = 255;
    }
  }
  return { width: SIDE, height: SIDE, channels, data };
}

const onGarment = (x: number, y: number): boolean => x >= 26 && x < 70 && y >= 18 && y < 80;

/** A rectangular mask with a feather of 3 pixels. */
function box(left: number, top: number, right: number, bottom: number) {
  const data = new Uint8Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const inside = Math.min(x - left, right - 1 - x, y - top, bottom - 1 - y) + 1;
      data[y * SIDE + x] = Math.max(0, Math.min(255, inside * 85));
    }
  }
  return { width: SIDE, height: SIDE, data };
}

const whole = box(18, 10, 78, 88);

function task(prompt: string, changes: Partial<InpaintTask> = {}): InpaintTask {
  return {
    operation: 'inpaint',
    source: garment(),
    mask: whole,
    prompt,
    negativePrompt: '',
    styles: [],
    look: 'studio',
    creative: 13,
    count: 1,
    ...changes,
  };
}

async function fill(asked: InpaintTask, seed = 0) {
  const context = { index: 0, seed, isCancelled: () => false, onProgress: () => {} };
  const [image] = await inpaint(asked, NOBODY, context);
  return image!;
}

/** Mean colour of a square of a picture. */
function mean({ data, channels }: EnginePixels, left: number, top: number, size: number): number[] {
  const sums = [0, 0, 0];
  for (let y = top; y < top + size; y++) {
    for (let x = left; x < left + size; x++) {
      for (let c = 0; c < 3; c++) sums[c] = sums[c]! + data[(y * SIDE + x) * channels + c]! / size ** 2;
    }
  }
  return sums;
}

function expectKept(asked: InpaintTask, pixels: EnginePixels) {
  const { source, mask } = asked;
  const touched = mask.data.findIndex(
    (share, i) =>
      share === 0 &&
      [0, 1, 2].some((c) => pixels.data[i * pixels.channels + c] !== source.data[i * source.channels + c]),
  );
  expect(touched).toBe(-1);
}

describe('inpainting', () => {
  it('removes a mark from cloth as if it had never been there', async () => {
    const asked = task('remove the logo', { mask: box(41, 41, 55, 55) });
    const { pixels, note } = await fill(asked);
    expectKept(asked, pixels);
    expect(note).toBeNull();
    const [red, , blue] = mean(pixels, 45, 45, 6);
    expect(red! - blue!).toBeGreaterThan(40);
  });

  it('dyes the garment that a rough mask covers, keeps its folds and leaves the paper', async () => {
    const asked = task('emerald green');
    const { pixels } = await fill(asked);
    expectKept(asked, pixels);
    const [red, green] = mean(pixels, 56, 24, 12);
    expect(green!).toBeGreaterThan(1.3 * red!);
    const paper = mean(pixels, 20, 30, 4);
    expect(Math.abs(paper[0]! - 228)).toBeLessThan(12);
    const green0 = Array.from({ length: 14 }, (_, x) => pixels.data[(30 * SIDE + 28 + x) * 3 + 1]!);
    expect(Math.max(...green0) / Math.min(...green0)).toBeGreaterThan(1.15);
  });

  it.each(['red velvet', 'marble', 'brick wall', 'white ceramic vase', 'gold necklace'])(
    'fills the mask with %s and touches nothing else',
    async (prompt) => {
      const asked = task(prompt);
      const { pixels, note } = await fill(asked);
      expectKept(asked, pixels);
      expect(note).toBeNull();
      const changed = pixels.data.reduce((sum, value, i) => sum + (value === asked.source.data[i] ? 0 : 1), 0);
      expect(changed).toBeGreaterThan(0.01 * pixels.data.length);
    },
  );

  it('covers the whole of a stroke inside a garment, whose shades are no surroundings', async () => {
    const source = garment();
    for (let i = 0; i < SIDE * SIDE; i++) {
      const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
      const shade = 205 + 20 * Math.sin(0.11 * x + 0.05 * y) + 0.25 * y;
      if (onGarment(x, y)) source.data.set([shade, shade, shade - 4], i * 3);
    }
    const asked = task('red', { source, mask: box(32, 58, 64, 72) });
    const { pixels } = await fill(asked);
    const left = asked.mask.data.filter((share, i) => share === 255 && pixels.data[i * 3 + 1]! > 120);
    expect(left.length).toBe(0);
  });

  it('lets the old content show through by the share that the strength gives', async () => {
    const asked = task('navy');
    const [was, free, held] = [
      asked.source,
      (await fill({ ...asked, strength: 0.1 })).pixels,
      (await fill({ ...asked, strength: 0.6 })).pixels,
    ].map((picture) => mean(picture, 56, 24, 12)[0]!);
    expect(Math.abs(free! - was!)).toBeGreaterThan(20);
    expect(Math.abs(held! - (free! + was!) / 2)).toBeLessThan(2);
  });

  it('leaves nothing of an old check under new cloth', async () => {
    const source = garment();
    for (let i = 0; i < SIDE * SIDE; i++) {
      const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
      if (onGarment(x, y)) source.data.set(((x >> 1) + (y >> 1)) % 2 === 0 ? [196, 60, 80] : [240, 190, 198], i * 3);
    }
    const { pixels } = await fill(task('navy velvet', { source }));
    const check = ({ data }: EnginePixels) => {
      let sum = 0;
      for (let x = 32; x < 60; x++)
        sum += Math.abs(data[(48 * SIDE + x) * 3 + 1]! - data[(48 * SIDE + x + 2) * 3 + 1]!);
      return sum / mean({ ...source, data }, 36, 40, 20)[1]!;
    };
    expect(check(pixels)).toBeLessThan(0.2 * check(source));
  });

  it('draws a thing in the light of a dim, warm picture darker and warmer than in a bright one', async () => {
    const lit = (gains: readonly number[]) => {
      const source = garment();
      const data = source.data.map((_, i) => 230 * gains[i % 3]!);
      return fill(task('white ceramic vase', { source: { ...source, data }, mask: box(20, 20, 76, 80) }));
    };
    const bright = mean((await lit([1, 1, 1])).pixels, 42, 50, 10);
    const dim = mean((await lit([0.62, 0.52, 0.4])).pixels, 42, 50, 10);
    expect(dim[1]!).toBeLessThan(bright[1]! - 12);
    expect(dim[0]! / dim[2]!).toBeGreaterThan(bright[0]! / bright[2]!);
  });

  it('shows the picture itself as the preview of a mask that covers everything', async () => {
    const asked = task('remove it', {
      mask: { width: SIDE, height: SIDE, data: new Uint8Array(SIDE * SIDE).fill(255) },
    });
    const previews: EnginePixels[] = [];
    const onProgress = ({ preview }: EngineProgress) => preview && previews.push(preview);
    await inpaint(asked, NOBODY, { index: 0, seed: 0, isCancelled: () => false, onProgress });
    expect(previews.map(({ data }) => data)).toEqual([asked.source.data]);
  });

  it('names the words that it could not draw', async () => {
    const { note } = await fill(task('an elephant', { mask: box(41, 41, 55, 55) }));
    expect(note).toContain('elephant');
  });

  it('keeps the alpha channel of a cut-out and the pixels that the mask leaves out', async () => {
    const asked = task('blue', { source: garment(4) });
    const { pixels } = await fill(asked);
    expect(pixels.channels).toBe(4);
    expectKept(asked, pixels);
  });

  it('prints cloth in the same way for a seed and differently for the next, and touches nothing else', async () => {
    const asked = task('blue gingham');
    const first = await fill(asked, 4);
    expectKept(asked, first.pixels);
    expect(first.note).toBeNull();
    expect((await fill(asked, 4)).pixels.data).toEqual(first.pixels.data);
    expect((await fill(asked, 5)).pixels.data).not.toEqual(first.pixels.data);
  });

  it('departs less from a plain dyeing when it is less creative', async () => {
    const plain = (await fill(task('red'), 1)).pixels;
    const away = async (creative: number) => {
      const { pixels } = await fill(task('red velvet', { creative }), 1);
      return pixels.data.reduce((sum, value, i) => sum + Math.abs(value - plain.data[i]!), 0);
    };
    expect(await away(8)).toBeLessThan(await away(25));
  });

  it('reports its progress, shows a preview and makes every picture of a count through the engine', async () => {
    const engine = createBuiltInEngine({ threads: 1 });
    const heard: EngineProgress[] = [];
    const options = { seed: 4, signal: new AbortController().signal, onProgress: (p: EngineProgress) => heard.push(p) };
    const images = await engine.edit(task('emerald green', { count: 2 }), options);
    await engine.close();
    expect(images.map(({ index }) => index)).toEqual([0, 1]);
    expect(images[0]!.pixels.data).not.toEqual(images[1]!.pixels.data);
    expect(new Set(heard.map(({ stage }) => stage))).toEqual(new Set(['looking', 'filling', 'blending']));
    expect(heard.some(({ preview }) => preview !== undefined)).toBe(true);
    const fractions = heard.map(({ fraction }) => fraction);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
  });

  it.each(['', 'red velvet', 'brick wall', 'brown leather handbag'])(
    'stops when it is cancelled: "%s"',
    async (prompt) => {
      let asked = 0;
      const context = { index: 0, seed: 0, isCancelled: () => ++asked > 12, onProgress: () => {} };
      await expect(inpaint(task(prompt), NOBODY, context)).rejects.toMatchObject({ kind: 'cancelled' });
    },
  );
});
