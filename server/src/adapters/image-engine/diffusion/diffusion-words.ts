/**
 * Joins the words of a task to one prompt for a diffusion model: the typed prompt, the styles, the background, and the
 * words that the settings add for the model. Tags that would load weights or change the engine's settings are removed.
 */
import type { ModelSettings } from '../engine-settings.ts';
import { colourWords } from './colour-words.ts';

interface AskedWords {
  readonly prompt: string;
  readonly negativePrompt?: string;
  readonly accentPrompt?: string;
  readonly styles?: readonly string[];
  /** `#rrggbb`, `transparent`, or null to let the engine choose. */
  readonly background?: string | null;
}

interface DiffusionWords {
  readonly positive: string;
  readonly negative: string;
}

// `<sd_cpp_extra_args>{…}</…>` can override a whole request, and tags such as `<lora:…>` load files of the server.
const COMMAND_TAGS = /<sd_cpp_extra_args>[\s\S]*?(<\/sd_cpp_extra_args>|$)|<\/?[a-z_]+(:[^<>]*)?>/gi;

/**
 * Removes engine commands from a person's text. Each tag becomes a space, so that the parts around it cannot form a new
 * tag.
 */
export const withoutCommandTags = (text: string): string => text.replace(COMMAND_TAGS, ' ').replace(/\s+/g, ' ').trim();

const listOf = (parts: readonly string[]): string =>
  [...new Set(parts.map(withoutCommandTags).filter(Boolean))].join(', ');

/**
 * A cut-out needs a background that contrasts with any fabric: plain light grey. '' leaves the background to the other
 * words.
 */
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
    // The operator's own words are trusted and may contain such tags.
    positive: [listOf([prompt, accentPrompt, ...styles, backdropWords(background)]), positive]
      .filter(Boolean)
      .join(', '),
    negative: [listOf([negativePrompt]), negative].filter(Boolean).join(', '),
  };
}
