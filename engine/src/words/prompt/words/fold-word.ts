/** American and other spellings whose British form the vocabulary is written in. */
const british: Readonly<Record<string, string>> = {
  gray: 'grey',
  grays: 'greys',
  grayish: 'greyish',
  color: 'colour',
  colors: 'colours',
  colored: 'coloured',
  jewelry: 'jewellery',
  jewelery: 'jewellery',
  center: 'centre',
  fiber: 'fibre',
  aluminum: 'aluminium',
  pajamas: 'pyjamas',
};

/** No word of any vocabulary is longer; what follows is noise. */
const LONGEST_WORD = 40;

/** One word as the vocabulary writes it: lower case, without accents or invisible characters, British. */
export function foldWord(word: string): string {
  const plain = word
    .slice(0, LONGEST_WORD)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l');
  return Object.hasOwn(british, plain) ? british[plain]! : plain;
}

/** The singular of an English word, or the word itself when it does not look like a plural. */
export function singularOf(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ar|el|al|ea)ves$/.test(word)) return `${word.slice(0, -3)}f`;
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
