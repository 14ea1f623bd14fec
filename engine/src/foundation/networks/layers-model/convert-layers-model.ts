import type { OnnxGraph } from '../onnx/onnx-graph.ts';
import { convertLayer, outputOf } from './convert-layer.ts';
import type { LayersModel } from './layers-model.ts';
import { readWeights } from './read-weights.ts';

/**
 * Converts a TensorFlow.js layers model to an ONNX graph.
 * @param bytes the weight shards, joined in order.
 * @param inputDims shape of the input: batch, channels, rows, columns; a string leaves a size open.
 * @param outputDims shape of the output, likewise.
 * @throws Error for layers, activations or weight types without a converter.
 */
export function convertLayersModel(
  { modelTopology, weightsManifest }: LayersModel,
  bytes: Uint8Array,
  inputDims: readonly (number | string)[],
  outputDims: readonly (number | string)[],
): OnnxGraph {
  const { layers, input_layers: inputs, output_layers: outputs } = modelTopology.model_config.config;
  const [first] = inputs;
  const [last] = outputs;
  if (first === undefined || last === undefined) throw new Error('the model has no input or no output');
  const weights = readWeights(weightsManifest, bytes);
  const converted = layers.map((layer) => convertLayer(layer, weights));
  return {
    nodes: converted.flatMap(({ nodes }) => nodes),
    weights: converted.flatMap((layer) => layer.weights),
    input: { name: outputOf(first[0]), dims: inputDims },
    outputs: [{ name: outputOf(last[0]), dims: outputDims }],
  };
}
