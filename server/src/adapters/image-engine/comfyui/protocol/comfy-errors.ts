/** What ComfyUI's answers and events of failure mean in the port's words. */
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

/** `node_errors` of an answer, which is a list where there are none. */
export const readNodeErrors = (value: unknown): NodeErrors => nodeErrorsSchema.safeParse(value).data ?? {};

/** In the order in which they decide, where an answer has several. */
const KINDS: readonly (readonly [RegExp, EngineErrorKind])[] = [
  // A checkpoint, a LoRA or a sampler of that name is not there.
  [/^value_not_in_list$/, 'missing_model'],
  [/missing_node_type/, 'missing_model'],
  [/^value_(smaller_than_min|bigger_than_max)$/, 'bad_input'],
];

const wordsOf = ({ type, message, details }: Fault) => [type, message, details].filter(Boolean).join(': ');

function kindOf(faults: readonly Fault[]): EngineErrorKind {
  for (const [type, kind] of KINDS) if (faults.some((fault) => type.test(fault.type))) return kind;
  const isUnknownNode = ({ message, details }: Fault) => /does not exist|not found/i.test(`${message} ${details}`);
  // "Invalid image file" is no such case: the picture was lost between upload and use, and can be sent again.
  const isPrompt = faults.some((fault) => fault.type === 'invalid_prompt' && isUnknownNode(fault));
  return isPrompt ? 'missing_model' : 'failed';
}

/** Of a job that was taken although some of its outputs were dropped, and of one that was refused. */
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
  // Larger than the server takes.
  413: 'bad_input',
  429: 'busy',
  502: 'unavailable',
  503: 'busy',
  504: 'unavailable',
};

/** Of an answer that is not 200. */
export function replyError(path: string, { status, body }: ComfyReply): ImageEngineError {
  const refusal = status === 400 ? refusalSchema.safeParse(jsonOf(body)).data : undefined;
  if (refusal) return validationError(refusal.node_errors, refusal.error);
  const text = body.toString('utf8', 0, 300);
  return new ImageEngineError(KIND_OF_STATUS[status] ?? 'failed', `${path} answered ${status} ${text}`.trim());
}

/** @throws nothing: undefined for what is no JSON. */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Of an `execution_error`. */
export function executionError(data: ExecutionErrorData): ImageEngineError {
  const { exception_type: type = '', exception_message: message = '', node_type: node = '' } = data;
  const words = `${node}: ${type} ${message.trim()}`;
  // Old and new names of torch, and what CUDA, ROCm and Metal say without it.
  const isMemory = /OutOfMemory/i.test(type) || /out of memory|allocation on device/i.test(message);
  return new ImageEngineError(isMemory ? 'out_of_memory' : 'failed', words);
}
