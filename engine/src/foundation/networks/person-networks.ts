import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { loadOnce } from './load-once.ts';
import { loadTflite, type TfliteNetwork } from './tflite/load-tflite.ts';

const require = createRequire(import.meta.url);

export interface PersonNetworks {
  /**
   * Person mask of `@mediapipe/selfie_segmentation`: the input is 256 x 256 pixels with channels from 0 to 1, the
   * output the probability of a person, 0 to 1, for each pixel.
   */
  readonly mask: TfliteNetwork;
  /**
   * BlazePose (Bazarevsky et al. 2020), full model: the input is 256 x 256 pixels with channels from 0 to 1. Outputs
   * are 39 points, the probability that a person is present, and a mask of the person as logits.
   */
  readonly pose: TfliteNetwork;
}

/** Both networks are licensed under Apache-2.0 and shared by all callers. A run takes about 3 and 11 milliseconds. */
export const personNetworks = loadOnce(async (): Promise<PersonNetworks> => {
  const load = async (file: string) => loadTflite(await readFile(file));
  return {
    mask: await load(require.resolve('@mediapipe/selfie_segmentation/selfie_segmentation.tflite')),
    pose: await load(require.resolve('@mediapipe/pose/pose_landmark_full.tflite')),
  };
});
