import { z } from 'zod';
import { adjustmentSchema } from '../adjust/adjustment.schema.ts';
import { PAGE_SIZE } from '../constants.ts';
import { MODELS } from '../models.ts';
import { MODES } from '../modes.ts';
import { sceneKindSchema, sceneTakeSchema } from '../renders/scenes.schema.ts';
import { GARMENT_CATEGORIES } from '../renders/tool-settings.schema.ts';
import { IMAGE_COLOURS, IMAGE_SHAPES } from './image-search.ts';
import { searchText } from '../search-text.schema.ts';
import { coercedUserId, userId } from '../user-id.schema.ts';

/** One detail that the built-in engine understood from the prompt, which the page shows and the person can correct. */
export const briefChipSchema = z.object({
  kind: z.string(),
  /** The canonical name; for an attribute, `neckline=v-neck`. */
  name: z.string(),
  label: z.string(),
  hex: z.string().optional(),
  /**
   * For a colour: the one that was measured on the lit front of the piece in the picture, and its CIEDE2000 difference
   * from `hex`. Absent where it was not measured.
   */
  reached: z.object({ hex: z.string(), difference: z.number() }).optional(),
  /** Index of the garment to which it belongs; null when it belongs to the whole picture. */
  piece: z.number().int().nullable(),
  source: z.enum(['prompt', 'accent', 'style']),
  /** The style from which the words come, when the source is a style. */
  style: z.string().optional(),
  /**
   * Position of the words in their source text, in UTF-16 units, end exclusive; start equals end when the position is
   * unknown.
   */
  start: z.number().int(),
  end: z.number().int(),
});
export type BriefChip = z.infer<typeof briefChipSchema>;

/** How a picture differs from what was asked, and how much of it an edit changed. */
export const pictureRemarkSchema = z.object({
  /**
   * `not_drawn`: words of the prompt that the picture does not show; `engine`: another engine than the preferred one
   * made it; `changed`: how much of the picture a message about a part of it changed; `other`: a sentence about
   * anything else.
   */
  kind: z.enum(['not_drawn', 'engine', 'changed', 'other']),
  /** Words of the prompt for `not_drawn`, a sentence for the person for every other kind. */
  words: z.string(),
});
export type PictureRemark = z.infer<typeof pictureRemarkSchema>;

/** Tools that produce pictures: the modes, and the editor for light, filters and crop. */
export const IMAGE_TOOLS = [...MODES, 'Adjust'] as const;
export type ImageTool = (typeof IMAGE_TOOLS)[number];

export const imageVariantSchema = z.object({ width: z.number().int(), url: z.string() });

export const imageItemSchema = z.object({
  id: z.number().int(),
  /** The same number as `id`, under the name that the specification gives it. */
  image_id: z.number().int(),
  render_id: z.number().int().nullable(),
  /** The original file. Grids use `variants` instead. In answers to API keys all files have content credentials. */
  image_url: z.string(),
  webp_image_url: z.string(),
  /** Widths of the WebP variants, smallest first. */
  variants: z.array(imageVariantSchema),
  /** Base64 ThumbHash, drawn until the picture has loaded. */
  thumbhash: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  prompt: z.string(),
  negative_prompt: z.string(),
  final_prompt: z.string(),
  model: z.string().nullable(),
  /** Name of the engine that made it; null when none did, as for an upload. */
  engine: z.string().nullable(),
  seed: z.number().int().nullable(),
  /** How the picture differs from the request; empty when it does not. */
  remarks: z.array(pictureRemarkSchema),
  brief: z.array(briefChipSchema),
  /** How it can be drawn again; null where that is not possible, such as for an upload or an edited photograph. */
  scene: sceneKindSchema.nullable(),
  /** Whether a mannequin wears its clothes, which can then be drawn on other builds, in other poses and finishes. */
  figure: z.boolean(),
  /** How it differs from its scene. */
  take: sceneTakeSchema,
  /** The picture from which it was made; null for none. */
  parent_image_id: z.number().int().nullable(),
  /** The tool that made it; null for an upload. */
  tool: z.enum(IMAGE_TOOLS).nullable(),
  /** The adjustment of its parent; null unless Adjust made it. */
  adjustment: adjustmentSchema.nullable(),
  is_like: z.boolean(),
  is_bookmark: z.boolean(),
  is_nsfw: z.boolean(),
  created_at: z.iso.datetime(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), share: z.boolean() }),
});
export type ImageItem = z.infer<typeof imageItemSchema>;

export const pageQuerySchema = z.object({
  /** Page number from 1. */
  pagination: z.coerce.number().int().min(1).max(100_000).default(1),
  /** `next` of the previous answer; takes precedence over `pagination`. */
  cursor: z.string().max(200).optional(),
  user_id: coercedUserId,
});

/** Maximum number of pictures on one page. */
export const MAX_PAGE_SIZE = 100;

/** Query for a page of the bin. */
export const trashedQuerySchema = pageQuerySchema.extend({
  /** Words of the prompt or their beginnings; all of them must match. */
  search: searchText,
});

/** Query for a page of pictures, with filters. */
export const myImagesQuerySchema = pageQuerySchema.extend({
  /** Pictures per page. */
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
  tool: z.enum(IMAGE_TOOLS).optional(),
  model: z.enum(MODELS).optional(),
  /** One of the picture's prominent colours. */
  colour: z.enum(IMAGE_COLOURS).optional(),
  shape: z.enum(IMAGE_SHAPES).optional(),
  /** First and last day, UTC, both inclusive. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  /** Words of the prompt or their beginnings; all of them must match. */
  search: searchText,
});
export type MyImagesQuery = z.output<typeof myImagesQuerySchema>;

/** Query of the image picker: rendered or uploaded pictures. */
export const dialogImagesQuerySchema = myImagesQuerySchema.extend({
  type: z.enum(['my_renders', 'my_upload']).default('my_renders'),
});

/** The chain from the first picture to this one, each made from the one before. */
export const lineageSchema = z.object({ images: z.array(imageItemSchema) });

/** Regions of a picture that can be selected as a mask. */
export const SELECTION_KINDS = ['subject', 'person', 'background'] as const;
export type SelectionKind = (typeof SELECTION_KINDS)[number];
/**
 * All regions, which include those for Virtual Try On: what a garment would cover on a person, and the garment in a
 * picture.
 */
export const REGION_KINDS = [...SELECTION_KINDS, ...GARMENT_CATEGORIES, 'garment'] as const;
export type RegionKind = (typeof REGION_KINDS)[number];

export const selectRegionRequestSchema = z.object({
  /** A picture of the person's own. */
  prompt_image_url: z.string().min(1).max(2000),
  kind: z.enum(REGION_KINDS),
  user_id: userId,
});
/** A mask in the format of `mask_image`: a greyscale PNG of the picture's size, white where it covers. */
export const maskSchema = z.object({
  mask_url: z.string(),
  /** False when the picture contains no such thing. */
  found: z.boolean(),
});

export const imageListSchema = z.object({ images: z.array(imageItemSchema), next: z.string().nullable() });
export type ImageList = z.infer<typeof imageListSchema>;

/** `count` is the number of pictures that tools made; uploads are not among them. */
export const imageCountSchema = z.object({ count: z.number().int(), uploads: z.number().int() });
