import { z } from 'zod';
import { PROMPT_LIMIT, REQUIRED_TEXT } from '../constants.ts';
import { imageVariantSchema } from '../images/images.schema.ts';
import { MODELS } from '../models.ts';
import { tidyPrompt } from '../tidy-prompt.ts';
import { userId } from '../user-id.schema.ts';

/**
 * Id under which clients ask for the landing gallery. It is fixed by the specification and belongs to no stored
 * collection; other ids answer `not_found`.
 */
export const LANDING_COLLECTION_ID = 12;
/** Pictures on one page of the gallery. */
export const GALLERY_PAGE_SIZE = 10;
/** Maximum number of pictures in the landing gallery, which admins order by hand. */
export const LANDING_LIMIT = 200;

const words = z.string().max(PROMPT_LIMIT, `Use at most ${PROMPT_LIMIT} characters`).transform(tidyPrompt);
const prompt = words.pipe(z.string().min(1, REQUIRED_TEXT));

/** A picture of the landing gallery, as everyone sees it. */
export const galleryItemSchema = z.object({
  /** Id of the gallery entry; null for a picture that comes with the product. */
  id: z.number().int().nullable(),
  prompt: z.string(),
  negative_prompt: z.string(),
  final_prompt: z.string(),
  model: z.enum(MODELS),
  render_id: z.number().int().nullable(),
  /** Id of the image; null for a picture that comes with the product. */
  image_id: z.number().int().nullable(),
  image_url: z.string(),
  webp_image_url: z.string(),
  variants: z.array(imageVariantSchema),
  thumbhash: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type GalleryItem = z.infer<typeof galleryItemSchema>;

/** A picture of the landing gallery, as admins see it. */
export const landingItemSchema = galleryItemSchema.extend({
  id: z.number().int(),
  image_id: z.number().int(),
  is_hidden: z.boolean(),
  is_nsfw: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type LandingItem = z.infer<typeof landingItemSchema>;

export const newLandingItemSchema = z.object({
  /** A picture of the admin's own, or one in the showcase. */
  image_id: z.number().int().positive(),
  prompt,
  negative_prompt: words.default(''),
  model: z.enum(MODELS),
  is_hidden: z.boolean().default(false),
  user_id: userId,
});
export const changedLandingItemSchema = z.object({
  prompt: prompt.optional(),
  negative_prompt: words.optional(),
  model: z.enum(MODELS).optional(),
  is_hidden: z.boolean().optional(),
  user_id: userId,
});
export const landingOrderSchema = z.object({
  /** The id of every item, in the new order. */
  ids: z.array(z.number().int().positive()).min(1).max(LANDING_LIMIT),
  user_id: userId,
});
export const landingItemAnswerSchema = z.object({ item: landingItemSchema });
export const landingListSchema = z.object({ items: z.array(landingItemSchema) });

export const galleryQuerySchema = z.object({
  pagination: z.coerce.number().int().min(1).max(100_000).default(1),
  /** `next` of the previous answer; takes precedence over `pagination`. */
  cursor: z.string().max(200).optional(),
  collection_id: z.coerce.number().int().default(LANDING_COLLECTION_ID),
});
export const galleryPageSchema = z.object({ images: z.array(galleryItemSchema), next: z.string().nullable() });
export type GalleryPage = z.infer<typeof galleryPageSchema>;
