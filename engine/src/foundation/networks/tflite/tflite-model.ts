import { openFlatbuffer, type Flatbuffer } from './flatbuffer.ts';

/** A tensor of the graph. Pictures are batch, rows, columns, channels. */
interface TfliteTensor {
  readonly name: string;
  readonly shape: readonly number[];
  /** The values, when the file holds them; integers and half-precision values are widened to float32. */
  readonly constant: Float32Array | null;
}

export interface TfliteOperation {
  /** The schema's name of a built-in operator, or the custom operator's own name. */
  readonly operator: string;
  /** Indices of the input tensors; -1 for an optional one that is absent. */
  readonly inputs: readonly number[];
  /** Index of the output tensor. */
  readonly output: number;
  /** Reads the operator's options by their field number in the schema. */
  readonly option: { readonly byte: (field: number) => number; readonly int: (field: number) => number };
}

export interface TfliteModel {
  readonly tensors: readonly TfliteTensor[];
  readonly operations: readonly TfliteOperation[];
  readonly inputs: readonly number[];
  readonly outputs: readonly number[];
}

/** Schema codes of the supported operators. */
const OPERATORS: Readonly<Record<number, string>> = {
  0: 'ADD',
  1: 'AVERAGE_POOL_2D',
  2: 'CONCATENATION',
  3: 'CONV_2D',
  4: 'DEPTHWISE_CONV_2D',
  6: 'DEQUANTIZE',
  14: 'LOGISTIC',
  17: 'MAX_POOL_2D',
  18: 'MUL',
  19: 'RELU',
  22: 'RESHAPE',
  23: 'RESIZE_BILINEAR',
  32: 'CUSTOM',
  34: 'PAD',
  54: 'PRELU',
  117: 'HARD_SWISH',
};

/** Tensor types of the schema. */
const FLOAT_32 = 0;
const FLOAT_16 = 1;
const INT_32 = 2;

/**
 * Reads a TFLite file with one subgraph (schema.fbs, version 3).
 * @throws Error for constants of a type other than float32, float16 and int32.
 */
export function readTflite(file: Uint8Array): TfliteModel {
  const buffer = openFlatbuffer(file);
  const { root } = buffer;
  const [graph] = buffer.children(root, 2);
  if (graph === undefined) throw new Error('the TFLite file has no graph');
  const operators = buffer.children(root, 1).map((code) => operatorName(buffer, code));
  const contents = buffer.children(root, 4);
  const tensors = buffer.children(graph, 0).map((table): TfliteTensor => {
    const content = contents[buffer.int(table, 2)];
    const bytes = content === undefined ? null : buffer.bytes(content, 0);
    const name = buffer.text(table, 3);
    return { name, shape: buffer.ints(table, 0), constant: bytes && decode(name, buffer.byte(table, 1), bytes) };
  });
  const operations = buffer.children(graph, 3).map((table): TfliteOperation => {
    const options = buffer.child(table, 4);
    return {
      operator: operators[buffer.int(table, 0)] ?? 'none',
      inputs: buffer.ints(table, 1),
      output: buffer.ints(table, 2)[0] ?? -1,
      option: {
        byte: (field) => (options === null ? 0 : buffer.byte(options, field)),
        int: (field) => (options === null ? 0 : buffer.int(options, field)),
      },
    };
  });
  return { tensors, operations, inputs: buffer.ints(graph, 1), outputs: buffer.ints(graph, 2) };
}

/** Older files store the code in a byte, newer ones in an integer: the larger of the two is valid. */
function operatorName(buffer: Flatbuffer, table: number): string {
  const code = Math.max(buffer.byte(table, 0), buffer.int(table, 3));
  const name = OPERATORS[code] ?? `number ${code}`;
  return name === 'CUSTOM' ? buffer.text(table, 1) : name;
}

function decode(name: string, type: number, bytes: ArrayBuffer): Float32Array {
  switch (type) {
    case FLOAT_32:
      return new Float32Array(bytes);
    case FLOAT_16:
      return Float32Array.from(new Uint16Array(bytes), widenHalf);
    case INT_32:
      return Float32Array.from(new Int32Array(bytes));
    default:
      throw new Error(`the constant ${name} is of the unknown type ${type}`);
  }
}

/** Converts IEEE 754 binary16 to a number. */
function widenHalf(bits: number): number {
  const sign = bits >> 15 === 0 ? 1 : -1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 31) return fraction === 0 ? sign * Infinity : NaN;
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
