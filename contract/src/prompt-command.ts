import type { Model } from './models.ts';
import { sizeText, type PixelSize } from './sizes.ts';

/**
 * The final prompt: one line that carries a whole request, so that a picture can be made again from its text alone.
 *
 *   /render emerald silk dress /accent soft light /style Cinematic [[[no belt]]] /size 768x768 /images 2 …
 *
 * `parseFinalPrompt` is the inverse of `assembleFinalPrompt`; what a person typed is escaped, never interpreted.
 */
export interface PromptCommand {
  readonly command: 'render' | 'inpaint';
  readonly positive: string;
  readonly accent: string;
  readonly negative: string;
  readonly styles: readonly string[];
  readonly size: PixelSize;
  readonly images: number;
  readonly guidance: number;
  readonly strength: number | null;
  readonly model: Model;
  readonly color: string | null;
  readonly sensitivity: 'default' | 'anime';
  readonly seed: number | null;
}

/** One line: control characters and runs of white space become single spaces. */
export const tidyPrompt = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

const escapeText = (text: string): string => tidyPrompt(text).replace(/[\\/[\]]/g, '\\$&');
const unescapeText = (text: string): string => text.replace(/\\([\\/[\]])/g, '$1').trim();

export function assembleFinalPrompt(prompt: PromptCommand): string {
  const styles = [...new Set(prompt.styles.map(tidyPrompt).filter(Boolean))];
  const negative = escapeText(prompt.negative);
  const accent = escapeText(prompt.accent);
  return [
    `/${prompt.command}`,
    escapeText(prompt.positive),
    accent && `/accent ${accent}`,
    ...styles.map((style) => `/style ${escapeText(style)}`),
    negative && `[[[${negative}]]]`,
    `/size ${sizeText(prompt.size)}`,
    `/images ${prompt.images}`,
    `/guidance ${prompt.guidance}`,
    prompt.strength !== null && `/strength ${prompt.strength}`,
    modelMarker(prompt.model),
    prompt.color !== null && `/color ${prompt.color}`,
    // Drawn subjects lose their outline when the background is keyed out at the default sensitivity.
    prompt.sensitivity === 'anime' && '/background anime',
    prompt.seed !== null && `/seed ${prompt.seed}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** How a final prompt names its model; 'Try prompt' looks for it. */
export const modelMarker = (model: Model): string => `/model ${model}`;

/** The request that a final prompt was assembled from, or null when it is not a final prompt. */
export function parseFinalPrompt(text: string): PromptCommand | null {
  const tokens = [...text.matchAll(/\[\[\[((?:\\.|[^\]\\])*)\]\]\]|\/([a-z]+)((?:\\.|[^\\/[])*)/gu)];
  const values = new Map<string, string>();
  const styles: string[] = [];
  let negative = '';
  for (const [, excluded, name, value] of tokens) {
    if (name === undefined) negative = unescapeText(excluded ?? '');
    else if (name === 'style') styles.push(unescapeText(value ?? ''));
    else values.set(name, unescapeText(value ?? ''));
  }
  const command = values.has('render') ? 'render' : values.has('inpaint') ? 'inpaint' : null;
  const size = /^(\d+)x(\d+)$/.exec(values.get('size') ?? '');
  if (command === null || size === null) return null;
  const number = (name: string): number | null => (values.has(name) ? Number(values.get(name)) : null);
  return {
    command,
    positive: values.get(command) ?? '',
    accent: values.get('accent') ?? '',
    negative,
    styles,
    size: { width: Number(size[1]), height: Number(size[2]) },
    images: number('images') ?? 1,
    guidance: number('guidance') ?? 0,
    strength: number('strength'),
    model: (values.get('model') ?? 'kenna') as Model,
    color: values.get('color') ?? null,
    sensitivity: values.get('background') === 'anime' ? 'anime' : 'default',
    seed: number('seed'),
  };
}
