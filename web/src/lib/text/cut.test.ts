import { expect, test } from 'vitest';
import { cut } from './cut.ts';

test('leaves a text that fits as it is', () => {
  expect(cut('a'.repeat(100), 100)).toBe('a'.repeat(100));
});

test('keeps the first characters of a longer text and adds an ellipsis', () => {
  expect(cut('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}…`);
});

test('never cuts an emoji or an accented letter in half', () => {
  expect(cut('👗👩‍🎨 dress', 2)).toBe('👗👩‍🎨…');
});
