/** What words say about an artwork beside what it is: where it is, how large, in which ink, typeface and technique. */
import type { Hex } from '../../../foundation/colour/hex.ts';
import {
  artPlaceWords,
  letterNouns,
  sizeWords,
  techniqueWords,
  typefaceWords,
  type ArtPlaceName,
  type TechniqueName,
  type TypefaceName,
} from '../vocabulary/artwork-words.ts';
import { longestPhraseFrom, sensesOf } from './lexicon.ts';
import type { Word } from './split-words.ts';

/** A word, or a text in quotes, which has no folded form. */
export interface ArtToken extends Word {
  /** The text between quotes; null for a word. */
  readonly quoted: string | null;
}

/** What the words around an artwork have said so far. */
export interface ArtModifiers {
  place: ArtPlaceName | null;
  technique: TechniqueName | null;
  typeface: TypefaceName | null;
  ink: Hex | null;
  /** Factor on the usual width. */
  scale: number;
  /** Width in millimetres; null where the words name none. */
  widthMm: number | null;
}

export const noModifiers = (): ArtModifiers => ({
  place: null,
  technique: null,
  typeface: null,
  ink: null,
  scale: 1,
  widthMm: null,
});

/** Maximum number of words of a phrase of the tables. */
const LONGEST = 4;

/** The longest phrase of a table that begins at a word, and its number of words. */
export function phraseAt<Value>(
  tokens: readonly ArtToken[],
  from: number,
  table: ReadonlyMap<string, Value>,
): { readonly value: Value; readonly length: number } | null {
  for (let length = LONGEST; length > 0; length--) {
    const phrase = tokens.slice(from, from + length);
    if (phrase.length < length || phrase.some(({ quoted }) => quoted !== null)) continue;
    if (phrase.some(({ clause }) => clause !== phrase[0]!.clause)) continue;
    const value = table.get(phrase.map(({ text }) => text).join(' '));
    if (value !== undefined) return { value, length };
  }
  return null;
}

