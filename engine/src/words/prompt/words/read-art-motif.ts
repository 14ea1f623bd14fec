import type { MotifArtwork } from '../artwork.ts';
import { zoneOf } from '../vocabulary/form-facts.ts';
import { isGarmentZone, type BodyZone } from '../vocabulary/body-zone.ts';
import { artPlaceWords, motifNouns, repeatNouns, sizeWords } from '../vocabulary/artwork-words.ts';
import { motifNamed, motifOf } from '../vocabulary/motifs.ts';
import {
  inkAt,
  inkBefore,
  isArticle,
  noModifiers,
  phraseAt,
  placeAt,
  readAfter,
  readBefore,
  type ArtToken,
} from './art-modifiers.ts';
import { formAt, isDenied, placeOf, wordAt, type ArtReading } from './art-tokens.ts';
import { sensesOf } from './lexicon.ts';

/** Returns true for the zones whose pieces carry a motif that is only named with them: "a hoodie with a skull". */
const carriesMotifs = (zone: BodyZone): boolean => isGarmentZone(zone) || zone === 'bag' || zone === 'head';

/** Other things that people print on. */
const PRINTED_THINGS: readonly string[] = [
  'mug',
  'phone-case',
  'apron',
  'cushion',
  'shopping-bag',
  'scarf',
  'socks',
  'box',
  'bottle',
  'candle',
];

/** Things into which motifs are engraved, pressed or carved. */
const WORKED_THINGS: readonly string[] = ['necklace', 'soap', 'book', 'wallet', 'belt', 'key-ring', 'chopping-board'];

/** Words for work in the material of a thing, before "with" or a motif. */
const WORKED: readonly string[] = ['engraved', 'embossed', 'debossed', 'stamped', 'etched', 'carved'];

/** Words before a motif that say how many or how large, and are not part of its name. */
const NUMBERS: readonly string[] = ['two', 'three', 'some', 'many', 'several', 'little', 'small'];

/** Reads the motif whose first word is at an index; null for none. */
export function readMotif(tokens: readonly ArtToken[], at: number): ArtReading | null {
  const token = tokens[at];
  if (!token || token.quoted !== null || isDenied(tokens, at)) return null;
  for (let length = 3; length > 0; length--) {
    const noun = nounAt(tokens, at, length);
    if (noun === null) continue;
    const reading = motifReading(tokens, at, length, noun);
    if (reading !== null) return reading;
  }
  return null;
}

interface Noun {
  readonly words: string;
  /** True for words that mean something else in the grammar, such as "rose", which is a colour. */
  readonly isKnown: boolean;
}

function nounAt(tokens: readonly ArtToken[], at: number, length: number): Noun | null {
  const phrase = tokens.slice(at, at + length);
  if (phrase.length < length || phrase.some(({ quoted, clause }) => quoted !== null || clause !== phrase[0]!.clause))
    return null;
  const words = phrase.map(({ text }) => text);
  const first = words[0]!;
  if (sizeWords.has(first) || isArticle(phrase[0]) || NUMBERS.includes(first) || /^\d/.test(first)) return null;
  if (isWithinPhrase(tokens, at, length) || artPlaceWords.has(words.join(' '))) return null;
  const senses = sensesOf(words) ?? [];
  const isKnown = senses.some(({ kind }) => kind !== 'quiet' && kind !== 'undrawn' && kind !== 'unknown');
  // A word for another thing, a part or a cloth is never a motif.
  if (senses.some(({ kind }) => ['form', 'part', 'fabric', 'link'].includes(kind))) return null;
  return { words: words.join(' '), isKnown };
}

