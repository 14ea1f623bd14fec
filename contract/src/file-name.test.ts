import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

test('names a download after the first words of its prompt and its seed', () => {
  expect(fileNameOf('Emerald silk dress, draped back!', 1234)).toBe('emerald-silk-dress-draped-back-1234');
});

test('keeps letters of every script and drops accents and punctuation', () => {
  expect(fileNameOf('Robe “crème” été', null)).toBe('robe-creme-ete');
  expect(fileNameOf('שמלה ../ ירוקה', 7)).toBe('שמלה-ירוקה-7');
});

test('has a name for a prompt without words', () => {
  expect(fileNameOf('👗!', 5)).toBe('image-5');
});
