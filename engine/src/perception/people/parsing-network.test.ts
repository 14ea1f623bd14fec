import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { clothesByColour, invertAndEnlarge, multiclassByColour } from '../../testing/tiny-models.ts';
import { loadParsingModel } from './parsing-network.ts';
import type { PersonPart, PersonParts } from './person-parts.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kenna-parsing-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function load(name: string, bytes: Uint8Array) {
  const path = join(folder, `${name}.onnx`);
  await writeFile(path, bytes);
  return loadParsingModel(path);
}

/** Four stripes of a colour each, from the left. */
function stripes(colours: readonly (readonly number[])[]): EnginePixels {
  const data = new Uint8Array(3 * 80 * 60);
  for (let i = 0; i < 80 * 60; i++) data.set(colours[Math.floor((i % 80) / 20)]!, 3 * i);
  return { width: 80, height: 60, channels: 3, data };
}

/** The parts of which a stripe shows at least nine tenths. */
const partsIn = ({ width, height, shares }: PersonParts, stripe: number): string[] =>
  (Object.keys(shares) as PersonPart[]).filter((part) => {
    const at = Math.floor(height / 2) * width + Math.floor(((stripe + 0.5) * width) / 4);
    return shares[part][at]! > 0.9;
  });

const BLACK = [0, 0, 0];

it('reads the classes of SegFormer for clothes', async () => {
  const network = await load('segformer', clothesByColour());
  const parts = await network.parse(stripes([[255, 255, 255], [0, 255, 0], [0, 0, 255], BLACK]));
  expect(parts.namesGarments).toBe(true);
  expect([0, 1, 2, 3].map((stripe) => partsIn(parts, stripe))).toEqual([['upper'], ['skin'], ['hair'], []]);
});

it("reads the classes of MediaPipe's multiclass segmenter", async () => {
  const network = await load('mediapipe', multiclassByColour());
  const parts = await network.parse(stripes([[255, 0, 0], [0, 255, 0], BLACK, BLACK]));
  expect(parts.namesGarments).toBe(false);
  expect([0, 1, 2].map((stripe) => partsIn(parts, stripe))).toEqual([['clothes'], ['skin'], []]);
});

it('refuses a model that returns other classes', async () => {
  await expect(load('enlarging', invertAndEnlarge(2, 64))).rejects.toThrow(
    'The model returns 1 x 3 x 128 x 128 numbers instead of 1 x 18 x any x any.',
  );
});
