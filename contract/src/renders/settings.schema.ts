/** The schemas of the settings of a render, by their wire names. `settings.ts` says what each setting means. */
import { z } from 'zod';
import {
  CANVAS_SIDE_MAXIMUM,
  COLOURWAY_LIMIT,
  CUSTOM_SIDE_MINIMUM,
  PROMPT_LIMIT,
  SEED_LIMIT,
  UPSCALE_FACTORS,
} from '../constants.ts';
import { MODELS } from '../models.ts';
import { SENSITIVITIES } from '../modes.ts';
import { SETTING_DEFAULTS } from '../setting-defaults.ts';
import { tidyPrompt } from '../tidy-prompt.ts';
import { ARTWORK_LIMIT, placedPictureSchema } from './artworks.schema.ts';
import { chosenLoraSchema, LORA_LIMIT } from './loras.schema.ts';
import { sceneTakeSchema, TAKE_LIMIT } from './scenes.schema.ts';
import { GARMENT_CATEGORIES, placementSchema } from './tool-settings.schema.ts';

/** A typed prompt, with white space trimmed and collapsed. */
export const promptText = z.string().max(PROMPT_LIMIT, `Use at most ${PROMPT_LIMIT} characters`).transform(tidyPrompt);
const side = z
  .number()
  .int()
  .min(CUSTOM_SIDE_MINIMUM, `Use at least ${CUSTOM_SIDE_MINIMUM} pixels`)
  .max(CANVAS_SIDE_MAXIMUM, `Use at most ${CANVAS_SIDE_MAXIMUM} pixels`);
const slider = (minimum: number, maximum: number) => z.number().min(minimum).max(maximum);
const imageReference = z.string().min(1).max(2000).nullable();
const hexColour = z.string().regex(/^#[0-9a-f]{6}$/i, 'Use a colour such as #f4f1ea');
const strings = z.array(z.string());
const share = z.number().nullable();

/**
 * `sent`: what a request may carry; its default applies when the field is left out. `stored`: what answers and the
 * stored form contain. The order is that of the fields of answers.
 */
export const SETTING_SCHEMAS = {
  prompt: { sent: promptText.default(''), stored: z.string() },
  accent_prompt: { sent: promptText.default(''), stored: z.string() },
  negative_prompt: { sent: promptText.default(''), stored: z.string() },
  prompt_styles: {
    sent: z.array(z.string().min(1).max(60).transform(tidyPrompt)).max(12).default([]),
    stored: strings,
  },
  loras: {
    sent: z.array(chosenLoraSchema).max(LORA_LIMIT, `At most ${LORA_LIMIT} at once`).optional(),
    stored: z.array(chosenLoraSchema),
  },
  /** Absent: the model of the scene's picture, otherwise XL. */
  model: { sent: z.enum(MODELS).optional(), stored: z.enum(MODELS) },
  image_count: { sent: z.literal([1, 2, 4]).default(SETTING_DEFAULTS.count), stored: z.number().int() },
  image_width: { sent: side.default(SETTING_DEFAULTS.width), stored: z.number().int() },
  image_height: { sent: side.default(SETTING_DEFAULTS.height), stored: z.number().int() },
  guidance_slider: { sent: slider(1, 30).default(SETTING_DEFAULTS.guidance), stored: z.number() },
  /** `#rrggbb`, `transparent`, or null to let the words decide. */
  background_type: {
    sent: z
      .union([hexColour, z.literal('transparent')])
      .nullable()
      .default(null),
    stored: z.string().nullable(),
  },
  hd_image_quality: { sent: z.boolean().default(SETTING_DEFAULTS.highQuality), stored: z.boolean() },
  seed: { sent: z.number().int().min(0).max(SEED_LIMIT).nullable().default(null), stored: z.number().int().nullable() },
  scene_image_id: { sent: z.number().int().positive().nullable().default(null), stored: z.number().int().nullable() },
  prompt_image_url: { sent: imageReference.default(null), stored: z.string().nullable() },
  mask_image: { sent: imageReference.default(null), stored: z.string().nullable() },
  strength_slider: { sent: slider(0, 1.1).nullable().default(null), stored: share },
  model_sensitivity: {
    sent: z.enum(SENSITIVITIES).default(SETTING_DEFAULTS.sensitivity),
    stored: z.enum(SENSITIVITIES),
  },
  upscale: { sent: z.literal(UPSCALE_FACTORS).optional(), stored: z.literal(UPSCALE_FACTORS) },
  face_enhance: { sent: z.literal([0, 1]).nullable().default(null), stored: z.literal([0, 1]) },
  face_fixes: { sent: z.boolean().default(SETTING_DEFAULTS.faceFixes), stored: z.boolean() },
  hand_fixes: { sent: z.boolean().default(SETTING_DEFAULTS.handFixes), stored: z.boolean() },
  blend_image_url: { sent: imageReference.default(null), stored: z.string().nullable() },
  blend_guidance_slider: { sent: slider(0, 1).nullable().default(null), stored: share },
  blend_control_guidance_slider: { sent: slider(0, 1).nullable().default(null), stored: share },
  cg_slider: { sent: slider(0, 1).nullable().default(null), stored: share },
  edges: { sent: z.boolean().default(SETTING_DEFAULTS.edges), stored: z.boolean() },
  category: { sent: z.enum(GARMENT_CATEGORIES).optional(), stored: z.enum(GARMENT_CATEGORIES).nullable() },
  text: { sent: promptText.optional(), stored: z.string() },
  colourways: {
    sent: z
      .array(z.string().trim().min(1, 'Name a colour').max(40, 'Use at most 40 characters'))
      .max(COLOURWAY_LIMIT, `At most ${COLOURWAY_LIMIT} at once`)
      .default([]),
    stored: strings,
  },
  placement: { sent: placementSchema.nullable().default(null), stored: placementSchema.nullable() },
  takes: {
    sent: z
      .array(sceneTakeSchema)
      .min(1, 'Choose at least one')
      .max(TAKE_LIMIT, `At most ${TAKE_LIMIT} at once`)
      .optional(),
    stored: z.array(sceneTakeSchema),
  },
  artworks: {
    sent: z.array(placedPictureSchema).max(ARTWORK_LIMIT, `At most ${ARTWORK_LIMIT} at once`).optional(),
    stored: z.array(placedPictureSchema),
  },
};

export type SettingSchemas = typeof SETTING_SCHEMAS;

export type SettingFields<Wire extends keyof SettingSchemas, Part extends 'sent' | 'stored'> = {
  [Each in Wire]: SettingSchemas[Each][Part];
};

/** The fields of a schema of settings: those of a request or those of answers. */
export const settingsShape = <Part extends 'sent' | 'stored'>(part: Part): SettingFields<keyof SettingSchemas, Part> =>
  Object.fromEntries(Object.entries(SETTING_SCHEMAS).map(([wire, schemas]) => [wire, schemas[part]])) as SettingFields<
    keyof SettingSchemas,
    Part
  >;
