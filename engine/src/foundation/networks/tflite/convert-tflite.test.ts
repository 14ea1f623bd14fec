import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { convertTflite } from './convert-tflite.ts';
import { loadTflite } from './load-tflite.ts';

const read = (name: string) => readFile(createRequire(import.meta.url).resolve(`@mediapipe/${name}`));
const people = () => read('selfie_segmentation/selfie_segmentation.tflite');

describe('converting a TFLite network', () => {
  it('transposes pictures to channels, rows, columns and does not change lists', async () => {
    expect(convertTflite(await people())).toMatchObject({
      input: { dims: [1, 3, 256, 256] },
      outputs: [{ dims: [1, 1, 256, 256] }],
    });
    const { outputs } = convertTflite(await read('pose/pose_landmark_full.tflite'));
    expect(outputs.map(({ dims }) => dims)).toEqual([
      [1, 195],
      [1, 1],
      [1, 1, 256, 256],
      [1, 39, 64, 64],
      [1, 117],
    ]);
  });

  it('finds no person in an even grey picture', async () => {
    const network = await loadTflite(await people());
    const [mask] = await network.run(new Float32Array(3 * 256 * 256).fill(0.6), [0]);
    expect(mask).toHaveLength(256 * 256);
    expect(mask!.every((share) => share >= 0 && share < 0.5)).toBe(true);
  });

  it('names an operator that it cannot convert', async () => {
    const file = await people();
    // The name of the custom operator, with one letter changed.
    const at = file.indexOf('Convolution2DTransposeBias');
    file.write('K', at);
    expect(() => convertTflite(file)).toThrow('Konvolution2DTransposeBias');
  });
});
