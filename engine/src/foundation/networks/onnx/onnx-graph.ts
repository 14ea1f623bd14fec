/** An ONNX model as data, and its serialisation (field numbers of onnx.proto3, IR version 8, operator set 17). */
import {
  bytesField,
  floatField,
  intField,
  joinFields,
  messageField,
  textField,
  type Field,
} from './protobuf-writer.ts';

/** A float has to be marked as such: the number 1 alone would be written as an integer. */
type AttributeValue = number | string | readonly number[] | { readonly float: number };

export interface OnnxNode {
  readonly operator: string;
  readonly inputs: readonly string[];
  readonly output: string;
  readonly attributes?: Readonly<Record<string, AttributeValue>>;
}

export interface OnnxTensor {
  readonly name: string;
  /** Shape of `data`, which is row-major; empty for a scalar. */
  readonly dims: readonly number[];
  readonly data: Float32Array | BigInt64Array;
}

interface OnnxValue {
  readonly name: string;
  /** A string is a dimension that the graph leaves open. */
  readonly dims: readonly (number | string)[];
}

export interface OnnxGraph {
  readonly nodes: readonly OnnxNode[];
  readonly weights: readonly OnnxTensor[];
  /** Inputs and outputs are float32. */
  readonly input: OnnxValue;
  readonly secondInput?: OnnxValue;
  readonly outputs: readonly OnnxValue[];
}

const IR_VERSION = 8;
const OPERATOR_SET = 17;
const FLOAT = 1;
const INT64 = 7;
const ATTRIBUTE_TYPE = { float: 1, int: 2, string: 3, ints: 7 } as const;

function attributeFields(name: string, value: AttributeValue): readonly Field[] {
  const head = textField(1, name);
  if (typeof value === 'number') return [head, intField(3, value), intField(20, ATTRIBUTE_TYPE.int)];
  if (typeof value === 'string') return [head, textField(4, value), intField(20, ATTRIBUTE_TYPE.string)];
  if ('float' in value) return [head, floatField(2, value.float), intField(20, ATTRIBUTE_TYPE.float)];
  return [head, ...value.map((item) => intField(8, item)), intField(20, ATTRIBUTE_TYPE.ints)];
}

const nodeFields = ({ operator, inputs, output, attributes = {} }: OnnxNode): readonly Field[] => [
  ...inputs.map((input) => textField(1, input)),
  textField(2, output),
  textField(3, output),
  textField(4, operator),
  ...Object.entries(attributes).map(([name, value]) => messageField(5, attributeFields(name, value))),
];

const tensorFields = ({ name, dims, data }: OnnxTensor): readonly Field[] => [
  ...dims.map((size) => intField(1, size)),
  intField(2, data instanceof Float32Array ? FLOAT : INT64),
  textField(8, name),
  bytesField(9, new Uint8Array(data.buffer, data.byteOffset, data.byteLength)),
];

function valueFields({ name, dims }: OnnxValue): readonly Field[] {
  const shape = dims.map((size) =>
    messageField(1, [typeof size === 'string' ? textField(2, size) : intField(1, size)]),
  );
  return [textField(1, name), messageField(2, [messageField(1, [intField(1, FLOAT), messageField(2, shape)])])];
}

/** Serialises the graph to the file format that ONNX Runtime loads. */
export function onnxBytes({ nodes, weights, input, secondInput, outputs }: OnnxGraph): Uint8Array {
  const graph = [
    ...nodes.map((node) => messageField(1, nodeFields(node))),
    textField(2, 'graph'),
    ...weights.map((tensor) => messageField(5, tensorFields(tensor))),
    messageField(11, valueFields(input)),
    ...(secondInput ? [messageField(11, valueFields(secondInput))] : []),
    ...outputs.map((output) => messageField(12, valueFields(output))),
  ];
  return joinFields([
    intField(1, IR_VERSION),
    messageField(7, graph),
    messageField(8, [textField(1, ''), intField(2, OPERATOR_SET)]),
  ]);
}
