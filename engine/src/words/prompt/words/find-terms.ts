import { correctSpelling } from './correct-spelling.ts';
import { longestPhraseFrom, sensesOf } from './lexicon.ts';
import { nearestColour } from '../colour/nearest-colour.ts';
import type { Look } from '../brief.ts';
import type { Sense, Term } from './sense.ts';
import { splitWords, type Word } from './split-words.ts';

/** Words of a text that have no place in the grammar. */
export interface Unread {
  /** `undrawn`: known words for what the built-in engine does not draw. */
  readonly kind: 'unknown' | 'undrawn';
  /** Offsets in the source text, in UTF-16 units, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly clause: number;
}

interface FoundTerms {
  readonly terms: readonly Term[];
  /** Folded words that are not in the vocabulary, each once, in order. */
  readonly unknown: readonly string[];
  /** Every unknown and undrawn word, in order. */
  readonly unread: readonly Unread[];
  /** True when the text asks for a mood board. */
  readonly asksForBoard: boolean;
  /** The look that the text asks for; the first counts. */
  readonly askedLook: Look | null;
}

/** Spelling correction takes time; a text with more unknown words than this is not corrected. */
const MAX_CORRECTED = 60;

/** Reads a text into terms from left to right, each the longest phrase that the vocabulary contains. */
export function findTerms(text: string, source: Term['source']): FoundTerms {
  const words = spell(splitWords(text));
  const terms: Term[] = [];
  const unknown = new Set<string>();
  const unread: Unread[] = [];
  let asksForBoard = false;
  let askedLook: Look | null = null;
  for (let index = 0; index < words.length;) {
    const found = longestPhrase(words, index);
    const first = words[index];
    const last = words[index + Math.max(found.length, 1) - 1];
    if (first === undefined || last === undefined) break;
    const { start, clause } = first;
    if (found.senses === undefined) {
      if (isCount(words, index, found)) unread.push({ kind: 'undrawn', start, end: first.end, clause });
      else if (!/^\d+$/.test(first.text)) {
        unknown.add(first.text);
        unread.push({ kind: 'unknown', start, end: first.end, clause });
        terms.push({ ...first, senses: [{ kind: 'unknown' }], source, negated: false });
      }
      index += 1;
      continue;
    }
    const [sense] = found.senses;
    if (sense?.kind === 'board') asksForBoard = true;
    else if (sense?.kind === 'look' && (!sense.standsAlone || endsPhrase(words, index + found.length)))
      askedLook ??= sense.name;
    else if (sense?.kind === 'look') unread.push({ kind: 'unknown', start, end: last.end, clause });
    else if (isCount(words, index, found)) unread.push({ kind: 'undrawn', start, end: last.end, clause });
    else if (sense?.kind === 'undrawn') {
      // "Woman's shoes" are shoes of a kind and show no woman.
      if (words[index + found.length]?.text !== 's') unread.push({ kind: 'undrawn', start, end: last.end, clause });
    } else if (!found.senses.every(({ kind }) => kind === 'quiet'))
      terms.push({ senses: found.senses, source, start, end: last.end, clause, negated: false });
    index += found.length;
  }
  return { terms, unknown: [...unknown], unread, asksForBoard, askedLook };
}

/** True when no word that means something follows in the clause. */
function endsPhrase(words: readonly Word[], next: number): boolean {
  const { length, senses } = longestPhrase(words, next);
  const isSameClause = words[next]?.clause === words[next - 1]?.clause;
  return !isSameClause || (length > 0 && senses?.[0]?.kind === 'link');
}

/** Words between a number and the thing that it counts. */
const ADJECTIVES: readonly Sense['kind'][] = ['colour', 'tone', 'fabric', 'pattern', 'size', 'attribute', 'quiet'];
const NUMBERS =
  'two,three,four,five,six,seven,eight,nine,ten,twelve,zwei,drei,vier,deux,trois,quatre,due,tre,quattro,dos,tres';
const counts = new Set([...NUMBERS.split(','), '2', '3', '4', '5', '6', '7', '8', '9', '10', '12']);

/** "Three red dresses": the number of a thing, which is always drawn once. "Two buttons" says how a thing is made. */
function isCount(words: readonly Word[], index: number, { length }: FoundPhrase): boolean {
  const first = words[index];
  if (length > 1 || first === undefined || !counts.has(first.text)) return false;
  for (let at = index + 1; words[at]?.clause === first.clause;) {
    const next = longestPhrase(words, at);
    const kinds = (next.senses ?? []).map(({ kind }) => kind);
    if (kinds.includes('form')) return /s$/.test(words[at + next.length - 1]?.text ?? '');
    if (!kinds.some((kind) => ADJECTIVES.includes(kind))) return false;
    at += next.length;
  }
  return false;
}

function spell(words: readonly Word[]): readonly Word[] {
  const corrected = new Map<string, string>();
  return words.map((word) => {
    const known = corrected.get(word.text) ?? (corrected.size < MAX_CORRECTED ? correct(word.text) : word.text);
    if (known !== word.text) corrected.set(word.text, known);
    return known === word.text ? word : { ...word, text: known };
  });
}

const correct = (word: string): string => (longestPhraseFrom(word) > 0 ? word : correctSpelling(word));

interface FoundPhrase {
  readonly length: number;
  readonly senses?: readonly Sense[];
}

function longestPhrase(words: readonly Word[], from: number): FoundPhrase {
  const first = words[from];
  if (first === undefined) return { length: 0 };
  if (first.text.startsWith('#')) return { length: 1, senses: [codeSense(first.text)] };
  for (let length = longestPhraseFrom(first.text); length > 0; length -= 1) {
    const phrase = words.slice(from, from + length);
    if (phrase.length < length || phrase.some(({ clause }) => clause !== first.clause)) continue;
    const senses = sensesOf(phrase.map(({ text }) => text));
    if (senses !== undefined) return { length, senses };
  }
  return { length: 0 };
}

function codeSense(code: string): Sense {
  const hex: `#${string}` = `#${code.slice(1)}`;
  return { kind: 'colour', name: nearestColour(hex), hex, tone: null };
}
