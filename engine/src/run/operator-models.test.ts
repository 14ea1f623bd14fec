import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EnginePixels } from '../foundation/image/pixels.ts';
import { loadOnce } from '../foundation/networks/load-once.ts';
import { drawFaces } from '../perception/faces/testing/draw-faces.ts';
import { fillWithGreen, invertAndEnlarge, lightenFace, redIsSubject } from '../testing/tiny-models.ts';
import { loadEnlargingModel } from '../perception/super-resolution/enlarging-network.ts';
import { createBuiltInEngine } from './built-in-engine.ts';
import type { BuiltInEngine } from './image-engine.ts';
import { createUpscale } from './operations/upscale.ts';

/** Milliseconds for one test; a run of the networks is slow on a busy machine. */
const TIMEOUT = 120_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kenna-models-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, `${name}.onnx`);
  await writeFile(path, bytes);
  return path;
}

const options = () => ({ seed: 3, signal: new AbortController().signal, onProgress: () => undefined });

/** A picture of `width` by `height` pixels whose colours are given for each pixel. */
function painted(width: number, height: number, colourAt: (x: number, y: number) => readonly number[]): EnginePixels {
  const data = new Uint8Array(3 * width * height);
  for (let i = 0; i < width * height; i++) data.set(colourAt(i % width, Math.floor(i / width)), 3 * i);
  return { width, height, channels: 3, data };
}

const pixelOf = ({ data, width, channels }: EnginePixels, x: number, y: number) =>
  Array.from(data.subarray(channels * (y * width + x), channels * (y * width + x) + 3));

const upscaleWith = async (path: string, source: EnginePixels, factor: 2 | 4): Promise<EnginePixels> => {
  const enlarger = loadOnce(() => loadEnlargingModel(path));
  const upscale = createUpscale({ enlarger, restorer: async () => null });
  const context = { index: 0, seed: 3, isCancelled: () => false, onProgress: () => undefined };
  const task = { operation: 'upscale', source, factor, enhanceFaces: false, enhanceHands: false } as const;
  return (await upscale(task, context))[0]!.pixels;
};

describe('models of an operator that cannot be used', () => {
  it(
    'say why, each for itself, and leave the built-in way',
    async () => {
      const models = {
        matting: await fileOf('small', redIsSubject(512)),
        completion: join(folder, 'nowhere.onnx'),
        enlarging: await fileOf('three', invertAndEnlarge(3, null)),
        faces: await fileOf('text', new TextEncoder().encode('no model')),
      };
      const engine = createBuiltInEngine({ threads: 1, models });
      const states = await engine.checkModels();
      expect(states.map(({ use, path }) => [use, path])).toEqual(Object.entries(models));
      const [matting, completion, enlarging, faces] = states.map(({ refusal }) => refusal);
      expect(matting).toBe('The model takes 1 x 3 x 512 x 512 numbers instead of 1 x 3 x 1024 x 1024.');
      expect(completion).toBe(`There is no file ${models.completion}.`);
      expect(enlarging).toBe('The model enlarges 3 times; models for 2 and 4 times can be used.');
      expect(faces).toMatch(/text\.onnx is no ONNX model that ONNX Runtime can load/);
      const source = painted(40, 40, () => [90, 120, 150]);
      const task = { operation: 'upscale', source, factor: 2, enhanceFaces: false, enhanceHands: false } as const;
      const [image] = await engine.edit(task, options());
      expect(pixelOf(image!.pixels, 40, 40)).toEqual([90, 120, 150]);
      await engine.close();
    },
    TIMEOUT,
  );
});

