import { correctSpelling, slipsBetween } from '../../prompt/words/correct-spelling.ts';
import { isKnownWord } from '../../prompt/words/lexicon.ts';
import { isOrderWord, orderWords } from './phrase-table.ts';

/** Words shorter than this have too many correct neighbours for a correction. */
const MIN_GUESS = 5;
/** From this length on, a word with two errors still has one likely correction. */
const TWO_SLIPS_FROM = 9;

const candidates = Map.groupBy(
  orderWords.filter((word) => word.length >= MIN_GUESS && /^[a-z]+$/.test(word)),
  (word) => word.charAt(0),
);

const SLIPS: Readonly<Record<string, string>> = {
  teh: 'the',
  hte: 'the',
  adn: 'and',
  nad: 'and',
  wiht: 'with',
  ot: 'to',
};

/** The word of either vocabulary that was probably meant; the word itself when none is close. */
export function spellOrder(word: string): string {
  if (Object.hasOwn(SLIPS, word)) return SLIPS[word]!;
  if (isOrderWord(word) || isKnownWord(word) || !/^[a-z]+$/.test(word)) return word;
  const garment = correctSpelling(word);
  if (garment !== word || word.length < MIN_GUESS) return garment;
  const allowed = word.length >= TWO_SLIPS_FROM ? 2 : 1;
  let best = word;
  let fewest = allowed + 1;
  for (const candidate of candidates.get(word.charAt(0)) ?? []) {
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    const slips = slipsBetween(word, candidate);
    if (slips < fewest) [best, fewest] = [candidate, slips];
  }
  return best;
}
