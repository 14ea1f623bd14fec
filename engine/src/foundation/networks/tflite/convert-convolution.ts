import type { OnnxTensor } from '../onnx/onnx-graph.ts';
import { activate, samePadding, type Converter } from './operation-context.ts';

/** Padding `SAME` in the TFLite schema: as many results as inputs at a step of 1. */
const SAME = 0;

/** TFLite kernels are filters, rows, columns, channels; depthwise kernels have their filters last. */
export const convertConvolution =
  (depthwise: boolean): Converter =>
  ({ name, operation, shapeOf, value, constant, constantOf, output }) => {
    const { byte, int } = operation.option;
    const [, rows = 1, columns = 1, channels = 1] = shapeOf(0);
    const [first = 1, down = 1, across = 1, last = 1] = shapeOf(1);
    const [filters, depth] = depthwise ? [last, 1] : [first, last];
    const [acrossStep, downStep] = [int(1), int(2)];
    const dilations = depthwise ? [int(6), int(5)] : [int(5), int(4)];
    if (dilations.some((dilation) => dilation > 1)) throw new Error(`${name} is dilated`);
    const same = byte(0) === SAME;
    const [top, bottom] = same ? samePadding(rows, down, downStep) : [0, 0];
    const [left, right] = same ? samePadding(columns, across, acrossStep) : [0, 0];
    const area = down * across;
    const data = depthwise
      ? swapAxes(constant(1), { outer: 1, middle: area, inner: filters })
      : swapAxes(constant(1), { outer: filters, middle: area, inner: depth });
    const weights: OnnxTensor[] = [{ name: `${name}:kernel`, dims: [filters, depth, down, across], data }];
    const bias = constantOf(2);
    if (bias !== null) weights.push({ name: `${name}:bias`, dims: [filters], data: bias });
    const attributes = {
      kernel_shape: [down, across],
      strides: [downStep, acrossStep],
      pads: [top, left, bottom, right],
      group: depthwise ? channels : 1,
    };
    const sum = `${name}:sum`;
    const inputs = [value(0), ...weights.map((tensor) => tensor.name)];
    const active = activate(name, byte(depthwise ? 4 : 3), sum, output);
    return {
      nodes: [{ operator: 'Conv', inputs, output: sum, attributes }, ...active.nodes],
      weights: [...weights, ...active.weights],
    };
  };

/**
 * MediaPipe's own operator: a transposed convolution with a bias. Its options are not in the schema, so the stride
 * is derived from the shapes.
 */
export const convertTransposedConvolution: Converter = ({ name, shapeOf, outputShape, value, constant, output }) => {
  const [, rows = 1] = shapeOf(0);
  const [, largeRows = 1] = outputShape;
  const [filters = 1, down = 1, across = 1, channels = 1] = shapeOf(1);
  const step = Math.round(largeRows / rows);
  const excess = (rows - 1) * step + down - largeRows;
  const before = excess >> 1;
  const area = down * across;
  // Filters, places, channels → channels, filters, places: the last axis becomes the first.
  const byFilter = swapAxes(constant(1), { outer: 1, middle: filters * area, inner: channels });
  const attributes = {
    kernel_shape: [down, across],
    strides: [step, step],
    pads: [before, before, excess - before, excess - before],
  };
  const [kernel, bias] = [`${name}:kernel`, `${name}:bias`];
  return {
    nodes: [{ operator: 'ConvTranspose', inputs: [value(0), kernel, bias], output, attributes }],
    weights: [
      { name: kernel, dims: [channels, filters, down, across], data: byFilter },
      { name: bias, dims: [filters], data: constant(2) },
    ],
  };
};

/** Swaps the last two axes: outer, middle, inner → outer, inner, middle. */
function swapAxes(
  values: Float32Array,
  { outer, middle, inner }: { outer: number; middle: number; inner: number },
): Float32Array {
  const swapped = new Float32Array(values.length);
  for (let block = 0; block < outer; block++) {
    const from = block * middle * inner;
    for (let i = 0; i < middle; i++)
      for (let j = 0; j < inner; j++) swapped[from + j * middle + i] = values[from + i * inner + j]!;
  }
  return swapped;
}
