import { METAL_COLOURS } from '../vocabulary/colours.ts';
import { cutRows } from '../vocabulary/cuts.ts';
import type { Term } from '../words/sense.ts';
import { addChip, hasMainColour, type Draft, type DraftChip, type DraftPiece } from './draft.ts';

/** The words that say of what a bracelet is strung, at the end of a term. */
const PEARLS = /^(?:(?:freshwater|akoya|cultured|south sea) )?pearls$/i;
/** Things after "pearl" that are not strung, and "mother of" before it. */
const OF_OTHER = /^\s*(?:grey|gray|white|buttons?|charms?|inlays?|clasp|details?|pendants?|drops?)\b/i;
/** Bracelets that are no string of pearls, whatever hangs on them. */
const OTHER_BAND = /\b(?:chain|leather|rope|cord|charms?|cuff|fabric|silk|ribbon)\b/i;

/** "A gold bracelet with pearls": pearls are strung, and the metal is that of the clasp. */
export function settleBracelet(draft: Draft, clauses: readonly (readonly Term[])[], prompt: string): void {
  const [piece] = draft.pieces;
  if (piece?.form !== 'bangle' || draft.pieces.length > 1) return;
  // "Set of two gold bangles" lie beside each other; a set without a number is a stack.
  if (piece.cut?.name === 'bangle-set' && piece.count > 1) piece.cut = null;
  const said = clauses.flat().find((term) => isOfPearls(term, prompt));
  if (piece.cut?.name !== 'pearl-bracelet') {
    if (said === undefined || OTHER_BAND.test(prompt) || piece.fabric !== null) return;
    if (piece.cut !== null && piece.cut.name !== 'chain-bracelet') return;
    const ofPearls = colourBefore(draft, piece, said);
    const isMetal = piece.colours.every(
      ({ part, name, hex }) => part !== 'main' || METAL_COLOURS.includes(name) || hex === ofPearls?.hex,
    );
    if (!isMetal) return;
    piece.cut = cutRows.find(({ name }) => name === 'pearl-bracelet') ?? null;
    addChip(draft, said, { kind: 'attribute', name: 'gem=pearl', label: 'pearl', piece });
    replaceChips(draft, (chip) =>
      chip.piece === piece && chip.kind === 'form' ? { ...chip, label: 'pearl bracelet (bangle)' } : chip,
    );
  }
  giveMetalToClasp(draft, piece);
  const ofPearls = said && colourBefore(draft, piece, said);
  if (ofPearls !== undefined && !hasMainColour(piece)) giveToPearls(draft, piece, ofPearls);
}

function isOfPearls({ source, negated, start, end }: Term, prompt: string): boolean {
  if (source !== 'prompt' || negated || !PEARLS.test(prompt.slice(start, end))) return false;
  return !OF_OTHER.test(prompt.slice(end)) && !/\bmother[\s-]+of[\s-]+$/i.test(prompt.slice(0, start));
}

/** The chip of the colour right before the pearls. */
const colourBefore = ({ chips }: Draft, piece: DraftPiece, { start, source }: Term): DraftChip | undefined =>
  chips.find(
    (chip) => chip.kind === 'colour' && chip.piece === piece && chip.source === source && chip.end + 1 === start,
  );

function giveMetalToClasp(draft: Draft, piece: DraftPiece): void {
  const isMetal = (part: string | undefined, name: string): boolean =>
    (part === undefined || part === 'main') && METAL_COLOURS.includes(name);
  piece.colours = piece.colours.map((colour) =>
    isMetal(colour.part, colour.name) ? { ...colour, part: 'hardware' } : colour,
  );
  replaceChips(draft, (chip) =>
    chip.piece === piece && chip.kind === 'colour' && isMetal(chip.part, chip.name)
      ? { ...chip, part: 'hardware', label: `${chip.label} clasp` }
      : chip,
  );
}

function giveToPearls(draft: Draft, piece: DraftPiece, named: DraftChip): void {
  const at = piece.colours.findIndex(({ hex, part }) => hex === named.hex && part === named.part);
  if (at < 0) return;
  piece.colours[at] = { ...piece.colours[at]!, part: 'main' };
  replaceChips(draft, (chip) => {
    if (chip !== named) return chip;
    const { part: _, ...whole } = chip;
    return { ...whole, label: chip.label.replace(/ trim$/, '') };
  });
}

const replaceChips = ({ chips }: Draft, replaced: (chip: DraftChip) => DraftChip): void => {
  chips.splice(0, Infinity, ...chips.map(replaced));
};
