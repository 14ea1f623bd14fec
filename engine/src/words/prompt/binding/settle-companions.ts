import { isClothingZone } from '../vocabulary/body-zone.ts';
import { zoneOf } from '../vocabulary/form-facts.ts';
import { dropChipsOf, type Draft, type DraftPiece } from './draft.ts';

/** "A bed with blue linen bedding", "a duvet cover on a bed": the linen of the bed, and no pile of it beside the bed. */
export function settleBedLinen(draft: Draft): void {
  const { pieces, chips } = draft;
  const bed = pieces.find(({ form }) => form === 'bed' || form === 'bunk-bed');
  const linen = pieces.find(({ cut }) => cut?.name === 'bed-linen');
  if (bed === undefined || linen === undefined || linen.pattern !== null) return;
  // Its trimmings are drawn on the pile only.
  if (linen.colours.length > 1 || linen.colours.some(({ part }) => part !== 'main')) return;
  // "Pink pillows and blue bedding": the cushions have a colour of their own.
  const hasCushions =
    bed.colours.some(({ part }) => part === 'cushion') || pieces.some(({ form }) => form === 'pillow');
  for (const part of hasCushions ? (['bedding'] as const) : (['bedding', 'cushion'] as const)) {
    const main = linen.colours;
    bed.colours.push(...main.map((colour) => ({ ...colour, part })));
    if (linen.fabric !== null) bed.partFabrics.push({ part, fabric: linen.fabric });
  }
  pieces.splice(pieces.indexOf(linen), 1);
  if (pieces.length === 1 && draft.arrangement === 'on-top') draft.arrangement = null;
  if (pieces.length === 1 || draft.hero === linen) draft.hero = null;
  // The bed has one duvet, so that a number of them is named.
  const shown = chips.filter(({ kind, piece }) => kind !== 'count' || piece !== linen);
  const kept = shown.map((chip) =>
    chip.piece !== linen
      ? chip
      : chip.kind === 'colour' || chip.kind === 'fabric'
        ? { ...chip, piece: bed, part: 'bedding' as const, label: `${chip.label} bedding` }
        : { ...chip, piece: bed },
  );
  chips.splice(0, Infinity, ...kept);
}

/** What people pack things into. */
const PACKED: readonly string[] = ['handbag', 'tote', 'suitcase', 'backpack', 'box', 'basket', 'briefcase'];

/** Words right behind the name of what lies in a bag. */
const INSIDE = /^\s+(?:packed |neatly |folded )*(?:inside(?! out)|in it|drin|darin|à l['’]intérieur|dentro)(?!\p{L})/iu;

/** "A weekender with folded shirts inside": clothes in a bag are not drawn, and would hang beside it. */
export function settlePacked(draft: Draft, prompt: string): void {
  const { pieces, chips } = draft;
  if (pieces.length < 2 || !PACKED.includes(pieces[0]!.form)) return;
  const isPacked = (piece: DraftPiece): boolean =>
    (isClothingZone(zoneOf(piece.form)) || piece.form === 'folded-clothes') &&
    chips.some((chip) => chip.kind === 'form' && chip.piece === piece && chip.source === 'prompt' && INSIDE.test(prompt.slice(chip.end))); // prettier-ignore
  for (const piece of pieces.slice(1).filter(isPacked)) dropPiece(draft, piece);
}

/** "An armchair in a sunlit apartment, sheer curtains": those of a room are not drawn, and would hang in the air. */
export function settleCurtains(draft: Draft): void {
  const { pieces, setting } = draft;
  const curtain = pieces.find(({ form }) => form === 'curtain');
  if (curtain === undefined || curtain === pieces[0] || draft.hero === curtain || setting === null) return;
  dropPiece(draft, curtain);
}

function dropPiece(draft: Draft, piece: DraftPiece): void {
  draft.pieces.splice(draft.pieces.indexOf(piece), 1);
  if (draft.hero === piece) draft.hero = null;
  dropChipsOf(draft, piece);
}
