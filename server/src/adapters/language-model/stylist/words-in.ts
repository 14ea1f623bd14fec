/** Splits into lower-case words without accents and punctuation; a hyphen separates words. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}#]+/u)
    .filter((word) => word !== '');
