/**
 * Converts one TensorFlow.js layer to ONNX nodes. Keras stores pictures as rows, columns, channels and ONNX as
 * channels, rows, columns; kernels and flattened features are transposed accordingly. A new kind of layer is one more
 * row of `converters`.
 */
import type { OnnxNode, OnnxTensor } from '../onnx/onnx-graph.ts';
import type { Layer, LayerConfig, Weight } from './layers-model.ts';

export interface ConvertedLayer {
  readonly nodes: readonly OnnxNode[];
  readonly weights: readonly OnnxTensor[];
}

interface LayerContext {
  readonly name: string;
  readonly config: LayerConfig;
  /** Graph names of the layer's inputs. */
  readonly inputs: readonly string[];
  /** Graph name of the layer's output. */
  readonly output: string;
  /** @throws Error when the model lacks the weight. */
  readonly weight: (part: string) => Weight;
}

type LayerConverter = (layer: LayerContext) => ConvertedLayer;

/** The graph name of a layer's output. */
export const outputOf = (layer: string): string => `${layer}:out`;

const activations: Readonly<Record<string, string>> = { relu: 'Relu', softmax: 'Softmax', linear: 'Identity' };

function activate(layer: string, activation: string, input: string, output: string): OnnxNode {
  const operator = activations[activation];
  if (operator === undefined) throw new Error(`the layer ${layer} has the unknown activation ${activation}`);
  return { operator, inputs: [input], output, ...(operator === 'Softmax' ? { attributes: { axis: 1 } } : {}) };
}

const autoPad = ({ padding }: LayerConfig): { auto_pad: string } => ({
  auto_pad: padding === 'same' ? 'SAME_UPPER' : 'VALID',
});

const single = (node: OnnxNode): ConvertedLayer => ({ nodes: [node], weights: [] });

const convertZeroPadding: LayerConverter = ({ name, config, inputs, output }) => {
  const { padding } = config;
  if (!Array.isArray(padding)) throw new Error(`the layer ${name} pads by ${String(padding)}`);
  const [[top, bottom], [left, right]] = padding as [[number, number], [number, number]];
  const pads = `${name}:pads`;
  const data = BigInt64Array.from([0, 0, top, left, 0, 0, bottom, right], BigInt);
  return {
    nodes: [{ operator: 'Pad', inputs: [...inputs, pads], output, attributes: { mode: 'constant' } }],
    weights: [{ name: pads, dims: [8], data }],
  };
};

/** Transposes a kernel from rows, columns, inputs, outputs to outputs, inputs, rows, columns. */
function turnKernel({ shape, data }: Weight): Float32Array {
  const [rows = 1, columns = 1, inputs = 1, outputs = 1] = shape;
  const area = rows * columns;
  const turned = new Float32Array(data.length);
  for (let place = 0; place < area; place += 1)
    for (let input = 0; input < inputs; input += 1)
      for (let output = 0; output < outputs; output += 1)
        turned[(output * inputs + input) * area + place] = data[(place * inputs + input) * outputs + output] ?? 0;
  return turned;
}

const convertConvolution =
  (depthwise: boolean): LayerConverter =>
  ({ name, config, inputs, output, weight }) => {
    const kernel = weight(depthwise ? 'depthwise_kernel' : 'kernel');
    const [rows = 1, columns = 1, channels = 1, filters = 1] = kernel.shape;
    if (depthwise && filters !== 1) throw new Error(`the layer ${name} multiplies its depth`);
    const [before, after] = depthwise ? [1, channels] : [channels, filters];
    // A depthwise kernel has the shape rows, columns, channels, 1. ONNX expects one filter with one input for each
    // channel. Swapping the last two axes does not change the order of the values, because one has length 1.
    const own = depthwise ? { shape: [rows, columns, 1, channels], data: kernel.data } : kernel;
    const weights: OnnxTensor[] = [
      { name: `${name}:kernel`, dims: [after, before, rows, columns], data: turnKernel(own) },
    ];
    if (config.use_bias === true) weights.push({ name: `${name}:bias`, dims: [after], data: weight('bias').data });
    const sum = `${name}:sum`;
    const attributes = {
      kernel_shape: [rows, columns],
      strides: config.strides ?? [1, 1],
      group: depthwise ? channels : 1,
      ...autoPad(config),
    };
    return {
      nodes: [
        { operator: 'Conv', inputs: [...inputs, ...weights.map((tensor) => tensor.name)], output: sum, attributes },
        activate(name, config.activation ?? 'linear', sum, output),
      ],
      weights,
    };
  };

