import { z } from 'zod';
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
import { searchText } from '../search-text.schema.ts';
import { coercedUserId } from '../user-id.schema.ts';

/** Maximum length in characters of a message to the assistant or to Edit With Chat. */
export const MESSAGE_LIMIT = 2000;

/**
 * What a conversation is about: `edit`, one picture that each message changes; `assistant`, any question about design.
 */
export const CHAT_KINDS = ['edit', 'assistant'] as const;
export type ChatKind = (typeof CHAT_KINDS)[number];

/** How a message was understood: as an edit of the picture, an undo, or a request that is not possible. */
export const CHAT_OUTCOMES = ['edit', 'undo', 'cannot'] as const;
export type ChatOutcome = (typeof CHAT_OUTCOMES)[number];

export const chatMessageSchema = z.object({
  id: z.number().int(),
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  /** True on a person's message that came with a marked part of the picture. */
  is_marked: z.boolean(),
  /** How the message was understood; null except on answers in an edit conversation. */
  outcome: z.enum(CHAT_OUTCOMES).nullable(),
  /** The render that an answer started, in its present state; null where there is none. */
  render: renderViewSchema.nullable(),
  /**
   * The picture to show below an answer: the result, or the previous picture until there is one. Null when it was
   * deleted.
   */
  picture: imageItemSchema.nullable(),
  /** Messages that the person could send next. */
  suggestions: z.array(z.string()),
  /**
   * `streaming`: the answer is being written and `text` is its present part. A person's message is always `complete`.
   */
  status: z.enum(ANSWER_STATUSES),
  /** Number of the last delta that `text` includes. */
  seq: z.number().int(),
  /** Why an answer failed, as text for the person; null on all other messages. */
  reason: z.string().nullable(),
  /** A remark on how the answer was made, such as that a fallback model wrote it; null without one. */
  note: z.string().nullable(),
  /** Name of the language model that wrote the answer; null on a person's message and in an edit conversation. */
  author: z.string().nullable(),
  /** The pictures sent with a person's message that still exist. */
  attachments: z.array(imageItemSchema),
  /** Buttons below a finished answer. */
  actions: z.array(chatActionSchema),
  /** Pages that a finished answer cites. */
  sources: z.array(chatSourceSchema),
  can: z.object({ stop: z.boolean(), retry: z.boolean() }),
  created_at: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

export const chatMessagesQuerySchema = z.object({
  chatId: z.coerce.number().int().positive().optional(),
  kind: z.enum(CHAT_KINDS).default('edit'),
  /** Selects the newest conversation about this picture; only read without `chatId`. */
  image_id: z.coerce.number().int().positive().optional(),
  cursor: z.string().max(200).optional(),
  user_id: coercedUserId,
});

export const chatMessagesSchema = z.object({
  /** Null when the person has no such conversation yet. */
  chatId: z.number().int().nullable(),
  /**
   * The picture with which the conversation started; null before the first message, without one, and when it was
   * deleted.
   */
  source: imageItemSchema.nullable(),
  /** Oldest first; without a cursor the newest of the conversation. */
  messages: z.array(chatMessageSchema),
  /** Cursor of the older messages; null when there are none. */
  next: z.string().nullable(),
  /** Messages that the person could send first. */
  suggestions: z.array(z.string()),
  /** The language model that answers and what it cannot do; null in conversations of other kinds. */
  assistant: assistantSchema.nullable(),
});
export type ChatMessages = z.infer<typeof chatMessagesSchema>;

export const chatIdParamsSchema = z.object({ id: z.coerce.number().int().positive() });
/** `new` creates a conversation. */
export const chatOrNewParamsSchema = z.object({ id: z.union([z.literal('new'), chatIdParamsSchema.shape.id]) });

export const chatSendSchema = z
  .object({
    text: z
      .string()
      .max(MESSAGE_LIMIT, `Use at most ${MESSAGE_LIMIT} characters`)
      .transform(tidyMessage)
      .pipe(z.string().min(1, 'Write something first')),
    /** Only read when a conversation is created; an existing one keeps its kind. */
    kind: z.enum(CHAT_KINDS).default('edit'),
    /**
     * `edit`: the picture to work on; it defaults to the picture of the last answer, and a new conversation requires
     * it. `assistant`: pictures of the person's own that the message refers to.
     */
    image_ids: z
      .array(z.number().int().positive())
      .max(ATTACHMENT_LIMIT, `Use at most ${ATTACHMENT_LIMIT} pictures`)
      .optional(),
    /**
     * `edit`: a second picture of the person's own that the message refers to: a garment to wear, a background or a
     * colour. The message keeps it as its attachment.
     */
    second_image_id: z.number().int().positive().nullable().default(null),
    /** The marked area, to which "this" and "here" refer in an edit. */
    mask_image: z.string().min(1).max(2000).nullable().default(null),
    /** Repeating a key does not repeat the message: the same person's same key gives the first answer. */
    idempotency_key: z
      .string()
      .regex(/^[\x21-\x7e]{8,100}$/, 'Use 8 to 100 letters, digits or signs')
      .optional(),
    user_id: coercedUserId,
  })
  .refine(({ kind, image_ids: ids }) => kind === 'assistant' || (ids ?? []).length <= 1, {
    path: ['image_ids'],
    error: 'One picture at a time',
  })
  .refine(({ kind, second_image_id: second }) => kind === 'edit' || second === null, {
    path: ['second_image_id'],
    error: 'Send the pictures of a question as image_ids',
  });
export type ChatSend = z.input<typeof chatSendSchema>;

export const chatAnswerSchema = z.object({
  chatId: z.number().int(),
  /** The person's message, then the answer; the assistant's answer is still streaming at this point. */
  messages: z.array(chatMessageSchema),
  /** The render's id, placeholders and remaining quota; null when no render was started, and for a repeated key. */
  accepted: renderAcceptedSchema.nullable(),
});
export type ChatAnswer = z.infer<typeof chatAnswerSchema>;

export const chatSchema = z.object({
  id: z.number().int(),
  kind: z.enum(CHAT_KINDS),
  /** The beginning of the first message. */
  title: z.string(),
  /** The picture with which the conversation started; null without one and when it was deleted. */
  source: imageItemSchema.nullable(),
  created_at: z.iso.datetime(),
});
export type Chat = z.infer<typeof chatSchema>;

export const chatListQuerySchema = z.object({
  kind: z.enum(CHAT_KINDS).default('edit'),
  cursor: z.string().max(200).optional(),
  /** Part of the title or of a message. */
  search: searchText,
  user_id: coercedUserId,
});
export const chatListSchema = z.object({ chats: z.array(chatSchema), next: z.string().nullable() });
export type ChatList = z.infer<typeof chatListSchema>;

/** Body of the requests that refer to the last answer of a conversation. */
export const lastAnswerSchema = z.object({ user_id: coercedUserId });
export const chatMessageAnswerSchema = z.object({ message: chatMessageSchema });
