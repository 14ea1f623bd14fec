/**
 * The words of a task as one prompt for a diffusion model: what a person typed, the styles, what stands behind the subject,
 * and what the settings add for the model. Tags that would load weights or change settings of the engine are taken out.
 */
import type { ModelSettings } from '../engine-settings.ts';
import { colourWords } from './colour-words.ts';

interface AskedWords {
  readonly prompt: string;
  readonly negativePrompt?: string;
  readonly accentPrompt?: string;
  readonly styles?: readonly string[];
  /** `#rrggbb`, `transparent`, or null for the engine's own choice. */
  readonly background?: string | null;
}

interface DiffusionWords {
  readonly positive: string;
  readonly negative: string;
}

// `<sd_cpp_extra_args>{…}</…>` carries a whole request past the form, `<lora:…>` and its kin load files of the server.
const ORDERS = /<sd_cpp_extra_args>[\s\S]*?(<\/sd_cpp_extra_args>|$)|<\/?[a-z_]+(:[^<>]*)?>/gi;

/** Text of a person without orders to the engine. A space stays where a tag was: halves around it must not become a tag. */
export const withoutOrders = (text: string): string => text.replace(ORDERS, ' ').replace(/\s+/g, ' ').trim();

const listOf = (parts: readonly string[]): string => [...new Set(parts.map(withoutOrders).filter(Boolean))].join(', ');

/** A cut-out wants an edge that can be seen on any cloth: mid grey, lit evenly. */
function backdropWords(background: string | null | undefined): string {
  if (background === null || background === undefined) return '';
  if (background === 'transparent') return 'isolated on a plain light grey background';
  return `plain ${colourWords(background)} background`;
}

export function diffusionWords(
  asked: AskedWords,
  { positive, negative }: Pick<ModelSettings, 'positive' | 'negative'>,
): DiffusionWords {
  const { prompt, negativePrompt = '', accentPrompt = '', styles = [], background } = asked;
  return {
    // The operator's own words may load what they like.
    positive: [listOf([prompt, accentPrompt, ...styles, backdropWords(background)]), positive]
      .filter(Boolean)
      .join(', '),
    negative: [listOf([negativePrompt]), negative].filter(Boolean).join(', '),
  };
}
