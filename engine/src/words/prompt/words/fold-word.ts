/** American and other spellings → the British form, which the vocabulary uses. */
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
  watercolor: 'watercolour',
  watercolors: 'watercolours',
  pajamas: 'pyjamas',
};

/** Words that would become another word without their accent: German "für" is not "fur". */
const accented: Readonly<Record<string, string>> = { für: 'for' };

/** Longer than any word of the vocabulary; further characters are ignored. */
const MAX_WORD = 40;

/**
 * Normalises a word as the vocabulary has it: lower case, without accents or invisible characters, British spelling.
 */
export function foldWord(word: string): string {
  const whole = word.slice(0, MAX_WORD).normalize('NFC').toLowerCase();
  if (Object.hasOwn(accented, whole)) return accented[whole]!;
  const plain = word
    .slice(0, MAX_WORD)
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
