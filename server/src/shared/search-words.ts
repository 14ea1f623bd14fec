import { spellings } from './designers-words.ts';

const SPELLED_OTHERWISE = new RegExp(Object.keys(spellings).join('|'), 'g');

/** Small letters without accents, spelled one way. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SPELLED_OTHERWISE, (part) => spellings[part]!);

/** Endings that make another form of the same English word. */
const ENDING = /(?:ings?|ies|ied|es|ed|s)$/;
const LAST_VOWEL = /[ey]$/;
const SHORTEST_STEM = 2;

const without = (word: string, ending: RegExp) => {
  const stem = word.replace(ending, '');
  return stem.length < SHORTEST_STEM ? word : stem;
};

/** What forms of a word have in common: “garments” and “garment”, “dyeing”, “dyed” and “dye”. */
const stemOf = (word: string): string => without(without(word, ENDING), LAST_VOWEL);

/** The words of a text in its order, as stems. */
export const stemsOf = (text: string): string[] => (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf);
