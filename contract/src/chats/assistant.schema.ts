import { z } from 'zod';
import { PROMPT_LIMIT } from '../constants.ts';
import { IMAGE_TOOLS } from '../images/images.schema.ts';

/** Maximum number of pictures in one message to the assistant. */
export const ATTACHMENT_LIMIT = 4;
/** Maximum number of buttons below one answer. */
export const ACTION_LIMIT = 4;

/** `stopped`: the person stopped it. `failed`: `reason` says why. */
export const ANSWER_STATUSES = ['streaming', 'complete', 'stopped', 'failed'] as const;
export type AnswerStatus = (typeof ANSWER_STATUSES)[number];

const label = z.string().min(1).max(60);

/** A button below an answer. */
export const chatActionSchema = z.discriminatedUnion('kind', [
  /** Opens Create with this prompt; the person starts the render. */
  z.object({
    kind: z.literal('create'),
    label,
    prompt: z.string().min(1).max(PROMPT_LIMIT),
    negative_prompt: z.string().max(PROMPT_LIMIT),
  }),
  /** Opens a tool with this prompt and this picture. */
  z.object({
    kind: z.literal('open-tool'),
    label,
    tool: z.enum(IMAGE_TOOLS),
    prompt: z.string().max(PROMPT_LIMIT),
    image_id: z.number().int().nullable(),
  }),
  /** Opens a page of this site. */
  z.object({ kind: z.literal('read'), label, path: z.string().startsWith('/').max(300) }),
]);
export type ChatAction = z.infer<typeof chatActionSchema>;

/** A page of this site that an answer cites. */
export const chatSourceSchema = z.object({ title: z.string(), path: z.string().startsWith('/') });
export type ChatSource = z.infer<typeof chatSourceSchema>;

/** The language model that answers. */
export const assistantSchema = z.object({
  name: z.string(),
  /** What the model is and what it cannot do, in a sentence or two. */
  description: z.string(),
  /** Whether the model sees attached pictures; a model that does not is only given their descriptions. */
  sees_pictures: z.boolean(),
});
export type Assistant = z.infer<typeof assistantSchema>;
