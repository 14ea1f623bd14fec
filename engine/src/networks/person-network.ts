import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadTflite } from './tflite/load-tflite.ts';

/** Pixels on each side of the square that the person network looks at. */
export const PERSON_SIDE = 256;

export interface PersonNetwork {
  /**
   * @param square `PERSON_SIDE` squared, sRGB, 3 bytes a pixel; a picture is stretched to it.
   * @returns for each of its pixels how surely it belongs to a person, 0 to 1.
   */
  find(square: Uint8Array): Promise<Float32Array>;
}

/** Selfie Segmentation of MediaPipe (Apache-2.0), general model; takes a few milliseconds. */
export async function loadPersonNetwork(): Promise<PersonNetwork> {
  const path = import.meta.resolve('@mediapipe/selfie_segmentation/selfie_segmentation.tflite');
  const network = await loadTflite(await readFile(fileURLToPath(path)));
  const area = PERSON_SIDE * PERSON_SIDE;
  return {
    async find(square) {
      const planes = new Float32Array(3 * area);
      for (let channel = 0; channel < 3; channel++) {
        for (let i = 0; i < area; i++) planes[channel * area + i] = square[3 * i + channel]! / 255;
      }
      const [shares] = await network.run(planes, [0]);
      return shares!;
    },
  };
}
