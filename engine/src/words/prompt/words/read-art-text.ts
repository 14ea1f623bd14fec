import { MAX_ART_TEXT, type TextArtwork } from '../artwork.ts';
import { artPlaceWords, nameNouns, sayingWords, textNouns } from '../vocabulary/artwork-words.ts';
import { isArticle, noModifiers, placeAt, readAfter, readBefore, type ArtToken } from './art-modifiers.ts';
import { formAt, isDenied, placeOf, wordAt, type ArtReading } from './art-tokens.ts';

/** Characters that a text on a thing never has: what remains is set as it was written. */
const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** Reads the text whose first word, or the word that announces it, is at an index; null for none. */
export function readText(tokens: readonly ArtToken[], at: number, prompt: string): ArtReading | null {
  const cue = cueAt(tokens, at);
  const from = at + (cue?.length ?? 0);
  // "Engraved with a swallow": an article leads to what is shown, and not to a text.
  if (cue?.kind === 'saying' && wordAt(tokens, from - 1) === 'with' && isArticle(tokens[from])) return null;
  const written = writtenAt(tokens, from, cue?.kind ?? null, prompt);
  if (written === null || isDenied(tokens, at)) return null;
  const said = noModifiers();
  const first = tokens[at]!;
  if (cue?.kind === 'noun' && wordAt(tokens, at) === 'embroidery') said.technique = 'embroidery';
  if (cue?.kind === 'saying') said.technique = sayingTechnique(first.text);
  let until = readAfter(tokens, written.until, said);
  // `"HELLO" print`, `a "HELLO" logo`: the noun may follow.
  const follows = cue === null && (textNouns.has(wordAt(tokens, until)) || nameNouns.has(wordAt(tokens, until)));
  if (follows) until = readAfter(tokens, until + 1, said);
  const isNamed = cue?.kind === 'noun' || follows;
  let start = readBefore(tokens, at, said, isNamed);
  const isSaid = said.place !== null || said.technique !== null;
  const isBare = cue === null && !follows && !isSaid && tokens.slice(start, at).every(isArticle);
  if (isBare && !isWrittenOn(tokens, until, written.text)) return null;
  // "A label that reads …", "that says": the noun before names the place.
  while (start > 0 && cue?.kind === 'saying' && ['that', 'which', 'and'].includes(wordAt(tokens, start - 1))) start--;
  const [before] = cue?.kind === 'saying' ? [artPlaceWords.get(wordAt(tokens, start - 1))] : [];
  if (before !== undefined && said.place === null) said.place = before;
  const artwork: TextArtwork = {
    source: 'text',
    text: written.text,
    typeface: said.typeface ?? 'sans',
    place: placeOf(said, false),
    technique: said.technique ?? 'print',
    ink: said.ink ?? 'contrast',
  };
  return { artwork, from: start, until };
}

/**
 * Text in capitals or of several words counts as printed on these things: `"GOOD VIBES" T-shirt`. In front of others it
 * names the model: `"Ella" dress`.
 */
function isWrittenOn(tokens: readonly ArtToken[], at: number, text: string): boolean {
  const isText = text === text.toUpperCase() || text.includes(' ');
  if (!isText) return false;
  for (let k = at; k < at + 3; k++) {
    const form = formAt(tokens, k);
    if (form !== null) return WRITTEN_ON.includes(form);
  }
  return false;
}

const WRITTEN_ON: readonly string[] = ['t-shirt', 'knitwear', 'tote', 'mug', 'hat', 'apron', 'phone-case', 'top'];

const sayingTechnique = (word: string) =>
  word.startsWith('emboss') || word.startsWith('deboss') || word === 'engraved' || word === 'stamped'
    ? ('deboss' as const)
    : word === 'embroidered'
      ? ('embroidery' as const)
      : null;

interface Cue {
  readonly kind: 'text' | 'noun' | 'saying';
  readonly length: number;
}

