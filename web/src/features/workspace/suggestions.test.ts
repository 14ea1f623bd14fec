import { expect, test } from 'vitest';
import { suggestionsFor, withSuggestion } from './suggestions.ts';

test('offers a word for what the prompt leaves open, and nothing before there is one', () => {
  expect(suggestionsFor('GenerateImage', '', 0)).toEqual([]);
  expect(suggestionsFor('GenerateImage', 'a dress', 0)).toEqual(['silk satin', 'emerald', 'striped', 'studio']);
});

test('does not offer what the prompt has settled', () => {
  expect(suggestionsFor('GenerateImage', 'Emerald velvet dress on marble', 1)).toEqual(['tartan', 'low key']);
});

test('offers words of wearing where a garment is worn', () => {
  expect(suggestionsFor('VirtualTryOn', 'untucked, please', 0)).toEqual(['loose', 'sleeves rolled up']);
});

test('adds a suggestion after a comma', () => {
  expect(withSuggestion('a dress, ', 'studio')).toBe('a dress, studio');
});