/** A colour by its name or code, of one to three words. */
export function inkAt(
  tokens: readonly ArtToken[],
  from: number,
): { readonly hex: Hex; readonly length: number } | null {
  const first = tokens[from];
  if (!first || first.quoted !== null) return null;
  if (/^#[0-9a-f]{6}$/.test(first.text)) return { hex: first.text as Hex, length: 1 };
  for (let length = Math.min(3, longestPhraseFrom(first.text)); length > 0; length--) {
    const phrase = tokens.slice(from, from + length);
    if (phrase.length < length || phrase.some(({ clause }) => clause !== first.clause)) continue;
    const colour = sensesOf(phrase.map(({ text }) => text))?.find((sense) => sense.kind === 'colour');
    if (colour?.kind === 'colour') return { hex: colour.hex, length };
  }
  return null;
}

const ARTICLES: readonly string[] = [
  'a',
  'an',
  'the',
  'its',
  'my',
  'his',
  'her',
  'your',
  'one',
  'single',
  'der',
  'dem',
  'le',
  'la',
  'il',
  'el',
];
export const isArticle = (token: ArtToken | undefined): boolean => token !== undefined && ARTICLES.includes(token.text);

const ONTO: readonly string[] = ['on', 'across', 'over', 'at', 'along', 'down', 'onto', 'auf', 'sur', 'su', 'sobre'];

/** "On the left chest": the place, and the index after it; null where none is named. */
export function placeAt(
  tokens: readonly ArtToken[],
  from: number,
): { readonly place: ArtPlaceName; readonly until: number } | null {
  if (tokens[from]?.text === 'all' && tokens[from + 1]?.text === 'over') return { place: 'all over', until: from + 2 };
  if (!ONTO.includes(tokens[from]?.text ?? '')) return null;
  let at = from + 1;
  while (isArticle(tokens[at])) at++;
  const found = phraseAt(tokens, at, artPlaceWords);
  if (found === null) return null;
  return { place: found.value, until: at + found.length };
}

const isForm = (token: ArtToken | undefined): boolean =>
  token !== undefined && (sensesOf([token.text]) ?? []).some(({ kind }) => kind === 'form');

/** Reads the words after an artwork; the result is the index after the last of them that belongs to it. */
export function readAfter(tokens: readonly ArtToken[], from: number, said: ArtModifiers): number {
  let at = from;
  for (;;) {
    const next = stepAfter(tokens, at, said);
    if (next === at) return at;
    at = next;
  }
}

function stepAfter(tokens: readonly ArtToken[], at: number, said: ArtModifiers): number {
  const token = tokens[at];
  if (!token || token.quoted !== null) return at;
  const place = said.place === null ? placeAt(tokens, at) : null;
  if (place !== null) {
    said.place = place.place;
    // "On the back of the jacket": the jacket was named before.
    const of = place.until;
    const noun = isArticle(tokens[of + 1]) ? of + 2 : of + 1;
    return tokens[of]?.text === 'of' && isForm(tokens[noun]) ? noun + 1 : of;
  }
  const technique = phraseAt(tokens, at, techniqueWords);
  if (technique !== null && said.technique === null) {
    said.technique = technique.value;
    return at + technique.length;
  }
  const width = widthAt(tokens, at);
  if (width !== null) {
    said.widthMm = width.mm;
    return width.until;
  }
  if (['in', 'as', 'with', 'en', 'mit'].includes(token.text)) return stepInto(tokens, at, said);
  return at;
}

/** "In white script letters", "as a patch": at least one word must say something, or nothing is taken. */
function stepInto(tokens: readonly ArtToken[], from: number, said: ArtModifiers): number {
  const read: ArtModifiers = { ...said };
  let at = from + 1;
  let found = false;
  for (; tokens[at] !== undefined && tokens[at]!.quoted === null && tokens[at]!.clause === tokens[from]!.clause;) {
    if (isArticle(tokens[at])) {
      at++;
      continue;
    }
    const typeface = phraseAt(tokens, at, typefaceWords);
    const technique = phraseAt(tokens, at, techniqueWords);
    const ink = inkAt(tokens, at);
    const length = typeface?.length ?? technique?.length ?? ink?.length ?? 0;
    if (length === 0) break;
    if (typeface !== null) read.typeface ??= typeface.value;
    else if (technique !== null) read.technique ??= technique.value;
    else if (ink !== null) read.ink ??= ink.hex;
    found = true;
    at += length;
  }
  if (!found) return from;
  const after = tokens[at]?.text ?? '';
  if (letterNouns.has(after) || ['thread', 'ink', 'threads'].includes(after)) at++;
  // "In white cotton": the colour belongs to the cloth.
  else if ((sensesOf([after]) ?? []).some(({ kind }) => kind === 'fabric' || kind === 'form')) return from;
  Object.assign(said, read);
  return at;
}

/** "20 cm wide": in millimetres. */
function widthAt(tokens: readonly ArtToken[], at: number): { readonly mm: number; readonly until: number } | null {
  const joined = /^(\d{1,4})(mm|cm)$/.exec(tokens[at]?.text ?? '');
  const number = joined?.[1] ?? tokens[at]?.text ?? '';
  const unit = joined?.[2] ?? tokens[at + 1]?.text ?? '';
  if (!/^\d{1,4}$/.test(number) || (unit !== 'cm' && unit !== 'mm')) return null;
  let until = at + (joined ? 1 : 2);
  if (['wide', 'width', 'across', 'in', 'breit', 'large', 'long'].includes(tokens[until]?.text ?? '')) until++;
  if (tokens[until]?.text === 'width') until++;
  const mm = Number(number) * (unit === 'cm' ? 10 : 1);
  return mm >= 3 ? { mm, until } : null;
}

/** Words that lead to an artwork: "with", "featuring". */
const LEADING: readonly string[] = [
  'with',
  'featuring',
  'showing',
  'bearing',
  'carrying',
  'wearing',
  'and',
  'plus',
  'mit',
  'avec',
  'con',
  'having',
  'has',
];

/**
 * Reads the words before an artwork backwards: "with a small white embroidered"; the result is the index of the first
 * word that belongs to it.
 * @param isNamed true when a noun such as "slogan" says what the words before describe, so a colour is its ink.
 */
export function readBefore(tokens: readonly ArtToken[], until: number, said: ArtModifiers, isNamed: boolean): number {
  const read: ArtModifiers = { ...said };
  let at = until;
  const clause = tokens[until]?.clause;
  for (; at > 0 && tokens[at - 1]!.quoted === null && tokens[at - 1]!.clause === clause;) {
    const { text } = tokens[at - 1]!;
    const typeface = typefaceWords.get(text);
    const technique = techniqueWords.get(text);
    const scale = sizeWords.get(text);
    const ink = inkBefore(tokens, at);
    const width = at >= 2 ? widthAt(tokens, at - 2) : null;
    if (isArticle(tokens[at - 1])) at--;
    else if (technique !== undefined) {
      read.technique ??= technique;
      at--;
    } else if (scale !== undefined) {
      read.scale = scale;
      at--;
    } else if (typeface !== undefined && isNamed) {
      read.typeface ??= typeface;
      at--;
    } else if (width !== null && width.until === at) {
      read.widthMm ??= width.mm;
      at -= 2;
    } else if (ink !== null) {
      read.ink ??= ink.hex;
      at -= ink.length;
    } else break;
  }
  const leads = at > 0 && LEADING.includes(tokens[at - 1]!.text) && tokens[at - 1]!.clause === clause;
  // Without a noun or a "with", a colour before it belongs to the thing: `black "HELLO" T-shirt`.
  if (!leads && !isNamed && read.ink !== null && said.ink === null) return until;
  Object.assign(said, read);
  return leads ? at - 1 : at;
}

/** The colour whose last word is right before an index; null for none. */
export function inkBefore(tokens: readonly ArtToken[], until: number) {
  for (let length = 3; length > 0; length--) {
    const found = until >= length ? inkAt(tokens, until - length) : null;
    if (found?.length === length) return found;
  }
  return null;
}
