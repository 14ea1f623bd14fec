import type { Draft } from './draft.ts';

/** "A diamond ring, thin platinum band": the band of a ring is the ring itself, and its metal is that of the whole. */
export function settleRing(draft: Draft): void {
  for (const piece of draft.pieces) {
    if (piece.form !== 'ring' || piece.colours.some(({ part }) => part === 'main')) continue;
    for (const [at, colour] of piece.colours.entries())
      if (colour.part === 'band') piece.colours[at] = { ...colour, part: 'main' };
    for (const [at, chip] of draft.chips.entries()) {
      if (chip.piece !== piece || chip.kind !== 'colour' || chip.part !== 'band') continue;
      const { part: _, ...whole } = chip;
      draft.chips[at] = whole;
    }
  }
}
