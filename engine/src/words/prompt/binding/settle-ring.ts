import { cutRows } from '../vocabulary/cuts.ts';
import { isDenied } from '../words/denied.ts';
import { addChip, type Draft } from './draft.ts';

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

/** What the chip of a ring with side stones says. */
export const THREE_STONES = 'three stone ring';

/** Small stones beside a large one. */
const SIDE_STONES =
  /(?<!\p{L})(?:(?:two|2|a pair of) )?(?:(?:small|little|tiny|smaller|diamond|white) ){0,2}(?:side|accent|flanking)[ -](?:stones?|diamonds?)(?!\p{L})|(?<=\b(?:and|between|with|plus) )(?:two|2) (?:(?:small|smaller|little|tiny|white|round) ){0,2}(?:stones?|diamonds?)(?!\p{L})|(?<!\p{L})flanked by (?:(?:two|small|smaller|tiny) ){0,2}(?:stones?|diamonds?)(?!\p{L})/iu;

/** "A ring with an emerald and two side stones": a ring of three stones, where words name no other kind. */
export function settleSideStones(draft: Draft, prompt: string): void {
  const match = SIDE_STONES.exec(prompt);
  const piece = draft.pieces.find(({ form }) => form === 'ring');
  const cut = cutRows.find(({ name }) => name === 'three-stone-ring');
  if (match === null || isDenied(prompt, match.index) || piece === undefined || cut === undefined) return;
  if (piece.cut !== null && piece.cut.name !== 'engagement') return;
  piece.cut = cut;
  piece.colours = piece.colours.filter(({ part }) => part !== 'trim');
  const [start, end] = [match.index, match.index + match[0].length];
  addChip(draft, { source: 'prompt', start, end }, { kind: 'form', name: 'ring', label: THREE_STONES, piece });
}
