import { describe, expect, it } from 'vitest';
import { ancestorsOf, isEnglishWord, nounSenses, synsetOf } from './wordnet.ts';

const namesOf = (noun: string) => nounSenses(noun).map((id) => synsetOf(id).names);

describe('the nouns of English', () => {
  it.each([
    ['sofa', 'couch'],
    ['sofas', 'couch'],
    ['Golden retriever', 'golden retriever'],
    ['berries', 'berry'],
    // One of the last lines of the file.
    ['zymurgy', 'zymurgy'],
  ])('are found: %s', (noun, name) => {
    expect(namesOf(noun)[0]).toContain(name);
  });

  it.each(['', 'xyzzyx', '__proto__', 'the', '東京', '../..', 'a'.repeat(500)])('do not contain %j', (word) => {
    expect(nounSenses(word)).toEqual([]);
  });

  it('are kinds of others', () => {
    const [sofa] = nounSenses('sofa');
    const kinds = [...ancestorsOf(sofa!, 3)].map(([id, steps]) => [synsetOf(id).names[0], steps]);
    expect(kinds.slice(0, 3)).toEqual([
      ['sofa', 0],
      ['seat', 1],
      ['furniture', 2],
    ]);
    expect(synsetOf(sofa!).category).toBe(6);
  });
});

describe('the words of English', () => {
  it.each(['cabin', 'stickers', 'locked', 'folding', 'dusty', 'graduated'])('are known: %s', (word) => {
    expect(isEnglishWord(word)).toBe(true);
  });

  it.each(['', 'jaket', 'turkoise', 'lodenmantel', '../..'])('do not contain %j', (word) => {
    expect(isEnglishWord(word)).toBe(false);
  });
});
