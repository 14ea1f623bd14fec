/** Tiny ONNX models with the inputs and outputs of real ones, written for tests. */
import { onnxBytes, type OnnxGraph, type OnnxNode, type OnnxTensor } from '../foundation/networks/onnx/onnx-graph.ts';

type Dims = readonly (number | string)[];

const tensor = (name: string, dims: readonly number[], values: readonly number[]): OnnxTensor => ({
  name,
  dims,
  data: Float32Array.from(values),
});

/** A graph of nodes in a row, from the input `x` to the output `y`. */
const chain = (from: Dims, to: Dims, nodes: readonly OnnxNode[], weights: readonly OnnxTensor[]): OnnxGraph => ({
  nodes,
  weights,
  input: { name: 'x', dims: from },
  outputs: [{ name: 'y', dims: to }],
});

/** Takes red pixels for the subject, by the conventions of BiRefNet. */
export const redIsSubject = (side = 1024): Uint8Array =>
  onnxBytes(
    chain(
      [1, 3, side, side],
      [1, 1, side, side],
      [{ operator: 'Conv', inputs: ['x', 'w', 'b'], output: 'y' }],
      [tensor('w', [1, 3, 1, 1], [8, -8, 0]), tensor('b', [1], [-8])],
    ),
  );

/** Enlarges by repeating pixels and inverts their colours, by the conventions of Real-ESRGAN. */
export const invertAndEnlarge = (factor: number, side: number | null): Uint8Array =>
  onnxBytes(
    chain(
      [1, 3, side ?? 'h', side ?? 'w'],
      [1, 3, side === null ? 'H' : factor * side, side === null ? 'W' : factor * side],
      [
        { operator: 'Sub', inputs: ['one', 'x'], output: 'inverted' },
        {
          operator: 'Resize',
          inputs: ['inverted', '', 'scales'],
          output: 'y',
          attributes: { mode: 'nearest', coordinate_transformation_mode: 'asymmetric', nearest_mode: 'floor' },
        },
      ],
      [tensor('one', [1], [1]), tensor('scales', [4], [1, 1, factor, factor])],
    ),
  );

/** Makes faces lighter, by the conventions of GFPGAN. */
export const lightenFace = (): Uint8Array =>
  onnxBytes(
    chain(
      [1, 3, 512, 512],
      [1, 3, 512, 512],
      [{ operator: 'Add', inputs: ['x', 'light'], output: 'y' }],
      [tensor('light', [1], [0.25])],
    ),
  );

/** Fills holes with green, by the conventions of LaMa; the answer is on the scale of bytes, as in published files. */
export const fillWithGreen = (): Uint8Array =>
  onnxBytes({
    ...chain(
      [1, 3, 512, 512],
      [1, 3, 512, 512],
      [
        { operator: 'Concat', inputs: ['x', 'mask'], output: 'both', attributes: { axis: 1 } },
        { operator: 'Conv', inputs: ['both', 'w'], output: 'filled' },
        { operator: 'Mul', inputs: ['filled', 'bytes'], output: 'y' },
      ],
      [tensor('w', [3, 4, 1, 1], [1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0]), tensor('bytes', [1], [255])],
    ),
    secondInput: { name: 'mask', dims: [1, 1, 512, 512] },
  });

/** Names white a top, green skin and blue hair, by the conventions of SegFormer for clothes. */
export function clothesByColour(): Uint8Array {
  const weights = new Array<number>(18 * 3).fill(0);
  const bias = new Array<number>(18).fill(-20);
  bias[0] = 0;
  for (const [label, colours] of [
    [4, [6, 6, 6]],
    [14, [-6, 12, -6]],
    [2, [-6, -6, 12]],
  ] as const) {
    weights.splice(3 * label, 3, ...colours);
    bias[label] = -10;
  }
  return onnxBytes(
    chain(
      [1, 3, 64, 64],
      [1, 18, 64, 64],
      [{ operator: 'Conv', inputs: ['x', 'w', 'b'], output: 'y' }],
      [tensor('w', [18, 3, 1, 1], weights), tensor('b', [18], bias)],
    ),
  );
}

/** Names red clothes and green body skin, by the conventions of MediaPipe's multiclass segmenter. */
export const multiclassByColour = (): Uint8Array =>
  onnxBytes(
    chain(
      [1, 32, 32, 3],
      [1, 32, 32, 6],
      [
        { operator: 'MatMul', inputs: ['x', 'w'], output: 'mixed' },
        { operator: 'Add', inputs: ['mixed', 'b'], output: 'y' },
      ],
      [
        tensor('w', [3, 6], [0, 0, 0, 0, 20, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
        tensor('b', [6], [10, 0, 0, 0, 0, 0]),
      ],
    ),
  );
