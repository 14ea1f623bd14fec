import { createRequire } from 'node:module';
import { loadOnce } from '../../foundation/networks/load-once.ts';
import { loadTflite, type TfliteNetwork } from '../../foundation/networks/tflite/load-tflite.ts';
import { packedNetwork } from './packed-network.ts';

const require = createRequire(import.meta.url);

export interface FaceNetworks {
  /** BlazeFace, short range (Bazarevsky et al. 2019): 128 pixels squared, -1 to 1 → boxes, logits. */
  readonly detector: TfliteNetwork;
  /** Face mesh (Kartynnik et al. 2019): 192 pixels squared, 0 to 1 → 468 points, presence as a logit. */
  readonly mesh: TfliteNetwork;
}

/** The networks of `@mediapipe/face_mesh` (Apache-2.0). */
export const faceNetworks = loadOnce(async (): Promise<FaceNetworks> => {
  const pack = require.resolve('@mediapipe/face_mesh/face_mesh_solution_packed_assets.data');
  const load = async (name: string) => loadTflite(await packedNetwork(pack, name));
  return {
    detector: await load('face_detection_short_range.tflite'),
    mesh: await load('face_landmark.tflite'),
  };
});
