import { z } from 'zod';
import { PROMPT_LIMIT } from '../constants.ts';
import { imageItemSchema } from '../images/images.schema.ts';
import { MODES } from '../modes.ts';
import { renderLimitSchema } from '../render-limit.schema.ts';
import { promptText, settingsShape } from './settings.schema.ts';
import { coercedUserId, userId } from '../user-id.schema.ts';

/** Longest scene of a preview that is accepted, in characters. */
const SCENE_LIMIT = 60_000;

/** The render request, with the field names of the specification. Unknown fields are rejected. */
export const renderRequestSchema = z.strictObject({
  page: z.enum(MODES),
  is_dialog: z.literal([0, 1]).default(0),
  user_id: userId,
  ...settingsShape('sent'),
  /** Another name for `prompt`; only read when `prompt` is empty. */
  positive_prompt: promptText.optional(),
  /** Accepted for older clients; the server assembles its own. */
  final_prompt: z
    .string()
    .max(PROMPT_LIMIT * 4)
    .optional(),
  size: z
    .string()
    .regex(/^\d{1,5}x\d{1,5}$/, 'Use a size such as 768x768')
    .optional(),
  placeholders: z.unknown().optional(),
  /** Repeating a key does not repeat the render: the same person's same key is rendered and charged once. */
  idempotency_key: z
    .string()
    .regex(/^[\x21-\x7e]{8,100}$/, 'Use 8 to 100 letters, digits or signs')
    .optional(),
  /** An engine offered by `GET /engines`; by default the server picks the best. */
  engine: z.string().min(1).max(60).optional(),
  /** The scene of a live preview of the same words: the first picture is then what the preview showed. */
  scene: z.string().min(1).max(SCENE_LIMIT).optional(),
});
export type RenderRequest = z.input<typeof renderRequestSchema>;
export type ParsedRenderRequest = z.output<typeof renderRequestSchema>;

export const RENDER_STATUSES = ['queued', 'processing', 'completed', 'error', 'cancelled'] as const;
export const renderStatusSchema = z.enum(RENDER_STATUSES);
export type RenderStatus = z.infer<typeof renderStatusSchema>;

export const placeholderSchema = z.object({
  index: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  /** Coarse preview of a render in progress. */
  preview_url: z.string().nullable(),
});
export type Placeholder = z.infer<typeof placeholderSchema>;

export const renderAcceptedSchema = z.object({
  render_id: z.number().int(),
  placeholders: z.array(placeholderSchema),
  render_limit: renderLimitSchema,
  /** True once four fifths of the quota are used; the first time, an e-mail is sent. */
  quota_low: z.boolean(),
});
export type RenderAccepted = z.infer<typeof renderAcceptedSchema>;

/** `data` of the error `not_drawable`: what the engine cannot draw, and prompts that it can. */
export const notDrawableSchema = z.object({
  /** The main thing of the prompt as the person named it; null when the words name nothing. */
  thing: z.string().nullable(),
  /** One sentence for the person. */
  reason: z.string(),
  /** A sentence on what the person can write instead; null where the offers say it. */
  advice: z.string().nullable(),
  offers: z.array(
    z.object({
      /** `nearest`: the nearest thing that it draws; `alone`: the prompt without the thing; `board`: a mood board. */
      kind: z.enum(['nearest', 'alone', 'board']),
      /** What would be drawn, with its article where it has one: "a chair", "the scarf", "trousers". */
      label: z.string(),
      /** The prompt to send instead. */
      prompt: z.string(),
    }),
  ),
});
export type NotDrawable = z.infer<typeof notDrawableSchema>;

/** The person's settings, stored so that a render can be repeated. */
export const renderSettingsSchema = z.object({
  page: z.enum(MODES),
  ...settingsShape('stored'),
  seed: z.number().int(),
});
export type RenderSettings = z.infer<typeof renderSettingsSchema>;

/** One render as the workspace shows it: a band of pictures, finished or not. */
export const renderViewSchema = z.object({
  id: z.number().int(),
  status: renderStatusSchema,
  /** 0 to 100. */
  progress: z.number().int(),
  /** What the engine is doing, as text for a person. */
  stage: z.string().nullable(),
  /** How many renders are ahead in the queue; null when it is not waiting. */
  position: z.number().int().nullable(),
  /** How many seconds the latest renders took on average; null when it is not waiting, or while that is unknown. */
  usual_seconds: z.number().nullable(),
  /** Why it ended without pictures, and what the person can do; null otherwise. */
  reason: z.string().nullable(),
  /** Prompts with which the same request would be done after a refusal; `label` is the words of the button. */
  offers: z.array(z.object({ label: z.string(), prompt: z.string() })),
  settings: renderSettingsSchema,
  images: z.array(imageItemSchema),
  placeholders: z.array(placeholderSchema),
  created_at: z.iso.datetime(),
  can: z.object({ cancel: z.boolean(), retry: z.boolean(), delete: z.boolean() }),
});
export type RenderView = z.infer<typeof renderViewSchema>;

export const renderListSchema = z.object({ renders: z.array(renderViewSchema), next: z.string().nullable() });
export type RenderList = z.infer<typeof renderListSchema>;

/** One entry of the notification menu. */
export const renderJobSchema = z.object({
  id: z.number().int(),
  page: z.enum(MODES),
  prompt: z.string(),
  img: z.string().nullable(),
  /** True when `img` shows explicit content. */
  is_nsfw: z.boolean(),
  status: renderStatusSchema,
  progress: z.number().int(),
  position: z.number().int().nullable(),
  reason: z.string().nullable(),
  created_at: z.iso.datetime(),
  can: z.object({ cancel: z.boolean(), retry: z.boolean(), delete: z.boolean() }),
});
export type RenderJob = z.infer<typeof renderJobSchema>;

export const renderJobListSchema = z.object({ jobs: z.array(renderJobSchema), next: z.string().nullable() });
export type RenderJobList = z.infer<typeof renderJobListSchema>;

export const cursorQuerySchema = z.object({
  cursor: z.string().max(200).optional(),
  user_id: coercedUserId,
});
export const renderIdParamsSchema = z.object({ id: z.coerce.number().int().positive() });
