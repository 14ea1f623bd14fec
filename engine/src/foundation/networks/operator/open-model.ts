/** Opens an operator's ONNX file and checks that it follows the conventions of its use. */
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { Tensor, type InferenceSession } from 'onnxruntime-node';
import { EngineError, messageOf } from '../../task/engine-error.ts';
import { loadSession } from '../load-session.ts';

/** A size of a tensor: a number, or null where the conventions leave it open. */
export type Dimension = number | null;

export interface OpenedModel {
  /** Shapes of the inputs by order; null where the file leaves a size open. */
  readonly inputs: readonly (readonly Dimension[])[];
  /** Shapes of the outputs by order; a shape is null where the file does not name it. */
  readonly outputs: readonly (readonly Dimension[] | null)[];
  /**
   * Runs the model on tensors of float32 in the order of its inputs.
   * @returns the values and the shape of one of its outputs.
   */
  run(
    inputs: readonly { readonly data: Float32Array; readonly shape: readonly number[] }[],
    output: number,
  ): Promise<{ readonly data: Float32Array; readonly shape: readonly number[] }>;
}

/** The error of a model that cannot be used; `message` is a sentence for the operator. */
export const refused = (message: string, cause?: unknown) => new EngineError('missing_model', message, { cause });

/** @throws EngineError `missing_model` with a sentence for the operator. */
export async function openModel(path: string): Promise<OpenedModel> {
  await checkFile(path);
  const session = await sessionOf(path);
  const names = { inputs: session.inputNames, outputs: session.outputNames };
  return {
    inputs: session.inputMetadata.map((value) => shapeOf(value, 'takes')),
    outputs: session.outputMetadata.map((value) => {
      const shape = shapeOf(value, 'returns');
      return shape.length > 0 ? shape : null;
    }),
    async run(inputs, output) {
      const feeds = inputs.map(({ data, shape }, index) => [names.inputs[index]!, new Tensor('float32', data, shape)]);
      const name = names.outputs[output]!;
      const results = await session.run(Object.fromEntries(feeds) as Record<string, Tensor>, [name]);
      const { data, dims } = results[name]!;
      return { data: data as Float32Array, shape: dims };
    },
  };
}

async function checkFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (!found) throw refused(`There is no file ${path}.`);
  if (!found.isFile()) throw refused(`${path} is not a file.`);
  try {
    await access(path, constants.R_OK);
  } catch (error) {
    throw refused(`${path} cannot be read: allow the user who runs the server to read it.`, error);
  }
}

async function sessionOf(path: string): Promise<InferenceSession> {
  try {
    return await loadSession(path);
  } catch (error) {
    throw refused(`${path} is no ONNX model that ONNX Runtime can load (${messageOf(error).trim()}).`, error);
  }
}

function shapeOf(value: InferenceSession.ValueMetadata, verb: string): readonly Dimension[] {
  if (!value.isTensor) throw refused(`The model ${verb} "${value.name}", which is no tensor.`);
  if (value.type !== 'float32')
    throw refused(`The model ${verb} "${value.name}" as ${value.type}; export it with float32.`);
  return value.shape.map((size) => (typeof size === 'number' && size > 0 ? size : null));
}

/** A shape as words: "1 x 3 x any x any". */
export const shapeWords = (shape: readonly Dimension[]): string => shape.map((size) => size ?? 'any').join(' x ');

export const fits = (shape: readonly Dimension[], wanted: readonly Dimension[]): boolean =>
  shape.length === wanted.length &&
  shape.every((size, index) => size === null || wanted[index] === null || size === wanted[index]);

/** @throws EngineError `missing_model` unless the shapes are the wanted ones; open sizes fit any size. */
export function expectInputs({ inputs }: OpenedModel, wanted: readonly (readonly Dimension[])[]): void {
  if (inputs.length !== wanted.length)
    throw refused(`The model has ${inputs.length} inputs instead of ${wanted.length}.`);
  for (const [index, shape] of inputs.entries())
    if (!fits(shape, wanted[index]!))
      throw refused(`The model takes ${shapeWords(shape)} numbers instead of ${shapeWords(wanted[index]!)}.`);
}

/** @throws EngineError `missing_model` unless the shape of a result is the wanted one. */
export function expectOutput(shape: readonly Dimension[], wanted: readonly Dimension[]): void {
  if (!fits(shape, wanted))
    throw refused(`The model returns ${shapeWords(shape)} numbers instead of ${shapeWords(wanted)}.`);
}

/**
 * Runs a model once on a grey picture, to learn the shape and the range of its answer.
 * @throws EngineError `missing_model` when the run fails.
 */
export async function tryModel(
  model: OpenedModel,
  shapes: readonly (readonly number[])[],
  output: number,
  value: number,
): ReturnType<OpenedModel['run']> {
  const inputs = shapes.map((shape) => ({
    shape,
    data: new Float32Array(shape.reduce((size, dimension) => size * dimension, 1)).fill(value),
  }));
  try {
    return await model.run(inputs, output);
  } catch (error) {
    throw refused(
      `The model fails on ${shapes.map(shapeWords).join(' and ')} numbers (${messageOf(error).trim()}).`,
      error,
    );
  }
}

/**
 * Expects the shape of an answer. A trial run takes seconds with large networks, so it is made only where the file leaves
 * the answer open.
 * @throws EngineError `missing_model` with a sentence for the operator.
 */
export async function expectAnswer(
  model: OpenedModel,
  inputs: readonly (readonly number[])[],
  output: number,
  wanted: readonly Dimension[],
): Promise<void> {
  const named = model.outputs[output]!;
  const isNamed = named !== null && named.slice(1).every((size) => size !== null);
  expectOutput(isNamed ? named : (await tryModel(model, inputs, output, 0)).shape, wanted);
}
