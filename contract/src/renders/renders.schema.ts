import { z } from 'zod';
import { CANVAS_SIDE_MAXIMUM, COLOURWAY_LIMIT, CUSTOM_SIDE_MINIMUM, PROMPT_LIMIT, SEED_LIMIT } from '../constants.ts';
import { imageItemSchema } from '../images/images.schema.ts';
import { MODELS } from '../models.ts';
import { MODES, SENSITIVITIES } from '../modes.ts';
import { tidyPrompt } from '../tidy-prompt.ts';
import { sceneTakeSchema, TAKE_LIMIT } from './scenes.schema.ts';
import { GARMENT_CATEGORIES, placementSchema } from './tool-settings.schema.ts';

const promptText = z.string().max(PROMPT_LIMIT, `Use at most ${PROMPT_LIMIT} characters`).transform(tidyPrompt);
const side = z
  .number()
  .int()
  .min(CUSTOM_SIDE_MINIMUM, `Use at least ${CUSTOM_SIDE_MINIMUM} pixels`)
  .max(CANVAS_SIDE_MAXIMUM, `Use at most ${CANVAS_SIDE_MAXIMUM} pixels`);
const slider = (least: number, most: number) => z.number().min(least).max(most);
const imageReference = z.string().min(1).max(2000).nullable();
const hexColour = z.string().regex(/^#[0-9a-f]{6}$/i, 'Use a colour such as #f4f1ea');

/** The render request, with the field names of the specification. Unknown fields are refused. */
export const renderRequestSchema = z.strictObject({
  page: z.enum(MODES),
  is_dialog: z.literal([0, 1]).default(0),
  user_id: z.number().int().optional(),
  prompt: promptText.default(''),
  positive_prompt: promptText.optional(),
  accent_prompt: promptText.default(''),
  negative_prompt: promptText.default(''),
  /** Accepted for older clients; the server assembles its own. */
  final_prompt: z
    .string()
    .max(PROMPT_LIMIT * 4)
    .optional(),
  background_type: z
    .union([hexColour, z.literal('transparent')])
    .nullable()
    .default(null),
  strength_slider: slider(0, 1.1).nullable().default(null),
  guidance_slider: slider(1, 30).default(8),
  blend_control_guidance_slider: slider(0, 1).nullable().default(null),
  blend_guidance_slider: slider(0, 1).nullable().default(null),
  cg_slider: slider(0, 1).nullable().default(null),
  /** Default: the model of the scene's picture, else XL. */
  model: z.enum(MODELS).optional(),
  image_count: z.literal([1, 2, 4]).default(2),
  image_width: side.default(768),
  image_height: side.default(768),
  size: z
    .string()
    .regex(/^\d{1,5}x\d{1,5}$/, 'Use a size such as 768x768')
    .optional(),
  prompt_styles: z.array(z.string().min(1).max(60).transform(tidyPrompt)).max(12).default([]),
  prompt_image_url: imageReference.default(null),
  hd_image_quality: z.boolean().default(false),
  face_enhance: z.literal([0, 1]).nullable().default(null),
  mask_image: imageReference.default(null),
  placeholders: z.unknown().optional(),
  edges: z.boolean().default(false),
  seed: z.number().int().min(0).max(SEED_LIMIT).nullable().default(null),
  /** The same key from the same person is the same render, charged once. */
  idempotency_key: z
    .string()
    .regex(/^[\x21-\x7e]{8,100}$/, 'Use 8 to 100 letters, digits or signs')
    .optional(),
  upscale: z.literal([2, 4]).optional(),
  blend_image_url: imageReference.default(null),
  /** `anime`: the subject is drawn, not photographed. */
  model_sensitivity: z.enum(SENSITIVITIES).default('default'),
  /** Presets: the faces, the hands of the result are enhanced. */
  face_fixes: z.boolean().default(false),
  hand_fixes: z.boolean().default(false),
  /** Virtual Try On: where the garment of `blend_image_url` is worn. */
  category: z.enum(GARMENT_CATEGORIES).optional(),
  /** Create Variations: one picture in each of these colours, in place of `image_count`. */
  colourways: z
    .array(z.string().trim().min(1, 'Name a colour').max(40, 'Use at most 40 characters'))
    .max(COLOURWAY_LIMIT, `At most ${COLOURWAY_LIMIT} at once`)
    .default([]),
  /** Create Backdrop: where the source stands on the canvas of `image_width` by `image_height`. */
  placement: placementSchema.nullable().default(null),
  /** Edit With Chat: what to change. */
  text: promptText.optional(),
  /** Draws again from the scene of this picture: its words, seed, guidance and size count, and `takes` is needed. */
  scene_image_id: z.number().int().positive().optional(),
  /** One picture for each, all of one scene, in place of `image_count`. Without `scene_image_id`: of the words. */
  takes: z
    .array(sceneTakeSchema)
    .min(1, 'Choose at least one')
    .max(TAKE_LIMIT, `At most ${TAKE_LIMIT} at once`)
    .optional(),
  /** One of those that `GET /engines` offers; default: whichever is best. */
  engine: z.string().min(1).max(60).optional(),
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
  /** Coarse picture of a render in progress. */
  preview_url: z.string().nullable(),
});
export type Placeholder = z.infer<typeof placeholderSchema>;

/** What is left on a capped plan; null when the plan is not capped. */
export const renderLimitSchema = z.number().int().nullable();

export const renderAcceptedSchema = z.object({
  render_id: z.number().int(),
  placeholders: z.array(placeholderSchema),
  render_limit: renderLimitSchema,
  /** True once four fifths of the plan are used; a mail says it the first time. */
  quota_low: z.boolean(),
});
export type RenderAccepted = z.infer<typeof renderAcceptedSchema>;

/** The settings that a person chose, kept so that a render can be made again. */
export const renderSettingsSchema = z.object({
  page: z.enum(MODES),
  prompt: z.string(),
  accent_prompt: z.string(),
  negative_prompt: z.string(),
  prompt_styles: z.array(z.string()),
  model: z.enum(MODELS),
  image_count: z.number().int(),
  image_width: z.number().int(),
  image_height: z.number().int(),
  guidance_slider: z.number(),
  background_type: z.string().nullable(),
  hd_image_quality: z.boolean(),
  seed: z.number().int(),
  /** The picture whose scene was drawn again; null when the words were. */
  scene_image_id: z.number().int().nullable(),
  /** The picture that was worked on, and the mask on it. */
  prompt_image_url: z.string().nullable(),
  mask_image: z.string().nullable(),
  /** As sent: how far from the source, 1.1 less what the panel keeps of it. */
  strength_slider: z.number().nullable(),
  model_sensitivity: z.enum(SENSITIVITIES),
  upscale: z.literal([2, 4]),
  face_enhance: z.boolean(),
  face_fixes: z.boolean(),
  hand_fixes: z.boolean(),
  blend_image_url: z.string().nullable(),
  blend_guidance_slider: z.number().nullable(),
  blend_control_guidance_slider: z.number().nullable(),
  cg_slider: z.number().nullable(),
  edges: z.boolean(),
  category: z.enum(GARMENT_CATEGORIES).nullable(),
  /** What a conversation asked for. */
  text: z.string(),
  colourways: z.array(z.string()),
  placement: placementSchema.nullable(),
  /** One for each picture of a scene; empty for different pictures of the words. */
  takes: z.array(sceneTakeSchema),
});
export type RenderSettings = z.infer<typeof renderSettingsSchema>;

/** One render as the workspace shows it: a band of pictures, finished or not. */
export const renderViewSchema = z.object({
  id: z.number().int(),
  status: renderStatusSchema,
  /** 0 to 100. */
  progress: z.number().int(),
  /** What the engine is doing, for a person. */
  stage: z.string().nullable(),
  /** How many renders run before this one; null when it is not waiting. */
  position: z.number().int().nullable(),
  /** Why it ended without its pictures, and what can be done. */
  reason: z.string().nullable(),
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
  prompt: z.string(),
  img: z.string().nullable(),
  /** `img` shows explicit content. */
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
  user_id: z.coerce.number().int().optional(),
});
export const renderIdParamsSchema = z.object({ id: z.coerce.number().int().positive() });
