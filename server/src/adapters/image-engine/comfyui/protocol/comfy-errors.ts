/** Maps ComfyUI's error answers and events to the port's errors. */
import { z } from 'zod';
import { ImageEngineError, type EngineErrorKind } from '../../../../ports/image-engine.port.ts';
import type { ComfyReply } from './comfy-http.ts';
import type { ExecutionErrorData } from './socket-message.ts';

const faultSchema = z.object({ type: z.string(), message: z.string().default(''), details: z.string().default('') });
const nodeErrorsSchema = z.record(
  z.string(),
  z.object({ errors: z.array(faultSchema), class_type: z.string().default('') }),
);
export type NodeErrors = z.infer<typeof nodeErrorsSchema>;

const refusalSchema = z.object({
  error: z.union([faultSchema, z.string().transform((message) => ({ type: '', message, details: '' }))]),
  node_errors: z.union([nodeErrorsSchema, z.array(z.unknown()).transform((): NodeErrors => ({}))]).default({}),
});
type Fault = z.infer<typeof faultSchema>;

/** `node_errors` of an answer; the server sends an empty list instead of an object when there are none. */
export const readNodeErrors = (value: unknown): NodeErrors => nodeErrorsSchema.safeParse(value).data ?? {};

/** In order of precedence, for answers with several errors. */
const KINDS: readonly (readonly [RegExp, EngineErrorKind])[] = [
  // The server lacks a checkpoint, LoRA or sampler of the given name.
  [/^value_not_in_list$/, 'missing_model'],
  [/missing_node_type/, 'missing_model'],
  [/^value_(smaller_than_min|bigger_than_max)$/, 'bad_input'],
];

const wordsOf = ({ type, message, details }: Fault) => [type, message, details].filter(Boolean).join(': ');

function kindOf(faults: readonly Fault[]): EngineErrorKind {
  for (const [type, kind] of KINDS) if (faults.some((fault) => type.test(fault.type))) return kind;
  const isUnknownNode = ({ message, details }: Fault) => /does not exist|not found/i.test(`${message} ${details}`);
  // "Invalid image file" is excluded: the picture was lost between upload and use, and can be sent again.
  const isPrompt = faults.some((fault) => fault.type === 'invalid_prompt' && isUnknownNode(fault));
  return isPrompt ? 'missing_model' : 'failed';
}

/** The error of a job that was refused, or accepted with some of its outputs dropped. */
export function validationError(nodeErrors: NodeErrors, refusal: Fault | null = null): ImageEngineError {
  const ofNodes = Object.values(nodeErrors);
  const faults = [...ofNodes.flatMap(({ errors }) => errors), ...(refusal ? [refusal] : [])];
  const words = ofNodes.flatMap(({ class_type: name, errors }) => errors.map((fault) => `${name}: ${wordsOf(fault)}`));
  return new ImageEngineError(
    kindOf(faults),
    [...words, ...(refusal && words.length === 0 ? [wordsOf(refusal)] : [])].join('; '),
  );
}

const KIND_OF_STATUS: Readonly<Record<number, EngineErrorKind>> = {
  401: 'unavailable',
  403: 'unavailable',
  // The picture exceeds the server's upload limit.
  413: 'bad_input',
  429: 'busy',
  502: 'unavailable',
  503: 'busy',
  504: 'unavailable',
};

/** The error for an answer whose status is not 200. */
export function replyError(path: string, { status, body }: ComfyReply): ImageEngineError {
  const refusal = status === 400 ? refusalSchema.safeParse(jsonOf(body)).data : undefined;
  if (refusal) return validationError(refusal.node_errors, refusal.error);
  const text = body.toString('utf8', 0, 300);
  return new ImageEngineError(KIND_OF_STATUS[status] ?? 'failed', `${path} answered ${status} ${text}`.trim());
}

/** Parses JSON without throwing; undefined for invalid JSON. */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Returns true for messages of torch about weights that do not belong together: an encoder, VAE or control net of
 * another family. The server lacks the right one, which another engine may have.
 */
const isMismatch = (message: string): boolean =>
  /shapes cannot be multiplied|expected input.* to have \d+ channels|size mismatch for|must match the size of tensor/i.test(
    message,
  );

/** The error for an `execution_error` event. */
export function executionError(data: ExecutionErrorData): ImageEngineError {
  const { exception_type: type = '', exception_message: message = '', node_type: node = '' } = data;
  const words = `${node}: ${type} ${message.trim()}`;
  // Class names in old and new versions of torch, and messages of CUDA, ROCm and Metal.
  const isMemory = /OutOfMemory/i.test(type) || /out of memory|allocation on device/i.test(message);
  if (isMemory) return new ImageEngineError('out_of_memory', words);
  return new ImageEngineError(isMismatch(message) ? 'missing_model' : 'failed', words);
}
