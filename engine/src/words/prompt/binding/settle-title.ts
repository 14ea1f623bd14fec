import { isTitle } from '../words/title.ts';
import type { Draft, DraftChip, DraftPiece } from './draft.ts';

/** Words and signs after which a colour belongs to what follows, also in a title: "Shirt With Black Cuffs". */
const APART = /[,;|()/+&-]|\b(?:with|and|mit|und|avec|et|con|e|y)\b/i;

/**
 * In the title of a product, the colour after the product is that of the product: "LADIES CASHMERE JUMPER PINK RIBBED
 * CUFFS" is a pink jumper. Pieces with a colour of their own, and colours that are set apart, stay as they are.
 */
export function settleTitle(draft: Draft, prompt: string): void {
  if (!isTitle(prompt)) return;
  for (const piece of draft.pieces) {
    const [colour, other] = piece.colours;
    const chip = draft.chips.find((each) => each.piece === piece && each.kind === 'colour' && each.source === 'prompt');
    if (colour === undefined || other !== undefined || colour.part === 'main' || chip === undefined) continue;
    if (!followsProduct(draft, piece, chip, prompt)) continue;
    piece.colours = [{ ...colour, part: 'main' }];
    const { part, ...plain } = chip;
    const label = part === undefined ? chip.label : chip.label.slice(0, -part.length - 1);
    draft.chips.splice(draft.chips.indexOf(chip), 1, { ...plain, label });
  }
}

function followsProduct({ chips }: Draft, piece: DraftPiece, chip: DraftChip, prompt: string): boolean {
  const form = chips.find((each) => each.piece === piece && each.kind === 'form');
  return form !== undefined && form.end <= chip.start && !APART.test(prompt.slice(form.end, chip.start));
}