/** "Bell sleeves", "frog fastenings": words that mean something else together with their neighbours. */
function isWithinPhrase(tokens: readonly ArtToken[], at: number, length: number): boolean {
  for (let from = Math.max(0, at - 2); from <= at; from++) {
    for (let until = Math.max(at + length, from + 2); until <= from + 4; until++) {
      const phrase = tokens.slice(from, until);
      const isWhole = phrase.length === until - from && until - from > length;
      if (!isWhole || phrase.some(({ quoted, clause }) => quoted !== null || clause !== tokens[at]!.clause)) continue;
      const senses = sensesOf(phrase.map(({ text }) => text)) ?? [];
      if (senses.some(({ kind }) => MEANING.includes(kind))) return true;
    }
  }
  return false;
}

const MEANING: readonly string[] = ['form', 'part', 'fabric', 'attribute', 'detail', 'pattern', 'setting', 'prop'];

function motifReading(tokens: readonly ArtToken[], at: number, length: number, noun: Noun): ArtReading | null {
  const said = noModifiers();
  let until = at + length;
  const after = wordAt(tokens, until);
  const isNamed = motifNouns.has(after) && tokens[until]!.clause === tokens[at]!.clause;
  const leads = leadsTo(tokens, at) || (isNamed && !repeatNouns.has(after) && isJoined(tokens, at));
  const isOnForm = formAfterOn(tokens, until);
  const isPlaced = placeAt(tokens, afterTechnique(tokens, until)) !== null;
  const isWorked = worksInto(tokens, at);
  if (noun.isKnown && !(isPlaced || isWorked || (isNamed && !repeatNouns.has(after) && leads))) return null;
  // "Tiger print" is a pattern of cloth.
  const isPattern = repeatNouns.has(after) && (sensesOf([...noun.words.split(' '), after]) ?? []).length > 0;
  if (isPattern && !isPlaced && placeAt(tokens, until + 1) === null) return null;
  const isCarried = leads && (carrierBefore(tokens, at) || isWorked);
  if (!isNamed && !isPlaced && !isCarried && !isOnForm) return null;
  if (!isNamed && !leads && !isOnForm && !startsPhrase(tokens, at) && !isPlaced) return null;
  const motif = noun.isKnown && !isWorked ? motifNamed(noun.words) : motifOf(noun.words);
  if (motif === null) return null;
  if (isNamed) {
    const technique = (
      {
        embroidery: 'embroidery',
        embroideries: 'embroidery',
        patch: 'patch',
        patches: 'patch',
        badge: 'patch',
        applique: 'patch',
      } as const
    )[after];
    if (technique !== undefined) said.technique = technique;
    until++;
  }
  if (isWorked) said.technique ??= 'deboss';
  until = readAfter(tokens, until, said);
  const isRepeated = (isNamed && repeatNouns.has(after) && said.place === null) || said.place === 'all over';
  // "A bodysuit, yellow duck print": the colour is that of the ducks.
  const isApart = leads || (startsPhrase(tokens, at) && carrierBefore(tokens, at));
  const ink = isRepeated && isApart ? inkBefore(tokens, at) : null;
  if (ink !== null) said.ink ??= ink.hex;
  const before = isRepeated ? at - (ink?.length ?? 0) : readBefore(tokens, at, said, isNamed || isPlaced || isOnForm);
  const from = isWorked && WORKED.includes(wordAt(tokens, before - 1)) ? before - 1 : before;
  const repeats = isRepeated && said.scale <= 1;
  // The thing after "on" is read by the rest of the grammar.
  if (isOnForm && said.place === null) until++;
  const artwork: MotifArtwork = {
    source: 'motif',
    motif,
    place: placeOf(said, repeats),
    technique: said.technique ?? 'print',
    ink: said.ink ?? 'own',
  };
  return { artwork, from, until };
}

/** The index after the participle of a technique: "printed" in "a skull printed on the back". */
function afterTechnique(tokens: readonly ArtToken[], at: number): number {
  const found = ['printed', 'embroidered', 'stitched', 'flocked', 'debossed', 'embossed', 'foiled'].includes(
    wordAt(tokens, at),
  );
  return found ? at + 1 : at;
}

