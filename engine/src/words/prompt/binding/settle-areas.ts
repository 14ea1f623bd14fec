import type { Areas } from '../brief.ts';
import type { FoundAreas } from '../words/find-areas.ts';
import { drawsAreas, mainColoursOf } from '../vocabulary/draws-word.ts';
import type { Draft, DraftChip, DraftPiece } from './draft.ts';

/** The most areas that a thing is divided into. */
const MOST = 6;

/**
 * Divides the piece that the words describe into the areas that they name. Returns false where they name too few colours
 * and cloths for that, or where the thing cannot be divided.
 */
export function settleAreas(draft: Draft, found: FoundAreas): boolean {
  const said = draft.chips.filter(
    ({ kind, source, piece, part }) =>
      source === 'prompt' && piece !== null && (kind === 'fabric' || kind === 'pattern' || (kind === 'colour' && (part === undefined || part === 'trim'))), // prettier-ignore
  );
  const piece = pieceOf(draft, said, found);
  if (piece === undefined || !drawsAreas(piece) || piece.count > 1) return false;
  const own = said.filter((chip) => chip.piece === piece && chip.name !== 'ombre');
  // "A red and blue striped shirt, two-tone": a print stays, unless an area has it.
  const prints = own.filter(({ kind }) => kind === 'pattern');
  if (found.parts.length === 0) return prints.length === 0 && divideByColours(draft, piece, found);
  const groups = found.parts.map(({ start, end }) => own.filter((chip) => chip.start < end && chip.end > start));
  if (groups.some((chips) => chips.length === 0)) return false;
  if (prints.some((chip) => found.fades || !groups.some((chips) => chips.includes(chip)))) return false;
  const parts = groups.map((chips): Areas['parts'][number] => {
    const colour = chips.find(({ kind }) => kind === 'colour');
    const cloth = chips.find(({ kind }) => kind === 'fabric');
    const isPrinted = chips.some(({ kind }) => kind === 'pattern');
    const area = { hex: colour?.hex ?? null, fabric: (cloth?.name ?? null) as Areas['parts'][number]['fabric'] };
    return isPrinted ? { ...area, isPrinted } : area;
  });
  divide(draft, piece, { run: found.run, ...(found.fades && { fades: true }), parts }, groups.flat());
  return true;
}

/** The piece of the colours that the areas have, or of the last thing named. */
function pieceOf({ pieces }: Draft, said: readonly DraftChip[], { parts, marks }: FoundAreas): DraftPiece | undefined {
  const spans = parts.length > 0 ? parts : marks;
  const within = said.find((chip) => spans.some(({ start, end }) => chip.start < end && chip.end > start));
  return within?.piece ?? pieces[0];
}

/** "Two-tone mug in white and blue", "ombre scarf in pink and orange": the areas are the colours of the thing, in order. */
function divideByColours(draft: Draft, piece: DraftPiece, { run, fades, isLoose }: FoundAreas): boolean {
  const colours = draft.chips.filter(
    ({ kind, source, piece: of, part }) =>
      kind === 'colour' && source === 'prompt' && of === piece && (part === undefined || part === 'trim'),
  );
  const isShown = isLoose === true && mainColoursOf(piece) >= colours.length;
  if (colours.length < 2 || colours.length > MOST || isShown) return false;
  const parts = colours.map(({ hex }) => ({ hex: hex ?? null, fabric: null }));
  divide(draft, piece, { run, ...(fades && { fades }), parts }, colours);
  return true;
}

function divide(draft: Draft, piece: DraftPiece, areas: Areas, said: readonly DraftChip[]): void {
  const hexes = new Set(areas.parts.flatMap(({ hex }) => (hex === null ? [] : [hex])));
  const named = piece.pattern === null ? [] : piece.pattern.colours.filter(({ hex }) => hexes.has(hex));
  const isOfAreas = ({ hex, part }: DraftPiece['colours'][number]): boolean =>
    hexes.has(hex) && (part === 'main' || part === 'trim');
  const others = piece.colours.filter((colour) => !isOfAreas(colour));
  const own = [...piece.colours, ...named].filter(isOfAreas);
  piece.colours = [...own.map((colour) => ({ ...colour, part: 'main' as const })), ...others];
  // The first area has the cloth of the piece; that of another is no trim.
  piece.partFabrics.splice(0, Infinity, ...piece.partFabrics.filter(({ part }) => part !== 'trim'));
  piece.fabric = areas.parts[0]!.fabric ?? piece.fabric;
  if (areas.fades || !areas.parts.some(({ isPrinted }) => isPrinted)) piece.pattern = null;
  else if (piece.pattern !== null) piece.pattern.colours = piece.pattern.colours.filter(({ hex }) => !hexes.has(hex));
  piece.areas = areas;
  const plain = draft.chips.flatMap((chip): DraftChip[] => {
    if (chip.piece === piece && chip.name === 'ombre') return [{ ...chip, kind: 'detail', isShown: true }];
    if (!said.includes(chip)) return [chip];
    const { part: _, ...whole } = chip;
    return [{ ...whole, label: chip.label.replace(/ (?:trim|ombre)$/, ''), isShown: true }];
  });
  draft.chips.splice(0, Infinity, ...plain);
}
