import { foldWord } from './fold-word.ts';

export interface Word {
  /** Folded, see `foldWord`; or `#` and six lower-case digits; "and" for a `+` or `&`. */
  readonly text: string;
  /** Offsets in the source text, in UTF-16 units, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Index of the clause: words of one clause have no punctuation between them. */
  readonly clause: number;
}

const token =
  /(#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z]))|([\p{L}\p{N}\p{M}\p{Cf}]+)|([,;:.!?…|()[\]{}\n\r\u2013\u2014、。，；])|([+&])/giu;

/** Words whose full stop does not end a clause: "U.S. Polo Assn. shirt". Single letters are abbreviations too. */
const ABBREVIATIONS: readonly string[] = ['assn', 'bros', 'co', 'dr', 'inc', 'ltd', 'mr', 'mrs', 'ms', 'st'];

const isAbbreviated = (word: Word | undefined, stop: number): boolean =>
  word?.end === stop && (/^[a-z]$/.test(word.text) || ABBREVIATIONS.includes(word.text));

const sixDigits = (code: string): string => (code.length === 4 ? code.replace(/[0-9a-f]/g, '$&$&') : code);

/**
 * Splits a text into words, in order, at everything that is not a letter or digit; punctuation separates clauses. A text
 * of a script without spaces stays whole between punctuation.
 */
export function splitWords(text: string): readonly Word[] {
  const words: Word[] = [];
  let clause = 0;
  for (const { 0: matched, 1: code, 2: letters, 4: sign, index } of text.matchAll(token)) {
    const end = index + matched.length;
    if (code !== undefined) words.push({ text: sixDigits(code.toLowerCase()), start: index, end, clause });
    else if (sign !== undefined) words.push({ text: 'and', start: index, end, clause });
    else if (letters === undefined) clause += matched === '.' && isAbbreviated(words.at(-1), index) ? 0 : 1;
    else {
      const folded = foldWord(letters);
      if (folded !== '') words.push({ text: folded, start: index, end, clause });
    }
  }
  return words;
}
