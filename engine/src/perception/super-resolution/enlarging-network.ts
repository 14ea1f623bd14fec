/**
 * An operator's network that enlarges pictures, with the conventions of Real-ESRGAN (Wang et al. 2021): three planes of
 * red, green and blue, 0 to 1, become planes of two or four times the width and height.
 */
import {
  expectInputs,
  expectOutput,
  openModel,
  refused,
  tryModel,
  type Dimension,
} from '../../foundation/networks/operator/open-model.ts';

export interface EnlargingNetwork {
  readonly factor: 2 | 4;
  /** Sides in pixels of its input, where the file prescribes them; null where it takes any multiple of four. */
  readonly fixed: { readonly width: number; readonly height: number } | null;
  /** @param planes red, green and blue, each of `height` rows of `width` values, 0 to 1. */
  enlarge(planes: Float32Array, width: number, height: number): Promise<Float32Array>;
}

/** Side in pixels of the square on which a network of any size is tried. */
const TRIAL_SIDE = 64;
/** Smallest side in pixels that leaves room for the overlap of tiles. */
const MIN_SIDE = 32;

/** @throws EngineError `missing_model` with a sentence for the operator. */
export async function loadEnlargingModel(path: string): Promise<EnlargingNetwork> {
  const model = await openModel(path);
  expectInputs(model, [[1, 3, null, null]]);
  const [rows, columns] = model.inputs[0]!.slice(2) as [Dimension, Dimension];
  const [height, width] = [rows ?? TRIAL_SIDE, columns ?? TRIAL_SIDE];
  if (Math.min(height, width) < MIN_SIDE)
    throw refused(`The model takes ${width} x ${height} pixels; it needs ${MIN_SIDE} or more.`);
  const { shape } = await tryModel(model, [[1, 3, height, width]], 0, 0.5);
  const factor = (shape[2] ?? 0) / height;
  if (factor !== 2 && factor !== 4)
    throw refused(`The model enlarges ${factor} times; models for 2 and 4 times can be used.`);
  expectOutput(shape, [1, 3, factor * height, factor * width]);
  return {
    factor,
    fixed: rows !== null || columns !== null ? { width, height } : null,
    async enlarge(planes, ownWidth, ownHeight) {
      return (await model.run([{ data: planes, shape: [1, 3, ownHeight, ownWidth] }], 0)).data;
    },
  };
}
