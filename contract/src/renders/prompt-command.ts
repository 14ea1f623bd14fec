import { LORA_STRENGTH_MAXIMUM, type ChosenLora } from './loras.schema.ts';
import type { Model } from '../models.ts';
import type { Sensitivity } from '../modes.ts';
import { PROMPT_TOKENS, type PromptTemplate, type PromptToken, type TemplatePart } from '../prompt-template.ts';
import { sizeText, type PixelSize } from '../sizes.ts';
import { tidyPrompt } from '../tidy-prompt.ts';

/**
 * The final prompt: one line that describes a whole request, so that a picture can be made again from its text alone.
 *  /render emerald silk dress /accent soft light /style Cinematic [[[no belt]]] /size 768x768 /images 2 …
 * `parseFinalPrompt` is the inverse of `assembleFinalPrompt`; typed text is escaped, never interpreted.
 */
export interface PromptCommand {
  readonly command: 'render' | 'inpaint';
  readonly positive: string;
  /** Words that the operator's template adds to every prompt. */
  readonly with: readonly string[];
  /** Words that the operator's template excludes from every prompt. */
  readonly without: readonly string[];
  readonly accent: string;
  readonly negative: string;
  readonly styles: readonly string[];
  readonly loras?: readonly ChosenLora[];
  readonly size: PixelSize;
  readonly images: number;
  readonly guidance: number;
  readonly strength: number | null;
  readonly controlGuidance: number | null;
  readonly blendGuidance: number | null;
  readonly cg: number | null;
  readonly model: Model;
  readonly color: string | null;
  readonly sensitivity: Sensitivity;
  readonly seed: number | null;
}

const escapeText = (text: string): string => tidyPrompt(text).replace(/[\\/[\]]/g, '\\$&');
const unescapeText = (text: string): string => text.replace(/\\([\\/[\]])/g, '$1').trim();
const withName = (name: string, value: number | null) => value !== null && `/${name} ${value}`;

/** How each part of a final prompt is written; false when the request has no such part. */
const WRITERS: Record<PromptToken, (prompt: PromptCommand) => string | false> = {
  'positive prompt': ({ command, positive }) => `/${command} ${escapeText(positive)}`.trim(),
  'accent prompt': ({ accent }) => escapeText(accent) !== '' && `/accent ${escapeText(accent)}`,
  'negative prompt': ({ negative }) => escapeText(negative) !== '' && `[[[${escapeText(negative)}]]]`,
  size: ({ size }) => `/size ${sizeText(size)}`,
  'image count': ({ images }) => `/images ${images}`,
  guidance: ({ guidance }) => `/guidance ${guidance}`,
  strength: ({ strength }) => withName('strength', strength),
  'control guidance': ({ controlGuidance }) => withName('control', controlGuidance),
  'blend guidance': ({ blendGuidance }) => withName('blend', blendGuidance),
  cg: ({ cg }) => withName('cg', cg),
  model: ({ model }) => modelMarker(model),
  'background color': ({ color }) => color !== null && `/color ${color}`,
};

const written = (part: TemplatePart, prompt: PromptCommand): string | false =>
  part.kind === 'token' ? WRITERS[part.token](prompt) : `/${part.kind} ${escapeText(part.words)}`;

const templateWords = ({ with: added, without }: Pick<PromptCommand, 'with' | 'without'>): string[] => [
  ...added.map((words) => `/with ${escapeText(words)}`),
  ...without.map((words) => `/without ${escapeText(words)}`),
];

const BUILT_IN: PromptTemplate = { parts: [] };

/** Parts that `template` does not place follow in the default order, so that no layout loses a part of the request. */
export function assembleFinalPrompt(prompt: PromptCommand, template: PromptTemplate = BUILT_IN): string {
  const placed = new Set(template.parts.flatMap((part) => (part.kind === 'token' ? [part.token] : [])));
  const rest = (token: PromptToken) => !placed.has(token) && WRITERS[token](prompt);
  const styles = [...new Set(prompt.styles.map(tidyPrompt).filter(Boolean))];
  const [positive, accent, ...others] = PROMPT_TOKENS;
  return [
    ...template.parts.map((part) => written(part, prompt)),
    rest(positive),
    ...templateWords(prompt),
    rest(accent),
    ...styles.map((style) => `/style ${escapeText(style)}`),
    ...(prompt.loras ?? []).map(({ name, strength }) => `/lora ${strength} ${escapeText(name)}`),
    ...others.map(rest),
    // An illustration loses its outline when its background is removed at the default sensitivity.
    prompt.sensitivity === 'anime' && '/background anime',
    withName('seed', prompt.seed),
  ]
    .filter(Boolean)
    .join(' ');
}

/** How a final prompt names its model; 'Try prompt' searches for it. */
export const modelMarker = (model: Model): string => `/model ${model}`;

function readLora(words: string): ChosenLora[] {
  const [, strength, name] = /^(\d+(?:\.\d+)?) (.+)$/.exec(words) ?? [];
  if (strength === undefined || name === undefined) return [];
  return [{ name, strength: Math.min(LORA_STRENGTH_MAXIMUM, Number(strength)) }];
}

/** Reads the request from a final prompt; null when the text is not a final prompt. */
export function parseFinalPrompt(text: string): PromptCommand | null {
  const tokens = [...text.matchAll(/\[\[\[((?:\\.|[^\]\\])*)\]\]\]|\/([a-z]+)((?:\\.|[^\\/[])*)/gu)];
  const values = new Map<string, string>();
  const lists = new Map<string, string[]>([
    ['style', []],
    ['lora', []],
    ['with', []],
    ['without', []],
  ]);
  let negative = '';
  for (const [, excluded, name, value] of tokens) {
    if (name === undefined) negative = unescapeText(excluded ?? '');
    else if (lists.has(name)) lists.get(name)?.push(unescapeText(value ?? ''));
    else values.set(name, unescapeText(value ?? ''));
  }
  const command = values.has('render') ? 'render' : values.has('inpaint') ? 'inpaint' : null;
  const size = /^(\d+)x(\d+)$/.exec(values.get('size') ?? '');
  if (command === null || size === null) return null;
  const loras = (lists.get('lora') ?? []).flatMap(readLora);
  const number = (name: string): number | null => (values.has(name) ? Number(values.get(name)) : null);
  return {
    command,
    positive: values.get(command) ?? '',
    with: lists.get('with') ?? [],
    without: lists.get('without') ?? [],
    accent: values.get('accent') ?? '',
    negative,
    styles: lists.get('style') ?? [],
    ...(loras.length > 0 && { loras }),
    size: { width: Number(size[1]), height: Number(size[2]) },
    images: number('images') ?? 1,
    guidance: number('guidance') ?? 0,
    strength: number('strength'),
    controlGuidance: number('control'),
    blendGuidance: number('blend'),
    cg: number('cg'),
    model: (values.get('model') ?? 'kenna') as Model,
    color: values.get('color') ?? null,
    sensitivity: values.get('background') === 'anime' ? 'anime' : 'default',
    seed: number('seed'),
  };
}
