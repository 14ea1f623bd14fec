import { expect, test } from 'vitest';
import { withWornWords, wornWordsFor } from './worn-words.ts';

test('suggests ways to wear a garment that the prompt leaves open', () => {
  expect(wornWordsFor('')).toEqual(['tucked in', 'loose', 'sleeves rolled up']);
  expect(wornWordsFor('Untucked, please')).toEqual(['loose', 'sleeves rolled up']);
});

test('adds words after a comma', () => {
  expect(withWornWords('', 'loose')).toBe('loose');
  expect(withWornWords('untucked, ', 'loose')).toBe('untucked, loose');
});
