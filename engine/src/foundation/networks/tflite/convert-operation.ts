/**
 * Converts one TFLite operation to ONNX nodes. TFLite stores pictures as rows, columns, channels; the ONNX graph stores
 * them as channels, rows, columns throughout. A new operator is one more row of `converters`.
 */
import type { OnnxNode, OnnxTensor } from '../onnx/onnx-graph.ts';
import { convertConvolution, convertTransposedConvolution } from './convert-convolution.ts';
import { activate, samePadding, type Converter } from './operation-context.ts';

/** Index of a TFLite axis (batch, rows, columns, channels) → its index in ONNX. */
const AXES = [0, 2, 3, 1];

const plain =
  (operator: string): Converter =>
  ({ value, output }) => ({ nodes: [{ operator, inputs: [value(0)], output }], weights: [] });

/** @throws Error for a constant with more than one number per channel. */
const convertPairwise =
  (operator: string): Converter =>
  ({ name, operation, shapeOf, value, constantOf, output }) => {
    const weights: OnnxTensor[] = [];
    const inputs = [0, 1].map((slot) => {
      const data = constantOf(slot);
      if (data === null) return value(slot);
      if (
        shapeOf(slot)
          .slice(0, -1)
          .some((size) => size !== 1)
      )
        throw new Error(`${name} has a large constant`);
      const operand = `${name}:operand${slot}`;
      weights.push({ name: operand, dims: [1, data.length, 1, 1], data });
      return operand;
    });
    const sum = `${name}:sum`;
    const active = activate(name, operation.option.byte(0), sum, output);
    return {
      nodes: [{ operator, inputs, output: sum }, ...active.nodes],
      weights: [...weights, ...active.weights],
    };
  };

const convertPooling =
  (operator: string): Converter =>
  ({ operation, shapeOf, value, output }) => {
    const { byte, int } = operation.option;
    const [, rows = 1, columns = 1] = shapeOf(0);
    const [acrossStep, downStep] = [int(1), int(2)];
    const [across, down] = [int(3), int(4)];
    const same = byte(0) === 0;
    const [top, bottom] = same ? samePadding(rows, down, downStep) : [0, 0];
    const [left, right] = same ? samePadding(columns, across, acrossStep) : [0, 0];
    const attributes = {
      kernel_shape: [down, across],
      strides: [downStep, acrossStep],
      pads: [top, left, bottom, right],
    };
    return { nodes: [{ operator, inputs: [value(0)], output, attributes }], weights: [] };
  };

/** PRelu with one slope per channel. */
const convertSlopedRectifier: Converter = ({ name, value, constant, output }) => {
  const data = constant(1);
  const slope = `${name}:slope`;
  return {
    nodes: [{ operator: 'PRelu', inputs: [value(0), slope], output }],
    weights: [{ name: slope, dims: [data.length, 1, 1], data }],
  };
};

const convertConcatenation: Converter = ({ operation, outputShape, value, output }) => {
  const rank = outputShape.length;
  const axis = (operation.option.int(0) + rank) % rank;
  const inputs = operation.inputs.map((_, slot) => value(slot));
  const attributes = { axis: rank === 4 ? AXES[axis]! : axis };
  return { nodes: [{ operator: 'Concat', inputs, output, attributes }], weights: [] };
};

const convertResize: Converter = ({ name, operation, outputShape, value, output }) => {
  const { byte } = operation.option;
  const [batch = 1, rows = 1, columns = 1, channels = 1] = outputShape;
  const sizes = `${name}:sizes`;
  const places = byte(2) === 1 ? 'align_corners' : byte(3) === 1 ? 'half_pixel' : 'asymmetric';
  const attributes = { mode: 'linear', coordinate_transformation_mode: places };
  // The ONNX operator has two optional inputs between the picture and the sizes, which stay empty.
  return {
    nodes: [{ operator: 'Resize', inputs: [value(0), '', '', sizes], output, attributes }],
    weights: [{ name: sizes, dims: [4], data: BigInt64Array.from([batch, channels, rows, columns], BigInt) }],
  };
};

const convertPadding: Converter = ({ name, value, constant, output }) => {
  const [batch = [0, 0], rows = [0, 0], columns = [0, 0], channels = [0, 0]] = pairs(constant(1));
  const order = [batch, channels, rows, columns];
  const pads = `${name}:pads`;
  const data = BigInt64Array.from([...order.map(([before]) => before), ...order.map(([, after]) => after)], BigInt);
  return {
    nodes: [{ operator: 'Pad', inputs: [value(0), pads], output, attributes: { mode: 'constant' } }],
    weights: [{ name: pads, dims: [8], data }],
  };
};

const pairs = (values: Float32Array): readonly (readonly [number, number])[] =>
  Array.from({ length: values.length / 2 }, (_, index) => [values[2 * index]!, values[2 * index + 1]!]);

/** @throws Error for a result that is a picture, whose values would have to be transposed. */
const convertReshape: Converter = ({ name, shapeOf, outputShape, value, output }) => {
  if (outputShape.length === 4) throw new Error(`${name} makes a picture of a list`);
  const nodes: OnnxNode[] = [];
  let from = value(0);
  if (shapeOf(0).length === 4) {
    const turned = `${name}:turned`;
    nodes.push({ operator: 'Transpose', inputs: [from], output: turned, attributes: { perm: [0, 2, 3, 1] } });
    from = turned;
  }
  const shape = `${name}:shape`;
  nodes.push({ operator: 'Reshape', inputs: [from, shape], output });
  return {
    nodes,
    weights: [{ name: shape, dims: [outputShape.length], data: BigInt64Array.from(outputShape, BigInt) }],
  };
};

export const converters: Readonly<Record<string, Converter>> = {
  ADD: convertPairwise('Add'),
  MUL: convertPairwise('Mul'),
  CONV_2D: convertConvolution(false),
  DEPTHWISE_CONV_2D: convertConvolution(true),
  Convolution2DTransposeBias: convertTransposedConvolution,
  AVERAGE_POOL_2D: convertPooling('AveragePool'),
  MAX_POOL_2D: convertPooling('MaxPool'),
  RELU: plain('Relu'),
  LOGISTIC: plain('Sigmoid'),
  HARD_SWISH: plain('HardSwish'),
  PRELU: convertSlopedRectifier,
  CONCATENATION: convertConcatenation,
  RESIZE_BILINEAR: convertResize,
  PAD: convertPadding,
  RESHAPE: convertReshape,
};
