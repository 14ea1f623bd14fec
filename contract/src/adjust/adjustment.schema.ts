import { z } from 'zod';
import { userId } from '../user-id.schema.ts';

/** Neutral value of every light slider: it changes nothing. */
export const LIGHT_NEUTRAL = 50;
export const LIGHT_SLIDERS = ['exposure', 'contrast', 'saturation', 'temperature', 'highlights', 'shadows'] as const;
export type LightSlider = (typeof LIGHT_SLIDERS)[number];

export const FILTERS = ['none', 'colourful', 'black&white', 'retro', 'summer', 'vibe'] as const;
export type Filter = (typeof FILTERS)[number];
export const FILTER_OPACITY_DEFAULT = 50;

/** Maximum straightening in either direction, degrees. */
export const STRAIGHTEN_LIMIT = 45;
/** Minimum side of a crop, in pixels. */
export const CROP_MINIMUM_SIDE = 64;

const slider = z.number().min(0).max(100);
const share = z.number().min(0).max(1);

/** How a picture is adjusted from its parent: first geometry (turn, flip, straighten, crop), then colour. */
export const adjustmentSchema = z.strictObject({
  light: z.strictObject({
    exposure: slider,
    contrast: slider,
    saturation: slider,
    temperature: slider,
    highlights: slider,
    shadows: slider,
  }),
  filter: z.enum(FILTERS),
  filter_opacity: slider,
  /** Degrees clockwise. */
  turn: z.literal([0, 90, 180, 270]),
  /** The picture is mirrored after the turn. */
  flip_horizontal: z.boolean(),
  flip_vertical: z.boolean(),
  /** Degrees clockwise; the picture is enlarged so that its frame stays covered. */
  straighten: z.number().min(-STRAIGHTEN_LIMIT).max(STRAIGHTEN_LIMIT),
  /** Shares of the frame, whose sides are those of the turned picture; null keeps the whole frame. */
  crop: z.strictObject({ x: share, y: share, width: share, height: share }).nullable(),
});
export type Adjustment = z.infer<typeof adjustmentSchema>;

export const adjustRequestSchema = z.object({
  /** A picture that belongs to the person. If it was adjusted before, its parent is adjusted again. */
  image_id: z.number().int().positive(),
  adjustment: adjustmentSchema,
  user_id: userId,
});

export const NEUTRAL_ADJUSTMENT: Adjustment = {
  light: { exposure: 50, contrast: 50, saturation: 50, temperature: 50, highlights: 50, shadows: 50 },
  filter: 'none',
  filter_opacity: FILTER_OPACITY_DEFAULT,
  turn: 0,
  flip_horizontal: false,
  flip_vertical: false,
  straighten: 0,
  crop: null,
};
