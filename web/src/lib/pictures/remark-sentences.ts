import type { PictureRemark } from '@kenna/contract';

/** Remarks on pictures as sentences for the person, each once; words that were not drawn form one sentence at the end. */
export function remarkSentences(remarks: readonly PictureRemark[]): readonly string[] {
  const sentences = remarks.filter(({ kind }) => kind !== 'not_drawn').map(({ words }) => words);
  const missed = new Set(remarks.filter(({ kind }) => kind === 'not_drawn').map(({ words }) => words));
  const undrawn = missed.size > 0 ? [`Not drawn: ${[...missed].join(', ')}. A connected engine can draw more.`] : [];
  return [...new Set([...sentences, ...undrawn])];
}
