/** The steps of a shot after its first picture: tools that work on the picture of the step before. */
import { z } from 'zod';
import { UPSCALE_FACTORS } from '../constants.ts';
import { MODE_TABLE, type Mode } from '../modes.ts';
import { pickSettings } from '../renders/pick-settings.ts';
import { promptText } from '../renders/settings.schema.ts';
import { SETTING_DEFAULTS } from '../setting-defaults.ts';
import type { SettingName } from '../renders/settings.ts';
import { GARMENT_CATEGORIES } from '../renders/tool-settings.schema.ts';

/** A shot has at most this number of steps. */
export const STEP_LIMIT = 5;

/** The tools that can be a step. */
export const STEP_TOOLS = [
  'RemoveBackground',
  'Backdrop',
  'LineToDrawing',
  'CreateVariations',
  'VirtualTryOn',
  'EditWithChat',
  'UpscaleAndFacelift',
] as const satisfies readonly Mode[];
export type StepTool = (typeof STEP_TOOLS)[number];

/** The settings of each step, by their names in the table of settings. */
const STEP_SETTINGS = {
  RemoveBackground: ['background', 'sensitivity', 'highQuality'],
  Backdrop: ['prompt', 'background', 'width', 'height', 'guidance'],
  LineToDrawing: ['prompt', 'negativePrompt', 'guidance', 'lineControl', 'edges'],
  CreateVariations: ['prompt', 'negativePrompt', 'strength', 'guidance'],
  VirtualTryOn: ['promptImageUrl', 'category', 'prompt'],
  EditWithChat: ['text'],
  UpscaleAndFacelift: ['upscale', 'faceEnhance'],
} as const satisfies Record<StepTool, readonly SettingName[]>;

const { guidance_slider } = pickSettings('sent', ['guidance']);
const { defaults: backdrop } = MODE_TABLE.Backdrop;
const { defaults: sketch } = MODE_TABLE.LineToDrawing;
const { defaults: variations } = MODE_TABLE.CreateVariations;

/** What a request may carry. Words may name columns of the sheet in braces. */
export const stepSchema = z.discriminatedUnion('page', [
  z
    .strictObject({
      page: z.literal('RemoveBackground'),
      ...pickSettings('sent', STEP_SETTINGS.RemoveBackground),
    })
    .describe('Cuts the subject out; without a background it stays transparent'),
  z
    .strictObject({
      page: z.literal('Backdrop'),
      ...pickSettings('sent', STEP_SETTINGS.Backdrop),
      guidance_slider: guidance_slider.default(backdrop.guidance),
    })
    .describe(
      'Sets the subject on a ground of one colour or in the place that the words name, with its shadow; with neither the picture is continued. The picture is fitted into this size.',
    ),
  z
    .strictObject({
      page: z.literal('LineToDrawing'),
      ...pickSettings('sent', STEP_SETTINGS.LineToDrawing),
      guidance_slider: guidance_slider.default(sketch.guidance),
    })
    .describe('Takes the picture as a drawing whose regions get the cloth and the colours that the words name'),
  z
    .strictObject({
      page: z.literal('CreateVariations'),
      ...pickSettings('sent', STEP_SETTINGS.CreateVariations),
      guidance_slider: guidance_slider.default(variations.guidance),
    })
    .describe('Makes another version of the picture'),
  z
    .strictObject({
      page: z.literal('VirtualTryOn'),
      ...pickSettings('sent', STEP_SETTINGS.VirtualTryOn),
      category: z.enum(GARMENT_CATEGORIES).default(SETTING_DEFAULTS.category),
    })
    .describe(
      'Dresses the person of prompt_image_url, one of your pictures, in the garment that the picture shows alone',
    ),
  z
    .strictObject({ page: z.literal('EditWithChat'), text: promptText.default('') })
    .describe('Does what the words say, with the picture as reference: the garment of a photograph stays the same'),
  z
    .strictObject({
      page: z.literal('UpscaleAndFacelift'),
      upscale: z.literal(UPSCALE_FACTORS).default(SETTING_DEFAULTS.upscale),
      face_enhance: z.literal([0, 1]).default(0),
    })
    .describe('Enlarges the picture'),
]);
export type RunStep = z.output<typeof stepSchema>;

/** What answers contain. */
export const stepViewSchema = z.discriminatedUnion('page', [
  z.object({
    page: z.literal('RemoveBackground'),
    ...pickSettings('stored', STEP_SETTINGS.RemoveBackground),
  }),
  z.object({
    page: z.literal('Backdrop'),
    ...pickSettings('stored', STEP_SETTINGS.Backdrop),
  }),
  z.object({ page: z.literal('LineToDrawing'), ...pickSettings('stored', STEP_SETTINGS.LineToDrawing) }),
  z.object({
    page: z.literal('CreateVariations'),
    ...pickSettings('stored', STEP_SETTINGS.CreateVariations),
  }),
  z.object({
    page: z.literal('VirtualTryOn'),
    ...pickSettings('stored', STEP_SETTINGS.VirtualTryOn),
    category: z.enum(GARMENT_CATEGORIES),
  }),
  z.object({ page: z.literal('EditWithChat'), ...pickSettings('stored', STEP_SETTINGS.EditWithChat) }),
  z.object({
    page: z.literal('UpscaleAndFacelift'),
    ...pickSettings('stored', STEP_SETTINGS.UpscaleAndFacelift),
  }),
]);
export type RunStepView = z.infer<typeof stepViewSchema>;

/**
 * The shots without the pictures of their owner, for others. A step that needs one says so until it is chosen again.
 */
export const withoutOwnPictures = <Shot extends { readonly steps: readonly RunStepView[] }>(
  shots: readonly Shot[],
): Shot[] =>
  shots.map((shot) => ({
    ...shot,
    steps: shot.steps.map((step) => (step.page === 'VirtualTryOn' ? { ...step, prompt_image_url: null } : step)),
  }));
