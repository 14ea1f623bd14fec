import {
  CANVAS_SIDE_MAXIMUM,
  CUSTOM_SIDE_MAXIMUM,
  CUSTOM_SIDE_MINIMUM,
  MODE_TABLE,
  blendGuidanceSent,
  modeHas,
  sizeOf,
  sizeText,
  strengthSent,
  type Mode,
  type ModeDefinition,
  type RenderRequest,
} from '@kenna/contract';
import type { Draft } from './draft.ts';
import type { Missing } from './missing.store.ts';

/** The request that a draft stands for: only what its tool offers is sent. */
export function renderRequestOf(mode: Mode, draft: Draft): RenderRequest {
  const size = sizeOf(draft.aspect, draft.custom, largestSide(mode));
  return {
    page: mode,
    is_dialog: 0,
    prompt: draft.prompt.trim(),
    negative_prompt: draft.negative.trim(),
    accent_prompt: modeHas(mode, 'accentPrompt') ? draft.accent.trim() : '',
    prompt_styles: modeHas(mode, 'styles') ? [...new Set(draft.styles)] : [],
    model: draft.model,
    image_count: draft.count,
    image_width: size.width,
    image_height: size.height,
    size: sizeText(size),
    guidance_slider: draft.guidance,
    strength_slider: modeHas(mode, 'strengthSlider') ? strengthSent(draft.strength) : null,
    cg_slider: modeHas(mode, 'cgSlider') ? draft.controlGuidance : null,
    background_type: draft.background,
    hd_image_quality: modeHas(mode, 'hdQuality') && draft.hd,
    prompt_image_url: modeHas(mode, 'uploadImage') ? draft.promptImageUrl : null,
    ...(modeHas(mode, 'blendUpload') && blendOf(mode, draft)),
    mask_image: modeHas(mode, 'generativeFill') ? draft.maskImageUrl : null,
    model_sensitivity: draft.sensitivity,
    ...(modeHas(mode, 'cgSlider') && { edges: draft.edges }),
    ...(modeHas(mode, 'expandCanvas') && { placement: draft.placement }),
    ...(modeHas(mode, 'upscale') && { upscale: draft.upscale, face_enhance: draft.faceEnhance ? 1 : 0 }),
    ...(modeHas(mode, 'presets') && { face_fixes: draft.faceFixes, hand_fixes: draft.handFixes }),
    seed: draft.seed,
    ...(draft.engine !== null && { engine: draft.engine }),
  };
}

/** The second picture of a tool that takes two: mixed in by both sliders where there are any, else worn. */
const blendOf = (mode: Mode, draft: Draft) => ({
  blend_image_url: draft.blendImageUrl,
  ...(modeHas(mode, 'strengthSlider')
    ? {
        blend_guidance_slider: blendGuidanceSent(draft.blendGuidance),
        blend_control_guidance_slider: draft.blendControl,
        ...(modeHas(mode, 'colourways') && { colourways: [...draft.colourways] }),
      }
    : { category: draft.category }),
});

type Need = ModeDefinition['needs'][number];

/** How many pictures come of it: a colourway each, else the chosen count. */
export const picturesOf = (mode: Mode, { colourways, count }: Draft): number =>
  (modeHas(mode, 'colourways') && colourways.length) || count;

/** Only a canvas around a picture may be larger than what is drawn whole. */
export const largestSide = (mode: Mode): number =>
  modeHas(mode, 'expandCanvas') ? CANVAS_SIDE_MAXIMUM : CUSTOM_SIDE_MAXIMUM;

/** What keeps a draft from being sent; null when nothing does. `brought` need not be chosen in the panel. */
export function problemOf(mode: Mode, draft: Draft, brought: readonly Need[] = []): Missing | null {
  const needs = MODE_TABLE[mode].needs.filter((need) => !brought.includes(need));
  if (needs.includes('prompt') && draft.prompt.trim() === '') {
    return { at: 'prompt', words: 'Describe what you want to see' };
  }
  if (needs.includes('image') && draft.promptImageUrl === null) return { at: 'image', words: 'Choose an image first' };
  if (needs.includes('blend') && draft.blendImageUrl === null) return { at: 'blend', words: 'Choose a garment first' };
  if (draft.aspect !== 'custom') return null;
  const most = largestSide(mode);
  if (sideProblem(draft.custom.width, most) !== null) return { at: 'size', words: 'Check the width' };
  if (sideProblem(draft.custom.height, most) !== null) return { at: 'size', words: 'Check the height' };
  return null;
}

/** What is wrong with a side of a custom size; null when it is fine. */
export function sideProblem(side: number, most = CUSTOM_SIDE_MAXIMUM): string | null {
  if (!Number.isInteger(side)) return 'Whole pixels only';
  if (side < CUSTOM_SIDE_MINIMUM) return `At least ${CUSTOM_SIDE_MINIMUM}`;
  return side > most ? `At most ${most}` : null;
}
