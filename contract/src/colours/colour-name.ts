/** Maximum length of a colour's name, in UTF-16 units. */
export const COLOUR_NAME_LIMIT = 60;

/** Normalises a name for storage: one line without control characters, trimmed. */
export const tidyColourName = (name: string): string =>
  name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** American spellings in names of colours → the British ones. */
const BRITISH: Readonly<Record<string, string>> = { gray: 'grey', grays: 'greys', color: 'colour', colors: 'colours' };

/**
 * The form in which names are compared: the words of a text in lower case, without accents and punctuation, in British
 * spelling, joined by spaces. Two names with the same key are the same name.
 */
export const colourNameKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[+&]/g, ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (Object.hasOwn(BRITISH, word) ? BRITISH[word] : word))
    .join(' ');

/** Why a name cannot be used, as a sentence for the person; null when it can. `name` is tidied. */
export function colourNameProblem(name: string): string | null {
  if (name === '') return 'Give the colour a name.';
  if (name.length > COLOUR_NAME_LIMIT) return `Use at most ${COLOUR_NAME_LIMIT} characters.`;
  if (name.startsWith('#')) return 'Use words: a name cannot start with #.';
  const key = colourNameKey(name);
  if (key.length < 2 || !/\p{L}/u.test(key)) return 'Use at least two letters, or a letter and a digit.';
  return null;
}

/** The colours whose names occur in a text, compared by their keys; a name never matches inside a longer word. */
export function coloursNamedIn<Colour extends { readonly name: string }>(
  text: string,
  colours: readonly Colour[],
): readonly Colour[] {
  const words = ` ${colourNameKey(text)} `;
  return colours.filter(({ name }) => words.includes(` ${colourNameKey(name)} `));
}

/**
 * Replaces the names of colours in a text by their codes. Names are compared by their keys, and a longer name comes
 * before a shorter one within it. Codes that are in the text already stay.
 */
export function writeColourCodes(
  text: string,
  colours: readonly { readonly name: string; readonly hex: string }[],
): string {
  const codes = new Map(colours.map(({ name, hex }) => [colourNameKey(name), hex]));
  const longest = Math.max(0, ...[...codes.keys()].map((key) => key.split(' ').length));
  const words = wordsOf(text);
  let written = '';
  let done = 0;
  for (let at = 0; at < words.length; at++) {
    const { start } = words[at]!;
    if (text[start - 1] === '#') continue;
    for (let length = Math.min(longest, words.length - at); length > 0; length--) {
      const name = words.slice(at, at + length);
      const hex = codes.get(name.map(({ key }) => key).join(' '));
      if (hex === undefined) continue;
      written += text.slice(done, start) + hex;
      done = name.at(-1)!.end;
      at += length - 1;
      break;
    }
  }
  return written + text.slice(done);
}

/** The words of a text by their keys, each with its place in the text. */
const wordsOf = (text: string) =>
  [...text.matchAll(/[+&]|[\p{L}\p{N}\p{M}\p{Cf}]+/gu)]
    .map(({ 0: word, index }) => ({ key: colourNameKey(word), start: index, end: index + word.length }))
    .filter(({ key }) => key !== '');
