import { describe, expect, it } from 'vitest';
import { insertToken } from './insert-token.ts';

describe('putting a placeholder into a template', () => {
  it.each([
    ['', [0, 0], '{size}', 6],
    ['on white', [8, 8], 'on white {size}', 15],
    ['on white', [2, 2], 'on {size} white', 9],
    ['red , blue', [4, 4], 'red {size}, blue', 10],
    ['on white paper', [3, 8], 'on {size} paper', 9],
  ] as const)('keeps it apart from the words of "%s" at %j', (text, at, result, caret) => {
    expect(insertToken(text, at, '{size}')).toEqual({ text: result, caret });
  });
});
