import { expect, test } from 'vitest';
import { remarkSentences } from './remark-sentences.ts';

test('remarks on several pictures are sentences, each once, and name the words that were not drawn together', () => {
  const byOther = { kind: 'engine', words: 'Made by another engine.' } as const;
  const tiger = { kind: 'not_drawn', words: 'tiger' } as const;
  const folded = { kind: 'not_drawn', words: 'folded' } as const;
  expect(remarkSentences([tiger, byOther, folded, tiger, byOther])).toEqual([
    'Made by another engine.',
    'Not drawn: tiger, folded. A connected engine can draw more.',
  ]);
  expect(remarkSentences([])).toEqual([]);
});
