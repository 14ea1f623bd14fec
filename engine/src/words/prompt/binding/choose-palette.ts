import type { ColourMention, Swatch } from '../brief.ts';
import type { Draft } from './draft.ts';
import { foldWord } from '../words/fold-word.ts';
import { singularOf } from '../../english/singular-of.ts';
import { splitWords } from '../words/split-words.ts';
import { associationRows, openPalettes } from '../vocabulary/associations.ts';
import { colourRows, type ColourName } from '../vocabulary/colours.ts';
import { moodRows } from '../vocabulary/moods.ts';

/** Number of swatches of a mood board. */
const FULL_PALETTE = 5;

const codes = new Map<ColourName, Swatch['hex']>(colourRows.map(({ name, hex }) => [name, hex]));
const associated = new Map<string, readonly ColourName[]>(
  associationRows.flatMap(({ says, palette }) =>
    says.split(',').map((word): [string, readonly ColourName[]] => [singularOf(foldWord(word.trim())), palette]),
  ),
);

/**
 * The colours of the picture: first those that the words name, then those of its moods. A mood board is completed with
 * colours associated with its other words, and finally with a palette chosen by a hash of the words, so that the same
 * words give the same palette.
 */
export function choosePalette(draft: Draft, prompt: string, named: readonly ColourMention[]): readonly Swatch[] {
  const swatches = named.map(({ name, hex }): Swatch => ({ name, hex }));
  for (const row of moodRows)
    if (draft.moods.includes(row.name) && 'palette' in row) swatches.push(...row.palette.map(swatchOf));
  if (draft.pieces.length > 0) return distinct(draft, swatches).slice(0, FULL_PALETTE);
  const words = splitWords(prompt.slice(0, 4000)).map(({ text }) => singularOf(text));
  for (const word of words) swatches.push(...(associated.get(word) ?? []).map(swatchOf));
  const open = openPalettes[sumOf(words) % openPalettes.length] ?? [];
  return distinct(draft, [...swatches, ...open.map(swatchOf)]).slice(0, FULL_PALETTE);
}

const swatchOf = (name: ColourName): Swatch => ({ name, hex: codes.get(name) ?? '#808080' });

const distinct = (draft: Draft, swatches: readonly Swatch[]): readonly Swatch[] => {
  const seen = new Map(swatches.map((swatch) => [swatch.hex, swatch]));
  return [...seen.values()].filter(
    ({ name }) => !draft.avoided.some((other) => other.kind === 'colour' && other.name === name),
  );
};

/** FNV-1a hash of the words, 32 bits. */
const sumOf = (words: readonly string[]): number => {
  let sum = 0x811c9dc5;
  for (const character of words.join(' ')) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return sum;
};
