import { longestPhraseFrom, sensesOf } from './lexicon.ts';
import type { Sense } from './sense.ts';
import type { Word } from './split-words.ts';

interface KnownPhrase {
  /** Number of words; 0 where the vocabulary has no phrase. */
  readonly length: number;
  readonly senses?: readonly Sense[];
}

/** The longest phrase of the vocabulary that starts at a word and stays within its clause. */
export function longestPhraseAt(words: readonly Word[], from: number): KnownPhrase {
  const { text, clause } = words[from]!;
  for (let length = longestPhraseFrom(text); length > 0; length -= 1) {
    const phrase = words.slice(from, from + length);
    if (phrase.length < length || phrase.at(-1)!.clause !== clause) continue;
    const senses = sensesOf(phrase.map((word) => word.text));
    if (senses !== undefined) return { length, senses };
  }
  return { length: 0 };
}
