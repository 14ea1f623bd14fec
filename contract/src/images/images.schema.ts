import { z } from 'zod';
import { sceneKindSchema, sceneTakeSchema } from '../renders/scenes.schema.ts';

/** What the built-in engine understood of the words, for the page to show and let a person correct. */
export const briefChipSchema = z.object({
  kind: z.string(),
  /** The canonical name; of an attribute `neckline=v-neck`. */
  name: z.string(),
  label: z.string(),
  hex: z.string().optional(),
  /** Which piece of the outfit it belongs to; null for what belongs to the whole picture. */
  piece: z.number().int().nullable(),
  source: z.enum(['prompt', 'accent', 'style']),
  /** The style whose words they are, where the source is one. */
  style: z.string().optional(),
  /** Where its words stand in their source text, in UTF-16 units, end exclusive; alike when that is not known. */
  start: z.number().int(),
  end: z.number().int(),
});
export type BriefChip = z.infer<typeof briefChipSchema>;

export const imageVariantSchema = z.object({ width: z.number().int(), url: z.string() });

export const imageItemSchema = z.object({
  id: z.number().int(),
  image_id: z.number().int(),
  render_id: z.number().int().nullable(),
  /** The lossless original. Grids use `variants`. */
  image_url: z.string(),
  webp_image_url: z.string(),
  /** Widths of the WebP variants, smallest first. */
  variants: z.array(imageVariantSchema),
  /** Base64; drawn until the picture has loaded. */
  thumbhash: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  prompt: z.string(),
  negative_prompt: z.string(),
  final_prompt: z.string(),
  model: z.string().nullable(),
  /** Which engine made it; null for an upload. */
  engine: z.string().nullable(),
  seed: z.number().int().nullable(),
  /** One sentence when the picture is not what was asked. */
  note: z.string().nullable(),
  brief: z.array(briefChipSchema),
  /** What it can be drawn again as; null for an upload, a mood board and the pictures of other engines. */
  scene: sceneKindSchema.nullable(),
  /** What it shows differently from its words. */
  take: sceneTakeSchema,
  parent_image_id: z.number().int().nullable(),
  is_like: z.boolean(),
  is_bookmark: z.boolean(),
  is_nsfw: z.boolean(),
  created_at: z.iso.datetime(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), share: z.boolean() }),
});
export type ImageItem = z.infer<typeof imageItemSchema>;

export const myImagesQuerySchema = z.object({
  /** Page number from 1. */
  pagination: z.coerce.number().int().min(1).max(100_000).default(1),
  /** `next` of the answer before; wins over `pagination`. */
  cursor: z.string().max(200).optional(),
  user_id: z.coerce.number().int().optional(),
});

export const imageListSchema = z.object({ images: z.array(imageItemSchema), next: z.string().nullable() });
export type ImageList = z.infer<typeof imageListSchema>;

export const imageCountSchema = z.object({ count: z.number().int(), uploads: z.number().int() });
