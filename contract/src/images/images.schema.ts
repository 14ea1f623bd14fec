import { z } from 'zod';
import { adjustmentSchema } from '../adjust/adjustment.schema.ts';
import { PAGE_SIZE } from '../constants.ts';
import { MODELS } from '../models.ts';
import { MODES } from '../modes.ts';
import { sceneKindSchema, sceneTakeSchema } from '../renders/scenes.schema.ts';
import { GARMENT_CATEGORIES } from '../renders/tool-settings.schema.ts';
import { IMAGE_COLOURS, IMAGE_SHAPES } from './image-search.ts';

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

/** What makes pictures: the modes, and the editor of light, filters and crop. */
export const IMAGE_TOOLS = [...MODES, 'Adjust'] as const;
export type ImageTool = (typeof IMAGE_TOOLS)[number];

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
  /** The picture that it was made from, and the tool that did it; the tool is null for an upload. */
  parent_image_id: z.number().int().nullable(),
  tool: z.enum(IMAGE_TOOLS).nullable(),
  /** How it was adjusted from its parent; null unless Adjust made it. */
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
  /** `next` of the answer before; wins over `pagination`. */
  cursor: z.string().max(200).optional(),
  user_id: z.coerce.number().int().optional(),
});

/** Most pictures of one page. */
export const LONGEST_PAGE = 100;

/** A page of pictures, and what they must have in common. */
export const myImagesQuerySchema = pageQuerySchema.extend({
  /** Pictures of a page. */
  limit: z.coerce.number().int().min(1).max(LONGEST_PAGE).default(PAGE_SIZE),
  tool: z.enum(IMAGE_TOOLS).optional(),
  model: z.enum(MODELS).optional(),
  /** One of its prominent colours. */
  colour: z.enum(IMAGE_COLOURS).optional(),
  shape: z.enum(IMAGE_SHAPES).optional(),
  /** Days, UTC, both included. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  /** Words of the prompt, each as it is or as its beginning; all must be there. */
  search: z.string().trim().max(200).optional(),
});
export type MyImagesQuery = z.output<typeof myImagesQuerySchema>;

/** Of the picker: pictures that were made, or uploaded. */
export const dialogImagesQuerySchema = myImagesQuerySchema.extend({
  type: z.enum(['my_renders', 'my_upload']).default('my_renders'),
});

/** From the first picture to this one, each made from the one before. */
export const lineageSchema = z.object({ images: z.array(imageItemSchema) });

/** What a click selects. */
export const SELECTION_KINDS = ['subject', 'person', 'background'] as const;
export type SelectionKind = (typeof SELECTION_KINDS)[number];
/** Also what a garment would cover on a person, and the garment of a picture of one: for Virtual Try On. */
export const REGION_KINDS = [...SELECTION_KINDS, ...GARMENT_CATEGORIES, 'garment'] as const;
export type RegionKind = (typeof REGION_KINDS)[number];

export const selectRegionRequestSchema = z.object({
  /** One's own picture. */
  prompt_image_url: z.string().min(1).max(2000),
  kind: z.enum(REGION_KINDS),
  user_id: z.number().int().optional(),
});
/** A mask as `mask_image` takes it: a grey PNG in the size of its picture, white where it covers. */
export const maskSchema = z.object({
  mask_url: z.string(),
  /** False when there is no such thing in the picture. */
  found: z.boolean(),
});

export const imageListSchema = z.object({ images: z.array(imageItemSchema), next: z.string().nullable() });
export type ImageList = z.infer<typeof imageListSchema>;

export const imageCountSchema = z.object({ count: z.number().int(), uploads: z.number().int() });
