import { COLOURWAY_LIMIT, type VocabularyEntry } from '@kenna/contract';
import { hexOf } from '../../../lib/colours/hex-of.ts';

interface Added {
  readonly colourways: readonly string[];
  /** Typed text that is no colour or exceeds the limit; it stays in the field. */
  readonly left: string;
  /** Why some of the text was not added; null when all of it was. */
  readonly problem: string | null;
}

/**
 * Adds typed or pasted colours, separated by commas, semicolons or line breaks, to the chosen ones. Each is added once,
 * by name or hex.
 */
export function withColourways(
  chosen: readonly string[],
  typed: string,
  /** Colours with names; undefined until they are loaded, when every name is accepted. */
  known: readonly VocabularyEntry[] | undefined,
): Added {
  const colourways = [...chosen];
  const unknown: string[] = [];
  const left: string[] = [];
  for (const words of typed.split(/[,;\n]/u).map((part) => part.trim().replaceAll(/\s+/gu, ' '))) {
    const colour = words === '' ? '' : colourOf(words, known);
    if (colour === '' || (colour !== null && colourways.includes(colour))) continue;
    if (colour === null) unknown.push(words);
    else if (colourways.length >= COLOURWAY_LIMIT) left.push(words);
    else colourways.push(colour);
  }
  return { colourways, left: [...unknown, ...left].join(', '), problem: problemOf(unknown, left) };
}

function problemOf(unknown: readonly string[], left: readonly string[]): string | null {
  if (unknown.length > 0)
    return `No colour is called ${unknown.join(', ')}. Choose one from the list, or enter its hex code.`;
  return left.length > 0 ? `At most ${COLOURWAY_LIMIT} at once` : null;
}

/** Maximum length of a colour according to the contract. */
const MAX_LENGTH = 40;

/** A colour of the list as it is sent: by its name, or by its code if the name is too long or would be split in two. */
export const colourwayOf = ({ label, hex }: VocabularyEntry): string =>
  hex !== undefined && (label.length > MAX_LENGTH || /[,;]/u.test(label)) ? hex : label;

/** The colour as it is sent; null for text that is no colour. */
function colourOf(words: string, known: readonly VocabularyEntry[] | undefined): string | null {
  const name = words.toLowerCase();
  const hex = name.startsWith('#') || /\d/u.test(name) ? hexOf(name) : null;
  if (hex !== null) return hex;
  const entry = entryOf(name, known ?? []);
  if (entry?.label.toLowerCase() === name) return colourwayOf(entry);
  return known === undefined || entry ? name.slice(0, MAX_LENGTH) : null;
}

/** The colour with this name, or else one whose name occurs as a word in it ("emerald green"). */
function entryOf(name: string, known: readonly VocabularyEntry[]): VocabularyEntry | undefined {
  const occurs = ({ label }: VocabularyEntry) => ` ${name} `.includes(` ${label.toLowerCase()} `);
  return known.find(({ label }) => label.toLowerCase() === name) ?? known.find(occurs);
}

/** Hex of a chosen colour; undefined while it is unknown. */
export const hexOfColourway = (colour: string, known: readonly VocabularyEntry[] | undefined): string | undefined =>
  colour.startsWith('#') ? colour : entryOf(colour.toLowerCase(), known ?? [])?.hex;
