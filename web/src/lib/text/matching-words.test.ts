import { expect, test } from 'vitest';
import { matchingWords } from './matching-words.ts';

const words = ['dark red', 'Red', 'brick red', 'navy'].map((label) => ({ label }));
const found = (typed: string) => matchingWords(words, typed).map(({ label }) => label);

test('finds words by any part, and lists those that begin with it first', () => {
  expect(found('red')).toEqual(['Red', 'dark red', 'brick red']);
  expect(found(' RED br ')).toEqual(['brick red']);
  expect(found('plaid')).toEqual([]);
});

test('returns all words before anything is typed', () => {
  expect(found(' ')).toHaveLength(4);
});
