import { correctSpelling, editDistance } from '../../prompt/words/correct-spelling.ts';
import { isKnownWord } from '../../prompt/words/lexicon.ts';
import { isMessageWord, messageWords } from './phrase-table.ts';

/** Words shorter than this have too many correct neighbours for a correction. */
const MIN_GUESS = 5;
/** From this length on, a word with two errors still has one likely correction. */
const TWO_ERRORS_FROM = 9;

const candidates = Map.groupBy(
  messageWords.filter((word) => word.length >= MIN_GUESS && /^[a-z]+$/.test(word)),
  (word) => word.charAt(0),
);

/** Frequent errors in words that are too short to be corrected by distance. */
const TYPING_ERRORS: Readonly<Record<string, string>> = {
  teh: 'the',
  hte: 'the',
  adn: 'and',
  nad: 'and',
  wiht: 'with',
  ot: 'to',
};

/** The word of either vocabulary that was probably meant; the word itself when none is close. */
export function correctMessageWord(word: string): string {
  if (Object.hasOwn(TYPING_ERRORS, word)) return TYPING_ERRORS[word]!;
  if (isMessageWord(word) || isKnownWord(word) || !/^[a-z]+$/.test(word)) return word;
  const garment = correctSpelling(word);
  if (garment !== word || word.length < MIN_GUESS) return garment;
  const allowed = word.length >= TWO_ERRORS_FROM ? 2 : 1;
  let best = word;
  let fewest = allowed + 1;
  for (const candidate of candidates.get(word.charAt(0)) ?? []) {
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    const distance = editDistance(word, candidate);
    if (distance < fewest) [best, fewest] = [candidate, distance];
  }
  return best;
}
