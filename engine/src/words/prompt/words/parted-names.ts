import { acceptsAttribute } from '../vocabulary/form-facts.ts';
import { longestPhraseFrom, sensesOf } from './lexicon.ts';
import { longestPhraseAt } from './longest-phrase.ts';
import { senseIn, type Sense, type SenseOf } from './sense.ts';
import type { Word } from './split-words.ts';
import { isWearer } from '../vocabulary/wearers.ts';

/** A name of several words with other words between them: "round" and "mirror" in "round gold mirror". */
export interface PartedName {
  /** Index of the first of the words that complete the noun. */
  readonly from: number;
  /** Index of the word after the last of them. */
  readonly until: number;
  /** Index of the noun's first word. */
  readonly noun: number;
  /** Number of words of the noun. */
  readonly length: number;
  /** What the noun and the completing words mean together. */
  readonly senses: readonly Sense[];
}

/** Maximum number of words between the two parts of a name. */
const MAX_BETWEEN = 6;

/** Maximum number of words that complete a noun after it: "da terra". */
const MAX_COMPLETING = 3;

/** What may stand between the parts of a name: "high-waisted black denim jeans". */
const BETWEEN: readonly Sense['kind'][] = [
  'colour',
  'tone',
  'fabric',
  'pattern',
  'size',
  'attribute',
  'detail',
  'mood',
  'quiet',
];

/** Kinds of words that complete a noun only right beside it: things, links between things, looks of the picture. */
const NEVER_APART: readonly Sense['kind'][] = ['form', 'link', 'look', 'board'];

/** What the completing words mean on their own: the cloth of a "straw black hat" is straw, and a "beach bag" shows no beach. */
export const ownMeaning = (senses: readonly Sense[] | undefined): readonly Sense[] => {
  const own = (senses ?? []).filter(({ kind }) => BETWEEN.includes(kind) && kind !== 'colour' && kind !== 'mood');
  return own.length > 0 ? own : [{ kind: 'quiet' }];
};

/** Finds the names of a text whose words are parted. Two names share a noun only when they mean the same form. */
export function findPartedNames(words: readonly Word[]): readonly PartedName[] {
  let found: readonly PartedName[] = [];
  for (const at of startsOf(words).toReversed()) {
    const name = nameFrom(words, at, found) ?? nameAround(words, at) ?? nameUpTo(words, at);
    if (name === null) continue;
    // "Chunky running black shoe": the longer name comes before "running shoe".
    const others = found.filter(
      ({ from, until, noun }) => noun !== name.noun || from < name.from || until > name.until,
    );
    if (!others.some((other) => overlaps(name, other))) found = [...others, name];
  }
  return found;
}

/** Where the phrases of a text start when each is as long as possible: no name starts within a phrase. */
function startsOf(words: readonly Word[]): readonly number[] {
  const starts: number[] = [];
  for (let at = 0; at < words.length; at += Math.max(1, longestPhraseAt(words, at).length)) starts.push(at);
  return starts;
}

/** "Stack of folded grey towels" has two names of one noun. */
function overlaps(name: PartedName, other: PartedName): boolean {
  const sharesWords = name.from < other.until && other.from < name.until;
  const sharesNoun = name.noun < other.noun + other.length && other.noun < name.noun + name.length;
  const isSameNoun = name.noun === other.noun && name.length === other.length;
  const isSameForm = senseIn(name.senses, 'form')?.name === senseIn(other.senses, 'form')?.name;
  return sharesWords || (sharesNoun && !(isSameNoun && isSameForm));
}

/** "Round gold mirror": the words that complete the noun, then adjectives, then the noun. */
function nameFrom(words: readonly Word[], at: number, found: readonly PartedName[]): PartedName | null {
  const { clause, text } = words[at]!;
  if (senseIn(longestPhraseAt(words, at).senses, 'form') !== undefined) return null;
  for (let length = longestPhraseFrom(text) - 1; length > 0; length -= 1) {
    const until = at + length;
    // "Boys blue shorts" says who wears them.
    if (!standsApart(sensesAt(words, at, until)) || textsOf(words, at, until).some(isWearer)) continue;
    for (let noun = until; words[noun]?.clause === clause && noun - until <= MAX_BETWEEN;) {
      const name = nameOf(words, { from: at, until }, noun);
      if (name !== null) return name;
      const inner = found.find(({ from }) => from === noun);
      const between = inner === undefined ? betweenAt(words, noun) : inner.until - inner.from;
      if (between === 0) break;
      noun += between;
    }
  }
  return null;
}

const standsApart = (senses: readonly Sense[] | undefined): boolean =>
  senses === undefined || !senses.some(({ kind }) => NEVER_APART.includes(kind));

/** Returns true for "wine" in "wine satin dress", and false for "straw", which is a cloth before it is a colour. */
const isColour = (senses: readonly Sense[] | undefined): boolean =>
  senses !== undefined && senses.some(({ kind }) => kind === 'colour') && !senses.some(({ kind }) => kind === 'fabric');

