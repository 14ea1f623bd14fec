import { designersWords } from './designers-words.ts';
import { stemsOf } from './search-words.ts';

/** Words that may occur within a phrase: “erase the background”. */
const BETWEEN = new Set(stemsOf('a an the my this that its of from in'));

interface Phrase {
  readonly said: readonly string[];
  /** Words that replace `said`; equal to it where nothing is replaced. */
  readonly means: readonly string[];
}

const significantStems = (text: string) => stemsOf(text).filter((stem) => !BETWEEN.has(stem));

/** Longest first, because “white background” does not mean the same as “background”. */
const PHRASES: readonly Phrase[] = designersWords
  .flatMap(({ means, said }) =>
    [means, ...said].map((phrase): Phrase => ({ said: significantStems(phrase), means: significantStems(means) })),
  )
  .toSorted((one, other) => other.said.length - one.said.length);

/**
 * The stems of a text with designers' words replaced by the words that our pages use; null when there is nothing to
 * replace.
 */
export function rephrased(text: string): string[] | null {
  const stems = significantStems(text);
  const written: string[] = [];
  let isOther = false;
  for (let at = 0; at < stems.length;) {
    const phrase = PHRASES.find(({ said }) => said.every((stem, index) => stems[at + index] === stem));
    written.push(...(phrase?.means ?? [stems[at]!]));
    isOther ||= phrase !== undefined && phrase.said.join(' ') !== phrase.means.join(' ');
    at += phrase?.said.length ?? 1;
  }
  return isOther ? [...new Set(written)] : null;
}
