import { spellings } from './designers-words.ts';

const SPELLED_OTHERWISE = new RegExp(Object.keys(spellings).join('|'), 'g');

/** Lower case without accents, in one spelling. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SPELLED_OTHERWISE, (part) => spellings[part]!);

/** Suffixes of inflected English words. */
const ENDING = /(?:ings?|ies|ied|es|ed|s)$/;
const LAST_VOWEL = /[ey]$/;
const MIN_STEM_LENGTH = 2;

const without = (word: string, ending: RegExp) => {
  const stem = word.replace(ending, '');
  return stem.length < MIN_STEM_LENGTH ? word : stem;
};

/** The common stem of a word's forms: “garments” and “garment”, “dyeing”, “dyed” and “dye”. */
const stemOf = (word: string): string => without(without(word, ENDING), LAST_VOWEL);

/** The words of a text in order, as stems. */
export const stemsOf = (text: string): string[] => (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf);
