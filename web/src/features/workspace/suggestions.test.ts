import { expect, test } from 'vitest';
import { suggestionsFor, withSuggestion } from './suggestions.ts';

test('offers a word for what the prompt leaves open, and nothing before there is one', () => {
  expect(suggestionsFor('', 0)).toEqual([]);
  expect(suggestionsFor('a dress', 0)).toEqual(['silk satin', 'emerald', 'striped', 'studio']);
});

test('does not offer what the prompt has settled', () => {
  expect(suggestionsFor('Emerald velvet dress on marble', 1)).toEqual(['tartan', 'low key']);
});

test('adds a suggestion after a comma', () => {
  expect(withSuggestion('a dress, ', 'studio')).toBe('a dress, studio');
});
