/** The steps of a shot after its first picture: tools that work on the picture of the step before. */
import { z } from 'zod';
import { MODE_TABLE, type Mode } from '../modes.ts';
import { promptText, settingsShape } from '../renders/settings.ts';

/** A shot has at most this number of steps. */
export const STEP_LIMIT = 5;

/** The tools that can be a step. */
export const STEP_TOOLS = [
  'RemoveBackground',
  'Backdrop',
  'CreateVariations',
  'EditWithChat',
  'UpscaleAndFacelift',
] as const satisfies readonly Mode[];
export type StepTool = (typeof STEP_TOOLS)[number];

const sent = settingsShape('sent');
const stored = settingsShape('stored');
const { defaults: backdrop } = MODE_TABLE.Backdrop;
const { defaults: variations } = MODE_TABLE.CreateVariations;

/** What a request may carry. Words may name columns of the sheet in braces. */
export const stepSchema = z.discriminatedUnion('page', [
  z
    .strictObject({
      page: z.literal('RemoveBackground'),
      background_type: sent.background_type,
      model_sensitivity: sent.model_sensitivity,
      hd_image_quality: sent.hd_image_quality,
    })
    .describe('Cuts the subject out; without a background it stays transparent'),
  z
    .strictObject({
      page: z.literal('Backdrop'),
      prompt: sent.prompt,
      background_type: sent.background_type,
      image_width: sent.image_width,
      image_height: sent.image_height,
      guidance_slider: sent.guidance_slider.default(backdrop.guidance),
    })
    .describe(
      'Sets the subject on a ground of one colour or in the place that the words name, with its shadow; with neither the picture is continued. The picture is fitted into this size.',
    ),
  z
    .strictObject({
      page: z.literal('CreateVariations'),
      prompt: sent.prompt,
      negative_prompt: sent.negative_prompt,
      strength_slider: sent.strength_slider,
      guidance_slider: sent.guidance_slider.default(variations.guidance),
    })
    .describe('Makes another version of the picture'),
  z
    .strictObject({ page: z.literal('EditWithChat'), text: promptText.default('') })
    .describe('Does what the words say, with the picture as reference: the garment of a photograph stays the same'),
  z
    .strictObject({
      page: z.literal('UpscaleAndFacelift'),
      upscale: z.literal([2, 4]).default(2),
      face_enhance: z.literal([0, 1]).default(0),
    })
    .describe('Enlarges the picture'),
]);
export type RunStep = z.output<typeof stepSchema>;

/** What answers contain. */
export const stepViewSchema = z.discriminatedUnion('page', [
  z.object({
    page: z.literal('RemoveBackground'),
    background_type: stored.background_type,
    model_sensitivity: stored.model_sensitivity,
    hd_image_quality: stored.hd_image_quality,
  }),
  z.object({
    page: z.literal('Backdrop'),
    prompt: stored.prompt,
    background_type: stored.background_type,
    image_width: stored.image_width,
    image_height: stored.image_height,
    guidance_slider: stored.guidance_slider,
  }),
  z.object({
    page: z.literal('CreateVariations'),
    prompt: stored.prompt,
    negative_prompt: stored.negative_prompt,
    strength_slider: stored.strength_slider,
    guidance_slider: stored.guidance_slider,
  }),
  z.object({ page: z.literal('EditWithChat'), text: stored.text }),
  z.object({
    page: z.literal('UpscaleAndFacelift'),
    upscale: stored.upscale,
    face_enhance: stored.face_enhance,
  }),
]);
export type RunStepView = z.infer<typeof stepViewSchema>;
