import type { OnnxGraph } from '../onnx/onnx-graph.ts';
import { converters } from './convert-operation.ts';
import type { OperationContext } from './operation-context.ts';
import { readTflite, type TfliteModel, type TfliteOperation } from './tflite-model.ts';

/** A tensor's name in the graph. */
const nameOf = (tensor: number): string => `value${tensor}`;

/**
 * Converts a TFLite network of float operators (weights may be half precision) to an ONNX graph. Pictures go in and
 * come out as batch, channels, rows, columns; lists keep their shape. Outputs are in the order of the file.
 * @throws Error for an operator or a type of constant without a converter.
 */
export function convertTflite(file: Uint8Array): OnnxGraph {
  const model = readTflite(file);
  const constants = collectConstants(model);
  const converted = model.operations
    .filter(({ output }) => !constants.has(output))
    .map((operation) => {
      const convert = converters[operation.operator];
      if (convert === undefined) throw new Error(`TFLite operator ${operation.operator} has no converter`);
      return convert(contextOf(operation, model, constants));
    });
  const valueOf = (tensor: number) => ({ name: nameOf(tensor), dims: turnShape(model.tensors[tensor]!.shape) });
  const [input] = model.inputs;
  if (input === undefined) throw new Error('the TFLite file has no input');
  return {
    nodes: converted.flatMap(({ nodes }) => nodes),
    weights: converted.flatMap(({ weights }) => weights),
    input: valueOf(input),
    outputs: model.outputs.map(valueOf),
  };
}

const turnShape = (shape: readonly number[]): readonly number[] => {
  const [batch = 1, rows = 1, columns = 1, channels = 1] = shape;
  return shape.length === 4 ? [batch, channels, rows, columns] : shape;
};

/** The constants in the file, including those that its first operations widen from half precision. */
function collectConstants({ tensors, operations }: TfliteModel): ReadonlyMap<number, Float32Array> {
  const constants = new Map<number, Float32Array>();
  tensors.forEach(({ constant }, index) => constant && constants.set(index, constant));
  for (const { operator, inputs, output } of operations) {
    const constant = operator === 'DEQUANTIZE' ? constants.get(inputs[0] ?? -1) : undefined;
    if (constant) constants.set(output, constant);
  }
  return constants;
}

function contextOf(
  operation: TfliteOperation,
  { tensors }: TfliteModel,
  constants: ReadonlyMap<number, Float32Array>,
): OperationContext {
  const { operator, inputs, output } = operation;
  const name = `${operator}${output}`;
  const constantOf = (slot: number) => constants.get(inputs[slot] ?? -1) ?? null;
  return {
    name,
    operation,
    shapeOf: (slot) => tensors[inputs[slot] ?? -1]?.shape ?? [],
    outputShape: tensors[output]?.shape ?? [],
    value: (slot) => nameOf(inputs[slot] ?? -1),
    constantOf,
    constant(slot) {
      const data = constantOf(slot);
      if (data === null) throw new Error(`input ${slot} of ${name} is not constant`);
      return data;
    },
    output: nameOf(output),
  };
}
