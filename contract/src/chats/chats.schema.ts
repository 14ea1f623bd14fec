import { z } from 'zod';
import { PROMPT_LIMIT } from '../constants.ts';
import { imageItemSchema } from '../images/images.schema.ts';
import { tidyPrompt } from '../tidy-prompt.ts';
import { renderAcceptedSchema, renderViewSchema } from '../renders/renders.schema.ts';

/** What a conversation is about: `edit`, one picture that each message changes. */
export const CHAT_KINDS = ['edit'] as const;
export type ChatKind = (typeof CHAT_KINDS)[number];

/** What a message was taken for: work on the picture, a step back, or something that cannot be done. */
export const CHAT_OUTCOMES = ['edit', 'undo', 'cannot'] as const;
export type ChatOutcome = (typeof CHAT_OUTCOMES)[number];

export const chatMessageSchema = z.object({
  id: z.number().int(),
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  /** Of a person's message: a part of the picture was marked with it. */
  is_marked: z.boolean(),
  /** Of an answer; null of a person's message. */
  outcome: z.enum(CHAT_OUTCOMES).nullable(),
  /** The work that an answer began, as it stands now; null where there is none. */
  render: renderViewSchema.nullable(),
  /** What is seen after an answer: the result, or while there is none the picture before. null when it is gone. */
  picture: imageItemSchema.nullable(),
  /** What can be asked next. */
  suggestions: z.array(z.string()),
  created_at: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

const userId = z.coerce.number().int().optional();

export const chatMessagesQuerySchema = z.object({
  chatId: z.coerce.number().int().positive().optional(),
  kind: z.enum(CHAT_KINDS).default('edit'),
  /** Without `chatId`: the newest conversation that began with this picture. */
  image_id: z.coerce.number().int().positive().optional(),
  cursor: z.string().max(200).optional(),
  user_id: userId,
});

export const chatMessagesSchema = z.object({
  /** null before the first message. */
  chatId: z.number().int().nullable(),
  /** The picture that it began with. */
  source: imageItemSchema.nullable(),
  /** Oldest first; without a cursor the newest of the conversation. */
  messages: z.array(chatMessageSchema),
  /** Goes on with older ones. */
  next: z.string().nullable(),
  /** What can be asked first. */
  suggestions: z.array(z.string()),
});
export type ChatMessages = z.infer<typeof chatMessagesSchema>;

export const chatIdParamsSchema = z.object({ id: z.coerce.number().int().positive() });
/** `new` begins a conversation. */
export const chatOrNewParamsSchema = z.object({ id: z.union([z.literal('new'), chatIdParamsSchema.shape.id]) });

export const chatSendSchema = z.object({
  text: z
    .string()
    .max(PROMPT_LIMIT, `Use at most ${PROMPT_LIMIT} characters`)
    .transform(tidyPrompt)
    .pipe(z.string().min(1, 'Say what to change')),
  kind: z.enum(CHAT_KINDS).default('edit'),
  /** The picture to work on; by default what is seen after the last answer. A new conversation needs it. */
  image_ids: z.array(z.number().int().positive()).max(1, 'One picture at a time').optional(),
  /** What "this" and "here" mean. */
  mask_image: z.string().min(1).max(2000).nullable().default(null),
  /** The same key from the same person is the same message, done once. */
  idempotency_key: z
    .string()
    .regex(/^[\x21-\x7e]{8,100}$/, 'Use 8 to 100 letters, digits or signs')
    .optional(),
  user_id: userId,
});
export type ChatSend = z.input<typeof chatSendSchema>;

export const chatAnswerSchema = z.object({
  chatId: z.number().int(),
  /** The person's message, then the answer to it. */
  messages: z.array(chatMessageSchema),
  /** What the work takes from the plan; null where none was begun. */
  accepted: renderAcceptedSchema.nullable(),
});
export type ChatAnswer = z.infer<typeof chatAnswerSchema>;

export const chatSchema = z.object({
  id: z.number().int(),
  kind: z.enum(CHAT_KINDS),
  /** Its first words. */
  title: z.string(),
  /** The picture that it began with; null when it is gone. */
  source: imageItemSchema.nullable(),
  created_at: z.iso.datetime(),
});
export type Chat = z.infer<typeof chatSchema>;

export const chatListQuerySchema = z.object({
  kind: z.enum(CHAT_KINDS).default('edit'),
  cursor: z.string().max(200).optional(),
  user_id: userId,
});
export const chatListSchema = z.object({ chats: z.array(chatSchema), next: z.string().nullable() });
export type ChatList = z.infer<typeof chatListSchema>;
