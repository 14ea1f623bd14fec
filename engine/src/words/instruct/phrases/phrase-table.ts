/** Maps every phrase of the message vocabulary to its meaning. Built once, when the module loads. */
import { foldWord } from '../../prompt/words/fold-word.ts';
import { singularOf } from '../../english/singular-of.ts';
import { frameWords } from '../vocabulary/frame-words.ts';
import { lightWords } from '../vocabulary/light-words.ts';
import type { Meaning, MeaningRow } from '../vocabulary/meaning.ts';
import { plainWords } from '../vocabulary/plain-words.ts';
import { toolWords } from '../vocabulary/tool-words.ts';
import { topicRows } from '../vocabulary/topics.ts';

export interface TableEntry {
  readonly meaning: Meaning;
  /** True when the words are also passed to the grammar of the brief. */
  readonly alsoBrief: boolean;
}

const topicWords: readonly MeaningRow[] = topicRows.map(({ topic, says }) => ({
  says,
  means: { kind: 'topic', topic },
}));

const table = new Map<string, TableEntry>();
/** For each first word, the number of words in the longest phrase that begins with it. */
const openings = new Map<string, number>();

for (const { says, means, alsoBrief = false } of [lightWords, frameWords, toolWords, plainWords, topicWords].flat()) {
  for (const phrase of says.split(',')) {
    const words = phrase
      .trim()
      .split(/[\s-]+/)
      .map(foldWord);
    const key = words.join(' ');
    if (!table.has(key)) table.set(key, { meaning: means, alsoBrief });
    const first = words[0] ?? '';
    openings.set(first, Math.max(openings.get(first) ?? 0, words.length));
  }
}

/** Single words of the message vocabulary: candidates for spelling correction. */
export const messageWords: readonly string[] = [...table]
  .filter(([key, { meaning }]) => !key.includes(' ') && meaning.kind !== 'quiet' && meaning.kind !== 'thing')
  .map(([key]) => key);

const inPhrases = new Set([...table.keys()].flatMap((key) => key.split(' ')));

export const isMessageWord = (word: string): boolean => inPhrases.has(word) || inPhrases.has(singularOf(word));

/** The longest phrase at the start of the words. */
export function longestMessagePhrase(words: readonly string[]): (TableEntry & { readonly length: number }) | null {
  const most = openings.get(words[0] ?? '') ?? openings.get(singularOf(words[0] ?? '')) ?? 0;
  for (let length = Math.min(most, words.length); length > 0; length -= 1) {
    const phrase = words.slice(0, length);
    const entry =
      table.get(phrase.join(' ')) ?? table.get([...phrase.slice(0, -1), singularOf(phrase.at(-1)!)].join(' '));
    if (entry) return { ...entry, length };
  }
  return null;
}
