import { expect, test } from 'vitest';
import { withWornWords, wornWordsFor } from './worn-words.ts';

test('offers what the prompt leaves open of how a garment is worn', () => {
  expect(wornWordsFor('')).toEqual(['tucked in', 'loose', 'sleeves rolled up']);
  expect(wornWordsFor('Untucked, please')).toEqual(['loose', 'sleeves rolled up']);
});

test('adds words after a comma', () => {
  expect(withWornWords('', 'loose')).toBe('loose');
  expect(withWornWords('untucked, ', 'loose')).toBe('untucked, loose');
});
