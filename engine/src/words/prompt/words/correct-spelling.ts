import { isEnglishWord } from '../../english/wordnet.ts';
import { foldWord } from './fold-word.ts';
import { isKnownWord, meaningfulWords } from './lexicon.ts';
import { commonMisspellings, correctWords } from '../vocabulary/spelling.ts';

/** Words shorter than this have too many correct neighbours for a correction. */
const MIN_GUESS = 5;
/** Longer words are not corrected: the vocabulary has hardly any that are so long. */
const LONGEST_GUESS = 16;
/** From this length on, a word with two errors still has one likely correction. */
const TWO_ERRORS_FROM = 9;

/** Correct words that are close to one of the vocabulary. */
const neverCorrected = new Set(correctWords.split(',').map((word) => foldWord(word.trim())));

/**
 * The set of letters of a word as bits: words that differ in many bits are rejected without computing their distance.
 */
const letterBits = (word: string): number => {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) % 31);
  return bits;
};

const countBits = (bits: number): number => {
  let rest = bits;
  let count = 0;
  for (; rest !== 0; count += 1) rest &= rest - 1;
  return count;
};

/** Candidates by first letter, which is assumed to be right: it is rarely mistyped. */
const candidates = new Map<string, { readonly word: string; readonly bits: number }[]>();
for (const word of meaningfulWords) {
  if (word.length < MIN_GUESS || !/^[a-z]+$/.test(word)) continue;
  const list = candidates.get(word.charAt(0)) ?? [];
  list.push({ word, bits: letterBits(word) });
  candidates.set(word.charAt(0), list);
}

/**
 * Edit distance between two words: insertions, deletions, substitutions and swaps of neighbouring letters (Damerau
 * 1964, optimal string alignment).
 */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let least = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      current.push(least);
    }
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** The word of the vocabulary that was probably meant; the word itself when none is close. */
export function correctSpelling(word: string): string {
  // `hasOwn`, because a person may write "constructor".
  if (Object.hasOwn(commonMisspellings, word)) return commonMisspellings[word]!;
  if (word.length < MIN_GUESS || word.length > LONGEST_GUESS) return word;
  if (neverCorrected.has(word) || isKnownWord(word) || !/^[a-z]+$/.test(word)) return word;
  if (isEnglishWord(word)) return word;
  const stem = word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
  const allowed = stem.length >= TWO_ERRORS_FROM ? 2 : 1;
  const bits = letterBits(stem);
  let best = word;
  let fewest = allowed + 1;
  for (const candidate of candidates.get(word.charAt(0)) ?? []) {
    if (Math.abs(candidate.word.length - stem.length) > allowed) continue;
    if (countBits(candidate.bits ^ bits) > 2 * allowed) continue;
    const distance = editDistance(stem, candidate.word);
    if (distance < fewest) [best, fewest] = [candidate.word, distance];
  }
  return best;
}
