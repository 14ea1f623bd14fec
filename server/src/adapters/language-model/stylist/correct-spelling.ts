/**
 * Corrects typing errors in a question to trade terms and question words, so that "diference betwen" is understood, and
 * writes out abbreviations of chats and decades.
 */
import { fabrics } from './knowledge/fabrics/fabrics.ts';
import { clothKnowHow } from './knowledge/know-how/cloth-know-how.ts';
import { constructionKnowHow } from './knowledge/know-how/construction-know-how.ts';
import { styleKnowHow } from './knowledge/know-how/style-know-how.ts';
import { productNotes } from './knowledge/product-notes.ts';
import { terms } from './knowledge/terms/terms.ts';
import { toolNotes } from './knowledge/tool-notes.ts';
import { uses } from './knowledge/uses.ts';
import { wordsIn } from './words-in.ts';

/** Minimum length of a corrected word; shorter words are too similar to each other. */
const MIN_LENGTH = 6;
/** From this length on, two errors are corrected. */
const LONG = 9;

const asking = wordsIn(
  'difference between which recommend fabric fabrics material colour colours palette background picture commercial subscription explain better waterproof wedding evening',
);
const targets = new Set([
  ...asking,
  ...[...fabrics, ...terms, ...uses]
    .flatMap(({ names }) => names.flatMap(wordsIn))
    .filter((word) => word.length >= MIN_LENGTH),
]);
/** Words that occur in the knowledge base are never treated as errors. */
const known = new Set([
  ...targets,
  ...fabrics.flatMap(({ description, behaviour, suits, advice }) =>
    wordsIn(`${description} ${behaviour} ${suits} ${advice}`),
  ),
  ...terms.flatMap(({ is, use, how }) => wordsIn(`${is} ${use} ${how}`)),
  ...[...clothKnowHow, ...constructionKnowHow, ...styleKnowHow].flatMap(({ about, says }) =>
    wordsIn(`${about.join(' ')} ${says}`),
  ),
  ...toolNotes.flatMap(({ means, does }) => wordsIn(`${means.source} ${does}`)),
  ...productNotes.flatMap(({ about, says }) => wordsIn(`${about.map(({ source }) => source).join(' ')} ${says}`)),
  ...uses.flatMap(({ why, advice }) => wordsIn(`${why} ${advice}`)),
]);

/**
 * Edit distance with insertions, deletions, replacements and swaps of neighbours. Exact up to `max`; above it the
 * result is only known to be larger than `max`.
 */
function slipsBetween(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let [before, row] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1));
      if (isSwapped) next[j] = Math.min(next[j]!, before[j - 2]! + 1);
    }
    [before, row] = [row, next];
  }
  return row[other.length]!;
}

/** "80s" for the 1980s. */
const DECADE = /^[2-9]0s$/;

/** Words as people write them in a chat, with their usual spelling. */
const CHAT: Readonly<Record<string, string>> = {
  wot: 'what',
  wots: 'whats',
  wat: 'what',
  wats: 'whats',
  wich: 'which',
  btw: 'between',
  btwn: 'between',
  diff: 'difference',
  pls: 'please',
  plz: 'please',
  pic: 'picture',
  pics: 'pictures',
  u: 'you',
  ur: 'your',
  w: 'with',
  bg: 'background',
  pw: 'password',
};

function correctedWord(word: string): string {
  const isPlural = word.endsWith('s') && known.has(word.slice(0, -1));
  if (word.length < MIN_LENGTH || known.has(word) || isPlural || /\d/.test(word)) return word;
  const max = word.length >= LONG ? 2 : 1;
  let [best, least] = [word, max + 1];
  for (const target of targets) {
    if (target[0] !== word[0]) continue;
    const slips = slipsBetween(word, target, max);
    if (slips < least) [best, least] = [target, slips];
  }
  return best;
}

/** Corrects normalised words, as `wordsIn` returns them. */
export const correctSpelling = (words: readonly string[]): string[] =>
  words.map((word) => CHAT[word] ?? (DECADE.test(word) ? `19${word}` : correctedWord(word)));
