import { cutRows } from '../vocabulary/cuts.ts';
import type { Draft, DraftPiece } from './draft.ts';
import { giveEachItsColour, ownColours } from './settle-each.ts';

/** Number of towels or napkins in the pile that is drawn. */
const PILED = 3;

/** Most towels of a pile that are drawn one by one. */
const MOST = 6;

/** The kinds of which one alone is drawn, for piles of another number or of several colours. */
const alone = (name: 'folded-towel' | 'folded-napkin') => cutRows.find((row) => row.name === name)!;

/** Number of pillowcases on the bed linen of a pile. */
const PILLOWCASES = 2;

/** Towels, napkins and bed linen are drawn as a pile; a throw is one. */
const isPile = ({ form, cut }: DraftPiece): boolean => form === 'towel' && cut?.name !== 'throw';

/**
 * "A set of three towels" is one pile. A pile of another number, or with a colour for each towel, is built of single
 * ones. "Two duvet covers" are two piles, each with one.
 */
export function settlePile(draft: Draft, prompt: string): void {
  const { pieces, chips } = draft;
  for (const piece of pieces) {
    if (!isPile(piece)) continue;
    if (isOfTowels(piece)) pileOneByOne(draft, piece, prompt);
    if (piece.count === 1 || piece.cut?.name.startsWith('folded-') === true) continue;
    const noun = chips.find(({ kind, piece: of }) => kind === 'form' && of === piece);
    const ofPillows = noun?.source === 'prompt' && /pillow/i.test(prompt.slice(noun.start, noun.end));
    if (piece.cut?.name === 'bed-linen' && !ofPillows) continue;
    const isOther = piece.count !== (ofPillows ? PILLOWCASES : PILED);
    piece.count = 1;
    // The pile is drawn as one.
    if (draft.arrangement === 'stack' && pieces.length === 1) draft.arrangement = null;
    const kept = chips.filter((chip) => !(isOther && chip.kind === 'count' && chip.piece === piece));
    chips.splice(0, Infinity, ...kept);
  }
}

/** "One towel", "one white bath towel". */
const ONE = /\b(?:one|single|1)(?: [\p{L}-]+){0,3} (?:towel|napkin)\b/iu;

/** "In white and grey, gold napkin ring": the gold is that of another thing. */
function dropRings({ chips }: Draft, piece: DraftPiece, prompt: string): void {
  const lost = chips.filter(
    ({ kind, piece: of, source, end }) =>
      kind === 'colour' && of === piece && source === 'prompt' && /^\s+napkin rings?\b/i.test(prompt.slice(end)),
  );
  piece.colours = piece.colours.filter(({ hex }) => !lost.some((chip) => chip.hex === hex));
  chips.splice(0, Infinity, ...chips.filter((chip) => !lost.includes(chip)));
}

const isOfTowels = ({ cut }: DraftPiece): boolean => cut === null || cut.name === 'napkins';

/** "A stack of towels in white, sand and olive", "two tea towels": single ones, each in its colour, on each other. */
function pileOneByOne(draft: Draft, piece: DraftPiece, prompt: string): void {
  if (piece.count === 1 && ONE.test(prompt)) {
    piece.cut = alone(piece.cut === null ? 'folded-towel' : 'folded-napkin');
    return;
  }
  dropRings(draft, piece, prompt);
  const colours = ownColours(draft, piece);
  const isListed = piece.pattern === null && colours.length > 1 && colours.length <= MOST;
  const isStack = /\b(?:stack|pile|set|trio|stapel|pile|pila)\b/i.test(prompt);
  if (piece.count === 1 && isListed && isStack) piece.count = colours.length;
  const isOfColours = isListed && colours.length === piece.count;
  if (piece.count < 2 || piece.count > MOST || (piece.count === PILED && !isOfColours)) return;
  if (isOfColours) giveEachItsColour(draft, piece);
  piece.cut = alone(piece.cut === null ? 'folded-towel' : 'folded-napkin');
  draft.arrangement ??= 'stack';
}
