/**
 * An operator's network that fills holes, with the conventions of LaMa (Suvorov et al. 2022): a picture from 0 to 1 and
 * a mask of 1 where it is to be filled become the whole picture.
 */
import {
  expectInputs,
  expectOutput,
  openModel,
  refused,
  tryModel,
} from '../../../foundation/networks/operator/open-model.ts';

export interface CompletingNetwork {
  /** Sides in pixels of the squares that it takes, from the smallest. */
  readonly sides: readonly number[];
  /**
   * @param planes red, green and blue of a square, 0 to 1.
   * @param hole 1 where the square is to be filled, else 0.
   * @returns planes from 0 to 1.
   */
  complete(planes: Float32Array, hole: Float32Array, side: number): Promise<Float32Array>;
}

/** Side in pixels of the square that such networks are trained with; those of any size also take twice that. */
const SIDE = 512;
/** Value of the grey picture on which a network is tried. */
const GREY = 0.5;
/** An answer above this is on the scale of bytes: published files multiply by 255, others do not. */
const MAX_UNIT = 2;

/** @throws EngineError `missing_model` with a sentence for the operator. */
export async function loadCompletingModel(path: string): Promise<CompletingNetwork> {
  const model = await openModel(path);
  expectInputs(model, [
    [1, 3, null, null],
    [1, 1, null, null],
  ]);
  const [, , height, width] = model.inputs[0]!;
  if ((height ?? SIDE) !== (width ?? SIDE))
    throw refused(`The model takes ${width} x ${height} pixels instead of a square.`);
  const fixed = height ?? width ?? null;
  const side = fixed ?? SIDE;
  const shapes = (size: number) => [
    [1, 3, size, size],
    [1, 1, size, size],
  ];
  const takes = (size: number) =>
    tryModel(model, shapes(size), 0, GREY).then(
      (answer) => answer.shape.at(-1) === size,
      () => false,
    );
  const { shape, data } = await tryModel(model, shapes(side), 0, GREY);
  expectOutput(shape, [1, 3, side, side]);
  const isBytes = data.reduce((max, value) => Math.max(max, value), 0) > MAX_UNIT;
  // A file may name open sides and have its sizes baked in all the same.
  const takesTwice = fixed === null && (await takes(2 * SIDE));
  return {
    sides: takesTwice ? [SIDE, 2 * SIDE] : [side],
    async complete(planes, hole, size) {
      const [picture, mask] = shapes(size) as [number[], number[]];
      const answer = await model.run(
        [
          { data: planes, shape: picture },
          { data: hole, shape: mask },
        ],
        0,
      );
      return isBytes ? answer.data.map((value) => value / 255) : answer.data;
    },
  };
}
