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
 * The words of a text as names are compared: lower case, without accents and punctuation, in British spelling, joined
 * by spaces. Two names with the same key are the same name.
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

/** The colours whose whole names occur in a text, in any case; a name never matches inside a longer word. */
export function coloursNamedIn<Colour extends { readonly name: string }>(
  text: string,
  colours: readonly Colour[],
): readonly Colour[] {
  const words = ` ${colourNameKey(text)} `;
  return colours.filter(({ name }) => words.includes(` ${colourNameKey(name)} `));
}

/** Replaces the names of colours in a text by their codes; longer names come before shorter ones within them. */
export function writeColourCodes(
  text: string,
  colours: readonly { readonly name: string; readonly hex: string }[],
): string {
  const longestFirst = [...colours].sort((one, other) => other.name.length - one.name.length);
  return longestFirst.reduce((written, { name, hex }) => written.replace(wholeName(name), hex), text);
}

/** Matches a name in any case, with any separators between its words. */
function wholeName(name: string): RegExp {
  const words = name.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);
  return new RegExp(`(?<![#\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`, 'giu');
}
