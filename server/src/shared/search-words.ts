/** Small letters without accents. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Endings that make another form of the same English word, longest first. */
const ENDINGS = /(?:ings?|ies|ied|es|ed|s|e|y)$/;
const SHORTEST_STEM = 3;

/** What forms of a word have in common: “garments” and “garment”, “dyeing” and “dyed”. */
export function stemOf(word: string): string {
  const stem = word.replace(ENDINGS, '');
  return stem.length < SHORTEST_STEM ? word : stem;
}

/** The words of a text in its order, as stems. */
export const stemsOf = (text: string): string[] => (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf);