const convertBatchNormalization: LayerConverter = ({ name, config, inputs, output, weight }) => {
  const weights = ['gamma', 'beta', 'moving_mean', 'moving_variance'].map((part): OnnxTensor => {
    const { data } = weight(part);
    return { name: `${name}:${part}`, dims: [data.length], data };
  });
  const attributes = { epsilon: { float: config.epsilon ?? 0.001 } };
  const operator = 'BatchNormalization';
  return {
    nodes: [{ operator, inputs: [...inputs, ...weights.map((tensor) => tensor.name)], output, attributes }],
    weights,
  };
};

const convertReLU: LayerConverter = ({ name, config, inputs, output }) => {
  const { max_value: max = null } = config;
  if (max === null) return single({ operator: 'Relu', inputs, output });
  const [low, high] = [`${name}:low`, `${name}:high`];
  return {
    nodes: [{ operator: 'Clip', inputs: [...inputs, low, high], output }],
    weights: [
      { name: low, dims: [], data: Float32Array.of(0) },
      { name: high, dims: [], data: Float32Array.of(max) },
    ],
  };
};

const convertAveragePooling: LayerConverter = ({ config, inputs, output }) => {
  const size = config.pool_size ?? [2, 2];
  const attributes = { kernel_shape: size, strides: config.strides ?? size, count_include_pad: 0, ...autoPad(config) };
  return single({ operator: 'AveragePool', inputs, output, attributes });
};

const convertActivation: LayerConverter = ({ name, config, inputs: [input = ''], output }) =>
  single(activate(name, config.activation ?? 'linear', input, output));

/** @throws Error for an interpolation other than nearest neighbour. */
const convertUpSampling: LayerConverter = ({ name, config, inputs, output }) => {
  const { size = [2, 2], interpolation = 'nearest' } = config;
  if (interpolation !== 'nearest') throw new Error(`the layer ${name} enlarges by ${interpolation}`);
  const scales = `${name}:scales`;
  const attributes = { mode: 'nearest', coordinate_transformation_mode: 'asymmetric', nearest_mode: 'floor' };
  return {
    nodes: [{ operator: 'Resize', inputs: [...inputs, '', scales], output, attributes }],
    weights: [{ name: scales, dims: [4], data: Float32Array.of(1, 1, ...size) }],
  };
};

const convertFlatten: LayerConverter = ({ name, inputs, output }) => {
  const turned = `${name}:turned`;
  return {
    nodes: [
      { operator: 'Transpose', inputs, output: turned, attributes: { perm: [0, 2, 3, 1] } },
      { operator: 'Flatten', inputs: [turned], output, attributes: { axis: 1 } },
    ],
    weights: [],
  };
};

const convertDense: LayerConverter = ({ name, config, inputs, output, weight }) => {
  const kernel = weight('kernel');
  const weights: OnnxTensor[] = [{ name: `${name}:kernel`, dims: kernel.shape, data: kernel.data }];
  if (config.use_bias === true) {
    const { shape, data } = weight('bias');
    weights.push({ name: `${name}:bias`, dims: shape, data });
  }
  const sum = `${name}:sum`;
  return {
    nodes: [
      { operator: 'Gemm', inputs: [...inputs, ...weights.map((tensor) => tensor.name)], output: sum },
      activate(name, config.activation ?? 'linear', sum, output),
    ],
    weights,
  };
};

const converters: Readonly<Record<string, LayerConverter>> = {
  InputLayer: () => ({ nodes: [], weights: [] }),
  ZeroPadding2D: convertZeroPadding,
  Conv2D: convertConvolution(false),
  DepthwiseConv2D: convertConvolution(true),
  BatchNormalization: convertBatchNormalization,
  Activation: convertActivation,
  ReLU: convertReLU,
  Add: ({ inputs, output }) => single({ operator: 'Sum', inputs, output }),
  Concatenate: ({ inputs, output }) => single({ operator: 'Concat', inputs, output, attributes: { axis: 1 } }),
  UpSampling2D: convertUpSampling,
  AveragePooling2D: convertAveragePooling,
  Flatten: convertFlatten,
  Dense: convertDense,
  Dropout: ({ inputs, output }) => single({ operator: 'Identity', inputs, output }),
};

/** @throws Error for a kind of layer without a converter, or a missing weight. */
export function convertLayer(layer: Layer, weights: ReadonlyMap<string, Weight>): ConvertedLayer {
  const { name, class_name: kind, config } = layer;
  const convert = converters[kind];
  if (convert === undefined) throw new Error(`the layer ${name} is of the unknown kind ${kind}`);
  return convert({
    name,
    config,
    inputs: (layer.inbound_nodes[0] ?? []).map(([from]) => outputOf(from)),
    output: outputOf(name),
    weight(part) {
      const found = weights.get(`${name}/${part}`);
      if (found === undefined) throw new Error(`the model lacks the weight ${name}/${part}`);
      return found;
    },
  });
}
