/**
 * An operator's network that restores faces, with the conventions of GFPGAN (Wang et al. 2021): an upright face of
 * 512 pixels squared, red, green and blue from -1 to 1, becomes another one.
 */
import { expectInputs, expectOutput, openModel, tryModel } from '../../foundation/networks/operator/open-model.ts';

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
  const named = model.outputs[0]!;
  // A trial run takes seconds, so it is made only where the file leaves the answer open.
  const isNamed = named !== null && named.slice(1).every((size) => size !== null);
  expectOutput(isNamed ? named : (await tryModel(model, [SHAPE], 0, 0)).shape, SHAPE);
  return { restore: async (planes) => (await model.run([{ data: planes, shape: SHAPE }], 0)).data };
}
