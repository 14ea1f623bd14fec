import {
  CANVAS_SIDE_MAXIMUM,
  CUSTOM_SIDE_MAXIMUM,
  CUSTOM_SIDE_MINIMUM,
  MODE_TABLE,
  modeHas,
  sizeOf,
  writeRequest,
  type Mode,
  type ModeDefinition,
  type RenderRequest,
} from '@kenna/contract';
import type { Draft } from '../draft/draft.ts';
import type { Missing } from '../draft/missing.ts';

/** The request for a draft. Only settings that the tool offers are sent. */
export function renderRequestOf(mode: Mode, draft: Draft): RenderRequest {
  const { aspect, custom, blendPending: _pending, engine, ...settings } = draft;
  const request = writeRequest(mode, { ...settings, ...sizeOf(aspect, custom, largestSide(mode)) });
  return { ...request, is_dialog: 0, ...(engine !== null && { engine }) };
}

type Need = ModeDefinition['needs'][number];

/** Number of pictures that a draft makes: one for each colourway, or else the chosen count. */
export const picturesOf = (mode: Mode, { colourways, count }: Draft): number =>
  (modeHas(mode, 'colourways') && colourways.length) || count;

/** Maximum side of a custom size in pixels. It is larger where the canvas around a picture is expanded. */
export const largestSide = (mode: Mode): number =>
  modeHas(mode, 'expandCanvas') ? CANVAS_SIDE_MAXIMUM : CUSTOM_SIDE_MAXIMUM;

/** Why a draft cannot be sent; null when it can. `metElsewhere` lists needs that are met outside the panel. */
export function problemOf(mode: Mode, draft: Draft, metElsewhere: readonly Need[] = []): Missing | null {
  const needs = MODE_TABLE[mode].needs.filter((need) => !metElsewhere.includes(need));
  if (needs.includes('prompt') && draft.prompt.trim() === '') {
    return { at: 'prompt', words: 'Describe what you want to see' };
  }
  if (needs.includes('image') && draft.promptImageUrl === null) return { at: 'image', words: 'Choose an image first' };
  if (needs.includes('blend') && draft.blendImageUrl === null) return { at: 'blend', words: 'Choose a garment first' };
  if (draft.aspect !== 'custom') return null;
  const max = largestSide(mode);
  if (sideProblem(draft.custom.width, max) !== null) return { at: 'size', words: 'Check the width' };
  if (sideProblem(draft.custom.height, max) !== null) return { at: 'size', words: 'Check the height' };
  return null;
}

/** What is wrong with a side of a custom size in pixels; null when it is valid. */
export function sideProblem(side: number, max = CUSTOM_SIDE_MAXIMUM): string | null {
  if (!Number.isInteger(side)) return 'Whole pixels only';
  if (side < CUSTOM_SIDE_MINIMUM) return `At least ${CUSTOM_SIDE_MINIMUM}`;
  return side > max ? `At most ${max}` : null;
}
