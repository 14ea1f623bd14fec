import type { OnnxNode, OnnxTensor } from '../onnx/onnx-graph.ts';
import type { TfliteOperation } from './tflite-model.ts';

/** The description of an operation that its converter reads; inputs are addressed by slot. */
export interface OperationContext {
  /** Unique among all operations. */
  readonly name: string;
  readonly operation: TfliteOperation;
  /** Shape of an input in TFLite's order: batch, rows, columns, channels. Empty when the input is absent. */
  readonly shapeOf: (slot: number) => readonly number[];
  readonly outputShape: readonly number[];
  /** The graph name of an input. */
  readonly value: (slot: number) => string;
  /** Returns null for an input that is calculated or absent. */
  readonly constantOf: (slot: number) => Float32Array | null;
  /** @throws Error for an input that is not constant. */
  readonly constant: (slot: number) => Float32Array;
  /** The graph name of the result. */
  readonly output: string;
}

export interface ConvertedOperation {
  readonly nodes: readonly OnnxNode[];
  readonly weights: readonly OnnxTensor[];
}

export type Converter = (context: OperationContext) => ConvertedOperation;

/** ActivationFunctionType of the schema. */
const NONE = 0;
const RELU = 1;
const RELU_6 = 3;

/** Adds the operation's fused activation. @throws Error for an activation that is not supported. */
export function activate(name: string, activation: number, sum: string, output: string): ConvertedOperation {
  const alone = (operator: string) => ({ nodes: [{ operator, inputs: [sum], output }], weights: [] });
  if (activation === NONE) return alone('Identity');
  if (activation === RELU) return alone('Relu');
  if (activation !== RELU_6) throw new Error(`${name} has the unknown activation ${activation}`);
  const [low, high] = [`${name}:low`, `${name}:high`];
  return {
    nodes: [{ operator: 'Clip', inputs: [sum, low, high], output }],
    weights: [
      { name: low, dims: [], data: Float32Array.of(0) },
      { name: high, dims: [], data: Float32Array.of(6) },
    ],
  };
}

/**
 * TensorFlow's SAME padding: how much to pad before and after an axis of `size` places, so that `ceil(size / stride)`
 * results are produced. An odd remainder goes after.
 */
export function samePadding(size: number, kernel: number, stride: number): readonly [number, number] {
  const needed = Math.max(0, (Math.ceil(size / stride) - 1) * stride + kernel - size);
  return [needed >> 1, needed - (needed >> 1)];
}