describe('models of an operator for enlarging', () => {
  it.each([
    { factor: 2, own: 2, side: null },
    { factor: 4, own: 2, side: null },
    { factor: 4, own: 4, side: 64 },
    { factor: 2, own: 4, side: null },
  ] as const)(
    'of $own times enlarge $factor times in tiles without a seam, side $side',
    async ({ factor, own, side }) => {
      const source = painted(180, 150, (x, y) => [(x * 3) % 256, (y * 5) % 256, (x + y) % 256]);
      const path = await fileOf(`enlarging-${own}-${side}`, invertAndEnlarge(own, side));
      const pixels = await upscaleWith(path, source, factor);
      expect([pixels.width, pixels.height]).toEqual([180 * factor, 150 * factor]);
      // Two passes invert twice.
      const expected = factor <= own ? (value: number) => 255 - value : (value: number) => value;
      let strays = 0;
      for (let y = 0; y < pixels.height; y++)
        for (let x = 0; x < pixels.width; x++) {
          const before = pixelOf(source, Math.floor(x / factor), Math.floor(y / factor));
          if (pixelOf(pixels, x, y).some((value, c) => value !== expected(before[c]!))) strays++;
        }
      expect(strays).toBe(0);
    },
    TIMEOUT,
  );

  it('keep the transparency of a cut-out', async () => {
    const opaque = painted(48, 40, () => [200, 40, 40]);
    const data = new Uint8Array(4 * 48 * 40);
    for (let i = 0; i < 48 * 40; i++)
      data.set([...opaque.data.subarray(3 * i, 3 * i + 3), i % 48 < 24 ? 255 : 0], 4 * i);
    const path = await fileOf('enlarging-alpha', invertAndEnlarge(4, null));
    const pixels = await upscaleWith(path, { ...opaque, channels: 4, data }, 4);
    const alphaAt = (x: number) => pixels.data[4 * (80 * 192 + x) + 3];
    expect([alphaAt(20), alphaAt(170)]).toEqual([255, 0]);
  });
});

describe('models of an operator that can be used', () => {
  let engine: BuiltInEngine;
  beforeAll(async () => {
    const models = {
      matting: await fileOf('matting', redIsSubject()),
      completion: await fileOf('completion', fillWithGreen()),
      faces: await fileOf('faces', lightenFace()),
    };
    engine = createBuiltInEngine({ threads: 1, models });
  });
  afterAll(() => engine.close());

  it(
    'replace the installed network for cut-outs and selections',
    async () => {
      expect(await engine.checkModels()).toMatchObject([
        { use: 'matting', refusal: null },
        { use: 'completion', refusal: null },
        { use: 'faces', refusal: null },
      ]);
      const source = painted(96, 64, (x) => (x < 48 ? [220, 30, 40] : [30, 60, 200]));
      const { data } = await engine.selectRegion(source, 'subject', { signal: options().signal });
      expect([data[32 * 96 + 10], data[32 * 96 + 85]]).toEqual([255, 0]);
    },
    TIMEOUT,
  );

  it(
    'restore faces and change nothing else',
    async () => {
      const source = await drawFaces({ width: 260, height: 260 }, [{ x: 120, y: 130, scale: 0.8 }], 1.2);
      const [image] = await engine.edit({ operation: 'enhanceFaces', source, faces: true, hands: false }, options());
      const [before, after] = [source, image!.pixels].map((picture) => pixelOf(picture, 120, 150));
      for (const [c, value] of after!.entries()) expect(Math.abs(value - before![c]! - 32)).toBeLessThan(2);
      expect(pixelOf(image!.pixels, 10, 10)).toEqual(pixelOf(source, 10, 10));
      expect(pixelOf(image!.pixels, 250, 250)).toEqual(pixelOf(source, 250, 250));
    },
    TIMEOUT,
  );

  it(
    'fill what is erased, and continue a picture',
    async () => {
      const source = painted(240, 180, (x, y) => [120 + (x % 20), 90, 60 + (y % 20)]);
      const mask = { width: 240, height: 180, data: new Uint8Array(240 * 180) };
      for (let y = 60; y < 100; y++) mask.data.fill(255, y * 240 + 90, y * 240 + 140);
      const words = { prompt: '', negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' } as const;
      const [erased] = await engine.edit(
        { operation: 'inpaint', source, mask, ...words, creative: 8, count: 1 },
        options(),
      );
      expect(pixelOf(erased!.pixels, 115, 80)).toEqual([0, 255, 0]);
      expect(pixelOf(erased!.pixels, 30, 30)).toEqual(pixelOf(source, 30, 30));
      const canvas = { width: 340, height: 180, placement: { x: 50, y: 0, width: 240, height: 180 } };
      const setting = { background: null, strength: 0.5, guidance: 13, count: 1 };
      const [wide] = await engine.edit({ operation: 'outpaint', source, ...words, ...canvas, ...setting }, options());
      expect(pixelOf(wide!.pixels, 20, 90)).toEqual([0, 255, 0]);
      expect(pixelOf(wide!.pixels, 50 + 30, 30)).toEqual(pixelOf(source, 30, 30));
    },
    TIMEOUT,
  );
});
