/** Lower case, without accents and signs; a hyphen parts words. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}#]+/u)
    .filter((word) => word !== '');
