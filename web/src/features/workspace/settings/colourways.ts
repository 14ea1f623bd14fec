import { COLOURWAY_LIMIT, type VocabularyEntry } from '@kenna/contract';
import { hexOf } from '../../../lib/colours/hex-of.ts';

interface Added {
  readonly colourways: readonly string[];
  /** What was typed and is no colour, to be corrected. */
  readonly left: string;
  /** Why something was not taken; null when all was. */
  readonly problem: string | null;
}

/** Adds what was typed or pasted, colours parted by commas, to those that are chosen; each once, by name or hex. */
export function withColourways(
  chosen: readonly string[],
  typed: string,
  /** Colours with names; undefined while they are not known, and every name passes. */
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
  if (unknown.length > 0) return `No colour is called ${unknown.join(', ')}. Choose one of the list, or give its hex.`;
  return left.length > 0 ? `At most ${COLOURWAY_LIMIT} at once` : null;
}

/** As it is sent; null for what is no colour. */
function colourOf(words: string, known: readonly VocabularyEntry[] | undefined): string | null {
  const name = words.toLowerCase();
  const hex = name.startsWith('#') || /\d/u.test(name) ? hexOf(name) : null;
  if (hex !== null) return hex;
  return known === undefined || entryOf(name, known) ? name.slice(0, 40) : null;
}

/** The colour that a name means: itself, else the one that is a word in it ("emerald green"). */
function entryOf(name: string, known: readonly VocabularyEntry[]): VocabularyEntry | undefined {
  const isSaid = ({ label }: VocabularyEntry) => ` ${name} `.includes(` ${label.toLowerCase()} `);
  return known.find(({ label }) => label.toLowerCase() === name) ?? known.find(isSaid);
}

/** What a chosen colour looks like; undefined while that is not known. */
export const hexOfColourway = (colour: string, known: readonly VocabularyEntry[] | undefined): string | undefined =>
  colour.startsWith('#') ? colour : entryOf(colour, known ?? [])?.hex;
