/** A prompt as words and quoted texts, in which artworks are looked for. */
import type { ArtworkPlace, WordArtwork } from '../artwork.ts';
import type { FormName } from '../vocabulary/forms.ts';
import type { ArtModifiers, ArtToken } from './art-modifiers.ts';
import { sensesOf } from './lexicon.ts';
import { splitWords } from './split-words.ts';

/** An artwork, and the range of the tokens that ask for it, end exclusive. */
export interface ArtReading {
  readonly artwork: WordArtwork;
  readonly from: number;
  readonly until: number;
}

/** A text in double quotes, straight or curved, in guillemets, or in single quotes around whole words. */
const QUOTED =
  /["\u201c\u201d\u201e]([^"\u201c\u201d\u201e]{1,200})["\u201c\u201d]|\u00ab\s?([^\u00bb]{1,200}?)\s?\u00bb|(?<![\p{L}\p{N}])['\u2018]([^'\u2018\u2019]{1,200})['\u2019](?![\p{L}\p{N}])/gu;

export function tokensOf(prompt: string): readonly ArtToken[] {
  const quotes = [...prompt.matchAll(QUOTED)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[1] ?? match[2] ?? match[3] ?? '',
  }));
  const tokens: ArtToken[] = [];
  let pending = [...quotes];
  for (const word of splitWords(prompt)) {
    const quote = quotes.find(({ start, end }) => word.start < end && start < word.end);
    if (quote === undefined) tokens.push({ ...word, quoted: null });
    else if (pending.includes(quote)) {
      pending = pending.filter((it) => it !== quote);
      tokens.push({ text: '', start: quote.start, end: quote.end, clause: word.clause, quoted: quote.text });
    }
  }
  return tokens;
}

export const wordAt = (tokens: readonly ArtToken[], at: number): string => tokens[at]?.text ?? '';

/** "Space for text", "without a logo": nothing is written. */
export const isDenied = (tokens: readonly ArtToken[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ text }) => ['for', 'no', 'without', 'ohne', 'sans', 'senza', 'sin'].includes(text));

/** The form that a phrase of one to three words names. */
export function formAt(tokens: readonly ArtToken[], at: number): FormName | null {
  for (let length = 3; length > 0; length--) {
    const phrase = tokens.slice(at, at + length);
    if (phrase.length < length || phrase.some(({ quoted }) => quoted !== null)) continue;
    const form = sensesOf(phrase.map(({ text }) => text))?.find((sense) => sense.kind === 'form');
    if (form?.kind === 'form') return form.name;
  }
  return null;
}

export const placeOf = ({ place, widthMm, scale }: ArtModifiers, repeats: boolean): ArtworkPlace => ({
  part: repeats ? 'all over' : (place ?? 'front'),
  u: 0,
  v: 0,
  turn: 0,
  width_mm: widthMm,
  ...(scale !== 1 && widthMm === null && { scale }),
});