/** The words that say that a text follows. */
function cueAt(tokens: readonly ArtToken[], at: number): Cue | null {
  const token = tokens[at];
  if (!token || token.quoted !== null) return null;
  const two = `${token.text} ${wordAt(tokens, at + 1)}`;
  const length = sayingWords.has(two) ? 2 : sayingWords.has(token.text) ? 1 : 0;
  if (length > 0) return { kind: 'saying', length: length + nounLength(tokens, at + length) };
  if (textNouns.has(token.text)) return { kind: 'text', length: 1 };
  if (nameNouns.has(token.text)) return { kind: 'noun', length: 1 };
  return null;
}

/** "Printed with the words": the article and the noun after a cue. */
function nounLength(tokens: readonly ArtToken[], from: number): number {
  let at = from;
  while (isArticle(tokens[at])) at++;
  return textNouns.has(wordAt(tokens, at)) || nameNouns.has(wordAt(tokens, at)) ? at + 1 - from : 0;
}

/** Words at which a text without quotes ends. */
const ENDS: readonly string[] = [
  'on',
  'in',
  'across',
  'at',
  'over',
  'along',
  'printed',
  'embroidered',
  'debossed',
  'with',
  'as',
  'written',
  'and',
];

const MAX_WORDS = 8;

/** The text that stands at a token: between quotes, in capitals, or after a cue the words up to the next phrase. */
function writtenAt(tokens: readonly ArtToken[], from: number, cue: Cue['kind'] | null, prompt: string) {
  const first = tokens[from];
  if (first === undefined) return null;
  if (first.quoted !== null) return toWritten(first.quoted, from + 1);
  const rawOf = (token: ArtToken) => prompt.slice(token.start, token.end);
  const isCapitals = (token: ArtToken | undefined) =>
    token !== undefined && token.quoted === null && /^(?=.*\p{Lu})[\p{Lu}\p{N}]{2,}$/u.test(rawOf(token));
  const isShouted = prompt === prompt.toUpperCase();
  let until = from;
  if (isCapitals(first) && !isShouted) {
    const continues = (at: number): boolean =>
      tokens[at]?.clause === tokens[Math.max(from, at - 1)]!.clause &&
      (isCapitals(tokens[at]) ||
        /^\d+$/.test(wordAt(tokens, at)) ||
        (/^[&+]$/.test(rawOf(tokens[at]!)) && isCapitals(tokens[at + 1])));
    // "THE & CO" and "BUT FIRST, COFFEE" are one text.
    const followsComma = (at: number): boolean =>
      at > from &&
      isCapitals(tokens[at]) &&
      rawOf(tokens[at]!).length > 2 &&
      /^,\s*$/.test(prompt.slice(tokens[at - 1]!.end, tokens[at]!.start));
    while (tokens[until] !== undefined && (continues(until) || followsComma(until))) until++;
    // Without a cue, only a place after it makes capitals a text.
    if (cue === null && placeAt(tokens, until) === null) return null;
  } else if (cue === 'text' || cue === 'saying') {
    while (
      until < from + MAX_WORDS &&
      tokens[until] !== undefined &&
      tokens[until]!.quoted === null &&
      tokens[until]!.clause === first.clause &&
      !(ENDS.includes(tokens[until]!.text) && (until === from || isPhrase(tokens, until)))
    )
      until++;
  }
  if (until === from) return null;
  return toWritten(prompt.slice(first.start, tokens[until - 1]!.end), until);
}

/** Returns true where a word such as "on" begins a place, a colour or a technique, and does not belong to the text. */
function isPhrase(tokens: readonly ArtToken[], at: number): boolean {
  const said = noModifiers();
  return readAfter(tokens, at, said) > at || (isArticle(tokens[at + 1]) && wordAt(tokens, at) !== 'and');
}

function toWritten(text: string, until: number) {
  const clean = text.replace(CONTROL, ' ').replace(/\s+/g, ' ').trim().slice(0, MAX_ART_TEXT);
  return clean === '' ? null : { text: clean, until };
}
