import { tidyPrompt } from './tidy-prompt.ts';

/** The twelve placeholders of a default prompt, in their default order. */
export const PROMPT_TOKENS = [
  'positive prompt',
  'accent prompt',
  'negative prompt',
  'size',
  'image count',
  'guidance',
  'strength',
  'control guidance',
  'blend guidance',
  'cg',
  'model',
  'background color',
] as const;
export type PromptToken = (typeof PROMPT_TOKENS)[number];

export type TemplatePart =
  | { readonly kind: 'token'; readonly token: PromptToken }
  /** Words of the operator, added to those of the person. */
  | { readonly kind: 'with'; readonly words: string }
  /** What the operator excludes from every picture. */
  | { readonly kind: 'without'; readonly words: string };

/** The layout of a page's final prompts, and the words that the operator adds to each. */
export interface PromptTemplate {
  readonly parts: readonly TemplatePart[];
}

export const TEMPLATE_LIMIT = 1000;

/** A parsed template, with the first error that must be corrected before it can be used; null for no error. */
export interface ReadTemplate extends PromptTemplate {
  readonly mistake: string | null;
}

/** The placeholder as written in a template. */
export const tokenText = (token: PromptToken): string => `{${token}}`;

const isToken = (name: string): name is PromptToken => (PROMPT_TOKENS as readonly string[]).includes(name);

/** Punctuation that only joined words to a placeholder and means nothing on its own. */
const looseEnds = /^[\s,;:.]+|[\s,;:]+$/gu;
const wordsOf = (text: string): string => tidyPrompt(text).replace(looseEnds, '');

/**
 * Parses `studio light, {positive prompt} [[[blurry]]] {size}`: placeholders in braces, exclusions in triple brackets,
 * and all other text as words added to every prompt. Never throws.
 */
export function parsePromptTemplate(text: string): ReadTemplate {
  const parts: TemplatePart[] = [];
  const seen = new Set<string>();
  let mistake: string | null = null;
  const pieces = text.matchAll(/\{([^{}]*)\}|\[\[\[(.*?)\]\]\]|((?:(?!\{[^{}]*\}|\[\[\[.*?\]\]\]).)+)/gsu);
  for (const [, name, excluded, plain] of pieces) {
    if (name !== undefined) {
      const token = tidyPrompt(name).toLowerCase().replaceAll('_', ' ');
      if (!isToken(token)) mistake ??= `There is no placeholder {${tidyPrompt(name)}}.`;
      else if (seen.has(token)) mistake ??= `${tokenText(token)} may stand only once.`;
      else parts.push({ kind: 'token', token });
      seen.add(token);
    } else if (excluded !== undefined) {
      if (excluded.includes('{')) mistake ??= '{negative prompt} brings its own brackets: put it outside of [[[ ]]].';
      const words = wordsOf(excluded);
      if (words !== '') parts.push({ kind: 'without', words });
    } else {
      const words = wordsOf(plain ?? '');
      if (words !== '') parts.push({ kind: 'with', words });
    }
  }
  if (mistake === null && text.trim() !== '' && parts.length === 0) mistake = 'Write words or put in a placeholder.';
  return { parts, mistake };
}

/** What a template adds to a person's prompt. */
export const templateWordsOf = ({ parts }: PromptTemplate) => ({
  with: parts.flatMap((part) => (part.kind === 'with' ? [part.words] : [])),
  without: parts.flatMap((part) => (part.kind === 'without' ? [part.words] : [])),
});
