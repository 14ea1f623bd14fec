import { expect, it } from 'vitest';
import { readBrief } from '../prompt/read-brief.ts';
import { readRecutWords } from './recut.ts';

const recut = (garment: string, words: string) => {
  const brief = readBrief({ prompt: garment, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });
  return readRecutWords(brief.pieces[brief.hero]!, words, 'studio');
};

it('changes a garment by the details that a picture of it shows, and by no others', () => {
  expect(recut('khaki jacket', 'with epaulettes').added).toEqual(['epaulettes']);
  expect(recut('white shirt', 'with epaulettes').added).toEqual([]);
});
