import type { Draft, DraftPiece } from './draft.ts';

/** Number of towels or napkins in the pile that is drawn. */
const PILED = 3;

/** Number of pillowcases on the bed linen of a pile. */
const PILLOWCASES = 2;

/** Towels, napkins and bed linen are drawn as a pile; a throw is one. */
const isPile = ({ form, cut }: DraftPiece): boolean => form === 'towel' && cut?.name !== 'throw';

/**
 * "A set of three towels" is one pile, and no three of them; another number is listed as not drawn. "Two duvet covers"
 * are two piles, each with one.
 */
export function settlePile({ pieces, chips }: Draft, prompt: string): void {
  for (const piece of pieces) {
    // "Three towels in white, sand and terracotta" are apart.
    const isOfSeveralColours = piece.colours.filter(({ part }) => part === 'main').length > 1;
    if (piece.count === 1 || isOfSeveralColours || !isPile(piece)) continue;
    const noun = chips.find(({ kind, piece: of }) => kind === 'form' && of === piece);
    const ofPillows = noun?.source === 'prompt' && /pillow/i.test(prompt.slice(noun.start, noun.end));
    if (piece.cut?.name === 'bed-linen' && !ofPillows) continue;
    const isOther = piece.count !== (ofPillows ? PILLOWCASES : PILED);
    piece.count = 1;
    const kept = chips.filter((chip) => !(isOther && chip.kind === 'count' && chip.piece === piece));
    chips.splice(0, Infinity, ...kept);
  }
}
