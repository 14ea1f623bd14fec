import type { Draft, DraftPiece } from './draft.ts';

/** Number of towels in the pile that is drawn. */
const PILED = 3;

/** Towels, napkins and bed linen are drawn as a pile; a throw is one. */
const isPile = ({ form, cut }: DraftPiece): boolean => form === 'towel' && cut?.name !== 'throw';

/** "A set of three towels" is one pile, and no three of them; another number is listed as not drawn. */
export function settlePile({ pieces, chips }: Draft): void {
  for (const piece of pieces) {
    // "Three towels in white, sand and terracotta" are apart.
    const isOfSeveralColours = piece.colours.filter(({ part }) => part === 'main').length > 1;
    if (piece.count === 1 || isOfSeveralColours || !isPile(piece)) continue;
    const isOther = piece.count !== PILED;
    piece.count = 1;
    const kept = chips.filter((chip) => !(isOther && chip.kind === 'count' && chip.piece === piece));
    chips.splice(0, Infinity, ...kept);
  }
}
