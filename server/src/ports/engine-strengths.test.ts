import { describe, expect, it } from 'vitest';
import { strengthsWanted } from './engine-strengths.ts';

describe('what a task asks for above all', () => {
  it('is letters where the words quote some, in the quotation marks of any language', () => {
    for (const words of [
      'a T-shirt that says "Bonjour"',
      'a cap with “RIVIERA 74”',
      'ein Schild mit „Ausverkauf“',
      'un sac « Été »',
      'a tote with 「東京」',
    ])
      expect(strengthsWanted('generate', words)).toEqual(['text']);
  });

  it('is nothing where marks stand for inches, enclose no letters, or are apostrophes', () => {
    for (const words of ['a 24" chain and a 10" bracelet', 'a dress "…" with dots', "women's and men's boots", ''])
      expect(strengthsWanted('generate', words)).toEqual([]);
  });

  it('is preserving the picture in edits, and letters of these where the message quotes some', () => {
    expect(strengthsWanted('tryOn', 'with the "Riviera" logo')).toEqual(['edit']);
    expect(strengthsWanted('instructEdit', 'change the slogan to "Amour"')).toEqual(['edit', 'text']);
    expect(strengthsWanted('upscale', '')).toEqual([]);
  });
});
