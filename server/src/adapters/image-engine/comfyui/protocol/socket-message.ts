import { z } from 'zod';

const promptId = z.string();
const node = z.string();
const count = z.number();

const executionErrorSchema = z.object({
  prompt_id: promptId.optional(),
  node_type: z.string().optional(),
  exception_message: z.string().optional(),
  exception_type: z.string().optional(),
});
/** The error that a node threw. */
export type ExecutionErrorData = z.infer<typeof executionErrorSchema>;
export const readExecutionError = (data: unknown): ExecutionErrorData =>
  executionErrorSchema.safeParse(data).data ?? { exception_message: 'without a reason' };

const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('status') }),
  z.object({ type: z.literal('execution_start'), data: z.object({ prompt_id: promptId }) }),
  z.object({ type: z.literal('execution_cached'), data: z.object({ prompt_id: promptId, nodes: z.array(node) }) }),
  z.object({
    type: z.literal('executing'),
    data: z.object({ node: node.nullable(), prompt_id: promptId.optional() }),
  }),
  z.object({
    type: z.literal('progress'),
    data: z.object({ prompt_id: promptId.optional(), node: node.nullish(), value: count, max: count }),
  }),
  z.object({
    type: z.literal('progress_state'),
    data: z.object({
      prompt_id: promptId,
      nodes: z.record(z.string(), z.object({ value: count, max: count, state: z.string() })),
    }),
  }),
  z.object({ type: z.literal('execution_success'), data: z.object({ prompt_id: promptId }) }),
  z.object({ type: z.literal('execution_interrupted'), data: z.object({ prompt_id: promptId }) }),
  z.object({ type: z.literal('execution_error'), data: executionErrorSchema.extend({ prompt_id: promptId }) }),
]);
export type SocketMessage = z.infer<typeof messageSchema>;

/** Returns null for messages that are not needed or cannot be parsed. */
export function readSocketMessage(text: string): SocketMessage | null {
  try {
    return messageSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
