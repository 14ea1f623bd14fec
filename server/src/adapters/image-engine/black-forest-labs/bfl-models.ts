/** What the models of Black Forest Labs accept; from its OpenAPI description of September 2026. */
import { drawingSize, type PixelSize } from '@kenna/contract';
import type { EngineStrength } from '../../../ports/engine-strengths.ts';
import type { SizeRules } from '../engine-settings.ts';

export interface BflModel {
  readonly id: string;
  readonly strengths: readonly EngineStrength[];
  /** The field that keeps the prompt as it is written; null for models that never rewrite prompts. */
  readonly asWritten: Readonly<Record<string, boolean>> | null;
}

/** FLUX.2 draws and edits, with at least four reference pictures. */
export const MODELS: readonly BflModel[] = [
  { id: 'flux-2-pro', strengths: ['edit', 'text'], asWritten: { disable_pup: true } },
  { id: 'flux-2-max', strengths: ['edit', 'text'], asWritten: { disable_pup: true } },
  { id: 'flux-2-flex', strengths: ['edit', 'text'], asWritten: { prompt_upsampling: false } },
  { id: 'flux-2-klein-9b', strengths: ['edit', 'draft'], asWritten: null },
  { id: 'flux-2-klein-4b', strengths: ['edit', 'draft'], asWritten: null },
];

/** Default model where the settings name none: the service's own advice for most uses. */
export const DEFAULT_MODEL = 'flux-2-pro';

/** The tools that work with one model only, by what they do. */
export const TOOLS = {
  erase: 'flux-tools/erase-v1',
  fill: 'flux-pro-1.0-fill',
  expand: 'flux-tools/outpainting-v1',
  tryOn: 'flux-tools/vto-v2',
} as const;

/** A model that is not in the list takes the fields that all share. */
export const modelNamed = (id: string): BflModel =>
  MODELS.find((model) => model.id === id) ?? { id, strengths: [], asWritten: null };

/** Sides must be multiples of this, and a picture has at most 4 megapixels. */
const MULTIPLE = 16;
const MAX_PIXELS = 4 * 1024 * 1024;
const MIN_PIXELS = 512 * 512;

/** The size at which the service draws for a requested one: the same aspect ratio within its limits. */
export function bflSize(asked: PixelSize, { multiple, pixels }: SizeRules): PixelSize {
  const wanted = pixels ?? Math.max(MIN_PIXELS, asked.width * asked.height);
  const step = multiple % MULTIPLE === 0 ? multiple : MULTIPLE;
  // Rounding up a side must not exceed the limit.
  const area = Math.min(wanted, MAX_PIXELS * 0.97);
  return drawingSize(asked, { multiple: step, pixels: area });
}
