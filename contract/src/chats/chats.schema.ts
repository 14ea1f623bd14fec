import { z } from 'zod';
import { PROMPT_LIMIT } from '../constants.ts';
import { imageItemSchema } from '../images/images.schema.ts';
import { renderAcceptedSchema, renderViewSchema } from '../renders/renders.schema.ts';
import {
  ANSWER_STATUSES,
  assistantSchema,
  ATTACHMENT_LIMIT,
  chatActionSchema,
  chatSourceSchema,
} from './assistant.schema.ts';
import { tidyMessage } from './tidy-message.ts';

/** What a conversation is about: `edit`, one picture that each message changes; `assistant`, anything of the trade. */
export const CHAT_KINDS = ['edit', 'assistant'] as const;
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
  /** Of an answer to an edit; null elsewhere. */
  outcome: z.enum(CHAT_OUTCOMES).nullable(),
  /** The work that an answer began, as it stands now; null where there is none. */
  render: renderViewSchema.nullable(),
  /** What is seen after an answer: the result, or while there is none the picture before. null when it is gone. */
  picture: imageItemSchema.nullable(),
  /** What can be asked next. */
  suggestions: z.array(z.string()),
  /** `streaming`: the answer is being written, and `text` is what there is of it; other messages are `complete`. */
  status: z.enum(ANSWER_STATUSES),
  /** Number of the last delta that `text` holds. */
  seq: z.number().int(),
  /** Of an answer that failed: why, for the person. */
  reason: z.string().nullable(),
  /** What the person should know of how the answer came about: that another model stood in. */
  note: z.string().nullable(),
  /** Of an answer: the name of what wrote it. */
  author: z.string().nullable(),
  /** Of a person's message: the pictures sent with it that are still there. */
  attachments: z.array(imageItemSchema),
  /** Of an answer, once it has ended: what can be done with one press. */
  actions: z.array(chatActionSchema),
  /** Of an answer, once it has ended: the pages it leans on. */
  sources: z.array(chatSourceSchema),
  can: z.object({ stop: z.boolean(), retry: z.boolean() }),
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
  /** Who answers a conversation with the assistant, and what it cannot do; null of other kinds. */
  assistant: assistantSchema.nullable(),
});
export type ChatMessages = z.infer<typeof chatMessagesSchema>;

export const chatIdParamsSchema = z.object({ id: z.coerce.number().int().positive() });
/** `new` begins a conversation. */
export const chatOrNewParamsSchema = z.object({ id: z.union([z.literal('new'), chatIdParamsSchema.shape.id]) });

export const chatSendSchema = z
  .object({
    text: z
      .string()
      .max(PROMPT_LIMIT, `Use at most ${PROMPT_LIMIT} characters`)
      .transform(tidyMessage)
      .pipe(z.string().min(1, 'Write something first')),
    /** Of a conversation that begins; one that is there stays what it is. */
    kind: z.enum(CHAT_KINDS).default('edit'),
    /**
     * `edit`: the picture to work on; by default what is seen after the last answer, and a new conversation needs it.
     * `assistant`: your own pictures that the message speaks of.
     */
    image_ids: z
      .array(z.number().int().positive())
      .max(ATTACHMENT_LIMIT, `Use at most ${ATTACHMENT_LIMIT} pictures`)
      .optional(),
    /** What "this" and "here" mean in an edit. */
    mask_image: z.string().min(1).max(2000).nullable().default(null),
    /** The same key from the same person is the same message, done once. */
    idempotency_key: z
      .string()
      .regex(/^[\x21-\x7e]{8,100}$/, 'Use 8 to 100 letters, digits or signs')
      .optional(),
    user_id: userId,
  })
  .refine(({ kind, image_ids: ids }) => kind === 'assistant' || (ids ?? []).length <= 1, {
    path: ['image_ids'],
    error: 'One picture at a time',
  });
export type ChatSend = z.input<typeof chatSendSchema>;

export const chatAnswerSchema = z.object({
  chatId: z.number().int(),
  /** The person's message, then the answer to it; of the assistant it is only beginning then. */
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

/** The last answer of a conversation is meant. */
export const lastAnswerSchema = z.object({ user_id: userId });
export const chatMessageAnswerSchema = z.object({ message: chatMessageSchema });