/** "Sac noir bandoulière", "specchio nero da terra": the noun, then adjectives, then the words that complete it. */
function nameAround(words: readonly Word[], noun: number): PartedName | null {
  const { length, senses: meaning } = longestPhraseAt(words, noun);
  const own = senseIn(meaning, 'form');
  if (own === undefined) return null;
  const start = textsOf(words, noun, noun + length);
  for (let from = noun + length; from - noun - length <= MAX_BETWEEN && words[from]?.clause === words[noun]!.clause;) {
    const between = betweenAt(words, from);
    if (between === 0) return null;
    from += between;
    for (let until = from + MAX_COMPLETING; until > from; until -= 1) {
      if (
        words[until - 1]?.clause !== words[noun]!.clause ||
        senseIn(sensesAt(words, from, until), 'form') !== undefined
      )
        continue;
      const senses = sensesOf([...start, ...textsOf(words, from, until)]);
      if (senses !== undefined && senseIn(senses, 'form')?.name === own.name)
        return { from, until, noun, length, senses };
    }
  }
  return null;
}

/** "Towels, folded, grey": the noun, then adjectives, one of which completes it and usually stands before it. */
function nameUpTo(words: readonly Word[], noun: number): PartedName | null {
  const form = senseIn(sensesAt(words, noun, noun + 1), 'form');
  if (form === undefined || longestPhraseAt(words, noun).length > 1) return null;
  for (let from = noun + 1; from - noun <= MAX_BETWEEN && from < words.length;) {
    const senses = sensesOf([words[from]!.text, words[noun]!.text]);
    const whole = senseIn(senses, 'form');
    const isName = whole?.name === form.name && (form.cut === null || form.cut === whole.cut);
    if (senses !== undefined && isName && isOnlyOfNoun(words, from, form) && endsClause(words, from + 1))
      return { from, until: from + 1, noun, length: 1, senses };
    const between = betweenAt(words, from);
    if (between === 0) return null;
    from += between;
  }
  return null;
}

/** Returns true for a word that means nothing else, for a shape, and for an attribute that the form does not have. */
const isOnlyOfNoun = (words: readonly Word[], at: number, { name }: SenseOf<'form'>): boolean =>
  (sensesAt(words, at, at + 1) ?? []).every((sense) => {
    if (sense.kind === 'attribute') return sense.attribute === 'shape' || !acceptsAttribute(name, sense.attribute);
    return sense.kind === 'quiet';
  });

/**
 * Returns true where only adjectives follow up to the end of the clause, so that no other noun can own the words
 * before.
 */
function endsClause(words: readonly Word[], from: number): boolean {
  for (let at = from; words[at] !== undefined && words[at].clause === words[from - 1]!.clause;) {
    const length = betweenAt(words, at);
    if (length === 0) return false;
    at += length;
  }
  return true;
}

/** The name that words and a noun have together; the noun may be a phrase itself, as in "folded wool blanket". */
function nameOf(words: readonly Word[], part: Pick<PartedName, 'from' | 'until'>, noun: number): PartedName | null {
  const start = textsOf(words, part.from, part.until);
  const length = Math.max(1, longestPhraseAt(words, noun).length);
  const end = textsOf(words, noun, noun + length);
  const own = sensesOf(end) ?? [];
  const alone = senseIn(own, 'form');
  if (alone !== undefined && isColour(sensesOf(start))) return null;
  if (length > 1 && alone !== undefined) return nameOfPhrase({ ...part, noun, length, senses: own }, start, end);
  const senses = noun > part.until ? sensesOf([...start, ...end]) : undefined;
  if (senseIn(senses, 'form') === undefined || senses === undefined) return null;
  // "A plain black band" is a ring, and the band of a hat.
  return { ...part, noun, length, senses: [...senses, ...own.filter(({ kind }) => kind !== 'form')] };
}

/** A phrase of several words keeps its own kind, or takes the one that the words before it give to its last words. */
function nameOfPhrase(name: PartedName, start: readonly string[], end: readonly string[]): PartedName | null {
  const alone = senseIn(name.senses, 'form');
  for (let last = 1; last <= end.length; last += 1) {
    const senses = sensesOf([...start, ...end.slice(-last)]);
    const form = senseIn(senses, 'form');
    if (senses === undefined || form === undefined || form.name !== alone?.name) continue;
    if (alone.cut === null || form.cut === alone.cut) return { ...name, senses };
    if (form.cut === null) return name;
  }
  return null;
}

/** The number of words of the adjective at a position; 0 for another word, and for a thing: "wool coat". */
function betweenAt(words: readonly Word[], at: number): number {
  const { text, clause } = words[at]!;
  if (text.startsWith('#')) return 1;
  if (senseIn(longestPhraseAt(words, at).senses, 'form') !== undefined) return 0;
  for (let length = longestPhraseFrom(text); length > 0; length -= 1) {
    const senses = sensesAt(words, at, at + length);
    if (senses === undefined || words[at + length - 1]!.clause !== clause) continue;
    if (senses.some(({ kind }) => BETWEEN.includes(kind))) return length;
  }
  return 0;
}

const textsOf = (words: readonly Word[], from: number, until: number): readonly string[] =>
  words.slice(from, until).map(({ text }) => text);

const sensesAt = (words: readonly Word[], from: number, until: number): readonly Sense[] | undefined =>
  from < until && until <= words.length ? sensesOf(textsOf(words, from, until)) : undefined;
