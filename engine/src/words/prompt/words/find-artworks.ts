/**
 * Finds what the words of a prompt put on a thing: texts ("tote bag with the text HELLO") and motifs ("a big tiger on a
 * T-shirt"). Called before the rest of the grammar, which does not see these words.
 */
import { MAX_ARTWORKS, type WordArtwork } from '../artwork.ts';
import { tokensOf } from './art-tokens.ts';
import { readMotif } from './read-art-motif.ts';
import { readText } from './read-art-text.ts';

/** An artwork, and the words that ask for it. */
export interface FoundArtwork {
  readonly artwork: WordArtwork;
  /** Offsets in the prompt, in UTF-16 units, end exclusive. */
  readonly start: number;
  readonly end: number;
}

/** The artworks that a prompt asks for, in order. */
export function findArtworks(prompt: string): readonly FoundArtwork[] {
  const tokens = tokensOf(prompt);
  const found: FoundArtwork[] = [];
  let free = 0;
  for (let at = 0; at < tokens.length && found.length < MAX_ARTWORKS;) {
    const reading = readText(tokens, at, prompt) ?? readMotif(tokens, at);
    if (reading === null || reading.from < free) {
      at++;
      continue;
    }
    const { artwork, from, until } = reading;
    found.push({ artwork, start: tokens[from]!.start, end: tokens[until - 1]!.end });
    at = Math.max(at + 1, until);
    free = until;
  }
  return found;
}
