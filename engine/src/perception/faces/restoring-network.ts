/**
 * An operator's network that restores faces, with the conventions of GFPGAN (Wang et al. 2021): an upright face of
 * 512 pixels squared, red, green and blue from -1 to 1, becomes another one.
 */
import { expectAnswer, expectInputs, openModel } from '../../foundation/networks/operator/open-model.ts';

/** Side in pixels of the faces that the network takes and returns. */
export const RESTORED_SIDE = 512;

export interface RestoringNetwork {
  /** @param planes red, green and blue of a face in the network's pose, -1 to 1. */
  restore(planes: Float32Array): Promise<Float32Array>;
}

const SHAPE = [1, 3, RESTORED_SIDE, RESTORED_SIDE] as const;

/** @throws EngineError `missing_model` with a sentence for the operator. */
export async function loadRestoringModel(path: string): Promise<RestoringNetwork> {
  const model = await openModel(path);
  expectInputs(model, [SHAPE]);
  await expectAnswer(model, [SHAPE], 0, SHAPE);
  return { restore: async (planes) => (await model.run([{ data: planes, shape: SHAPE }], 0)).data };
}
