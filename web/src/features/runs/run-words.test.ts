import { expect, it } from 'vitest';
import { timeWords } from './run-words.ts';

it.each([
  [0, 'less than a minute left'],
  [59, 'less than a minute left'],
  [61, 'about 2 min left'],
  [3599, 'about 60 min left'],
  [3600, 'about 1 h left'],
  [5400, 'about 1 h 30 min left'],
  [7100, 'about 2 h left'],
  [36_000, 'about 10 h left'],
])('tells %i seconds as a time that can be kept', (seconds, words) => {
  expect(timeWords(seconds)).toBe(words);
});