/** "A ring engraved with a small swallow": the work on a thing that has no prints. */
function worksInto(tokens: readonly ArtToken[], at: number): boolean {
  let k = at - 1;
  while (k >= 0 && (isArticle(tokens[k]) || sizeWords.has(tokens[k]!.text))) k--;
  if (wordAt(tokens, k) !== 'with' || !WORKED.includes(wordAt(tokens, k - 1))) return false;
  return tokens.slice(0, k).some((_, index) => {
    const form = formAt(tokens, index);
    return form !== null && (WORKED_THINGS.includes(form) || PRINTED_THINGS.includes(form));
  });
}

/** "With a big", "featuring": what stands before a motif that a thing carries. */
function leadsTo(tokens: readonly ArtToken[], at: number): boolean {
  for (let k = at - 1; k >= Math.max(0, at - 5); k--) {
    const { text } = tokens[k]!;
    if (['with', 'featuring', 'showing', 'bearing', 'mit', 'avec', 'con'].includes(text)) return true;
    const isDescribing =
      isArticle(tokens[k]) || sizeWords.has(text) || NUMBERS.includes(text) || inkAt(tokens, k) !== null;
    if (
      !isDescribing &&
      phraseAt(
        tokens,
        k,
        new Map([
          ['embroidered', 1],
          ['printed', 1],
          ['flock', 1],
          ['flocked', 1],
          ['foil', 1],
          ...WORKED.map((word) => [word, 1] as const),
        ]),
      ) === null
    )
      return false;
  }
  return false;
}

/** "A hood and a small white mountain logo": a motif that is named as one and joined to what was said before. */
function isJoined(tokens: readonly ArtToken[], at: number): boolean {
  let k = at - 1;
  while (k >= 0 && (isArticle(tokens[k]) || sizeWords.has(tokens[k]!.text) || inkAt(tokens, k) !== null)) k--;
  return k >= 0 && ['and', 'und', 'et', 'e', 'y'].includes(tokens[k]!.text);
}

const startsPhrase = (tokens: readonly ArtToken[], at: number): boolean => {
  let k = at - 1;
  while (k >= 0 && (isArticle(tokens[k]) || sizeWords.has(tokens[k]!.text) || inkAt(tokens, k) !== null)) k--;
  return k < 0 || tokens[k]!.clause !== tokens[at]!.clause;
};

/** Returns true where "on a white cotton T-shirt" follows: a thing that people print on. */
function formAfterOn(tokens: readonly ArtToken[], at: number): boolean {
  const start = afterTechnique(tokens, at);
  if (start !== at || wordAt(tokens, at) !== 'on') return false;
  // In "with a plant on top", the word means the upper side of a thing and no garment.
  if (wordAt(tokens, at + 1) === 'top') return false;
  for (let k = at + 1; k < at + 7 && tokens[k] !== undefined; k++) {
    if (tokens[k]!.quoted !== null) return false;
    if (carries(tokens, k)) return true;
    const senses = sensesOf([tokens[k]!.text]) ?? [];
    if (!isArticle(tokens[k]) && senses.length === 0 && !/^\w$/.test(tokens[k]!.text)) return false;
    if (senses.some(({ kind }) => kind === 'form')) return carries(tokens, k);
  }
  return false;
}

function carries(tokens: readonly ArtToken[], at: number): boolean {
  const form = formAt(tokens, at);
  return form !== null && (carriesMotifs(zoneOf(form)) || PRINTED_THINGS.includes(form));
}

/** Returns true when the last thing named before can carry a motif. */
function carrierBefore(tokens: readonly ArtToken[], at: number): boolean {
  for (let k = at - 1; k >= 0; k--) {
    const isForm = (sensesOf([tokens[k]!.text]) ?? []).some(({ kind }) => kind === 'form');
    if (isForm) return carries(tokens, k) || (k > 0 && carries(tokens, k - 1));
  }
  return false;
}
