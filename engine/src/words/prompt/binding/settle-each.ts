import type { Hex } from '../../../foundation/colour/hex.ts';
import type { Draft, DraftChip, DraftPiece } from './draft.ts';

/** "One gold, one silver": each thing is described by itself. */
const EACH = /\bone (?:in )?[\p{L}-]+(?: [\p{L}-]+)?(?:,| and) (?:and )?one\b/iu;

/** "In shades of pink", "in different blues": one colour, and another shade of it for each thing. */
const SHADES =
  /\b(?:(?:shades|tones|hues|tints) of|(?:different|various|varying|gradated|graduated) (?:shades|tones|hues|tints|blues|greens|reds|pinks|greys|browns|yellows|purples))\b/iu;

/** Share of white in the palest shade, and of black in the darkest. */
const [PALEST, DARKEST] = [0.55, 0.42];

/** Gives each of several things the colour, or the shade of a colour, that the words name for it. */
export function settleEach(draft: Draft, prompt: string): void {
  for (const piece of draft.pieces) {
    if (piece.count < 2) continue;
    if (EACH.test(prompt) && ownColours(draft, piece).length === piece.count) giveEachItsColour(draft, piece);
    const main = piece.colours.filter(({ part }) => part === 'main');
    if (main.length !== 1 || !SHADES.test(prompt)) continue;
    const [colour] = main;
    const shades = Array.from({ length: piece.count }, (_, i) => {
      const share = i / (piece.count - 1);
      const hex = share < 0.5 ? mixed(colour!.hex, 255, PALEST * (1 - 2 * share)) : mixed(colour!.hex, 0, DARKEST * (2 * share - 1)); // prettier-ignore
      return { ...colour!, hex };
    });
    piece.colours.splice(piece.colours.indexOf(colour!), 1, ...shades);
  }
}

/** The colours of a piece that are not those of a part. */
export const ownColours = ({ chips }: Draft, piece: DraftPiece): DraftPiece['colours'] => {
  // "Two towels with a blue border".
  const hasTrim = chips.some((chip) => chip.kind === 'part' && chip.name === 'trim' && chip.piece === piece);
  return piece.colours.filter(({ part }) => part === 'main' || (part === 'trim' && !hasTrim));
};

/** Makes the colours of trimmings main ones, one for each thing. */
export function giveEachItsColour({ chips }: Draft, piece: DraftPiece): void {
  piece.colours = piece.colours.map((colour) => (colour.part === 'trim' ? { ...colour, part: 'main' } : colour));
  const renamed = chips.map((chip): DraftChip => {
    if (chip.piece !== piece || chip.kind !== 'colour' || chip.part !== 'trim') return chip;
    const { part: _, ...whole } = chip;
    return { ...whole, label: chip.label.replace(/ trim$/, '') };
  });
  chips.splice(0, Infinity, ...renamed);
}

/** A colour with a share of white or of black in it. */
function mixed(hex: Hex, towards: number, share: number): Hex {
  const channels = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16);
    return Math.round(value + (towards - value) * share);
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
