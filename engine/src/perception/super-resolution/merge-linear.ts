import type { OnnxGraph, OnnxNode, OnnxTensor } from '../../foundation/networks/onnx/onnx-graph.ts';

/** Kernel of filters, channels, rows, columns (odd, stepping by one), and a bias for each filter. */
interface Convolution {
  readonly node: OnnxNode;
  readonly kernel: OnnxTensor;
  readonly bias: OnnxTensor;
}

/**
 * Merges two convolutions without an activation between them into one with a larger kernel, where that is cheaper than
 * the second alone (for example three colours spread over 64 channels and mixed again: an eighth of the cost). The
 * first stays for other nodes that read it. Results differ by rounding, and near the border of the picture, where the
 * first would have been padded with zeros: discard results closer to it than the network's reach.
 */
export function mergeLinear(graph: OnnxGraph): OnnxGraph {
  const makers = new Map(graph.nodes.map((node) => [node.output, node]));
  const tensors = new Map(graph.weights.map((tensor) => [tensor.name, tensor]));
  const weights = [...graph.weights];
  const nodes = graph.nodes.map((node) => {
    const second = asConvolution(node, tensors);
    const first = second && asConvolution(skipIdentity(makers.get(node.inputs[0]!), makers), tensors);
    if (!first || !second || costOf(first, second) >= second.kernel.data.length) return node;
    const [kernel, bias] = compose(first, second);
    weights.push(kernel, bias);
    const side = kernel.dims[2]!;
    const inputs = [first.node.inputs[0]!, kernel.name, bias.name];
    return { ...node, inputs, attributes: { ...node.attributes, kernel_shape: [side, side] } };
  });
  const read = new Set(nodes.flatMap(({ inputs }) => inputs));
  return { ...graph, nodes, weights: weights.filter(({ name }) => read.has(name)) };
}

const skipIdentity = (node: OnnxNode | undefined, makers: ReadonlyMap<string, OnnxNode>): OnnxNode | undefined =>
  node?.operator === 'Identity' ? makers.get(node.inputs[0]!) : node;

function asConvolution(node: OnnxNode | undefined, tensors: ReadonlyMap<string, OnnxTensor>): Convolution | null {
  if (node?.operator !== 'Conv') return null;
  const [kernel, bias] = node.inputs.slice(1).map((name) => tensors.get(name));
  return kernel && bias && kernel.dims[2] === kernel.dims[3] ? { node, kernel, bias } : null;
}

/** Multiplications per pixel of the merged convolution. */
function costOf(first: Convolution, second: Convolution): number {
  const side = first.kernel.dims[2]! + second.kernel.dims[2]! - 1;
  return first.kernel.dims[1]! * second.kernel.dims[0]! * side * side;
}

function compose(first: Convolution, second: Convolution): readonly [OnnxTensor, OnnxTensor] {
  const [middle = 1, channels = 1, inner = 1] = first.kernel.dims;
  const [filters = 1, , outer = 1] = second.kernel.dims;
  const side = inner + outer - 1;
  const merged = new Float64Array(filters * channels * side * side);
  const sums = Float64Array.from(second.bias.data as Float32Array);
  for (let filter = 0; filter < filters; filter++)
    for (let between = 0; between < middle; between++)
      for (let place = 0; place < outer * outer; place++) {
        const weight = Number(second.kernel.data[(filter * middle + between) * outer * outer + place]);
        sums[filter]! += weight * Number(first.bias.data[between]);
        const corner = Math.floor(place / outer) * side + (place % outer);
        for (let channel = 0; channel < channels; channel++) {
          const from = (between * channels + channel) * inner * inner;
          const to = (filter * channels + channel) * side * side + corner;
          for (let row = 0; row < inner; row++)
            for (let column = 0; column < inner; column++)
              merged[to + row * side + column]! += weight * Number(first.kernel.data[from + row * inner + column]);
        }
      }
  const name = `${second.node.output}:merged`;
  return [
    { name: `${name}:kernel`, dims: [filters, channels, side, side], data: Float32Array.from(merged) },
    { name: `${name}:bias`, dims: [filters], data: Float32Array.from(sums) },
  ];
}
