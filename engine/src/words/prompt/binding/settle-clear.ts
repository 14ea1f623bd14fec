import { drawsFabric } from '../vocabulary/draws-word.ts';
import { addChip, type Draft, type DraftPiece } from './draft.ts';

/** What the chip of these words says. */
export const CLEAR_VINYL = 'clear vinyl';

/** Words for what one looks through; "clear" alone also describes the stones and the glass of other things. */
const CLEAR =
  /\b(?:(?:clear|fully|completely|totally)[ -])?(?:transparent|see[ -]?through|translucent|durchsichtig(?:e[mnrs]?)?|transparente?s?|trasparente)\b|\bclear(?=(?: \w+)? (?:raincoat|rain jacket|rain coat|mac|tote|bag)\b)/giu;

/**
 * "A raincoat, clear transparent with red piping": rainwear and bags that one looks through are of clear vinyl, where
 * words name no other material. Of a cloth, "transparent" is said of that cloth.
 */
export function settleClear(draft: Draft, prompt: string): void {
  for (const { 0: said, index } of prompt.matchAll(CLEAR)) {
    const span = { start: index, end: index + said.length };
    const piece = pieceAt(draft, span.start);
    // "A see-through raincoat": the word itself also means a sheer cloth.
    const cloth = draft.chips.find((chip) => chip.kind === 'fabric' && chip.start < span.end && span.start < chip.end);
    if (
      piece === null ||
      !isPlastic(cloth === undefined ? piece : { ...piece, fabric: null }) ||
      !drawsFabric(piece, 'clear-vinyl')
    )
      continue;
    piece.fabric = 'clear-vinyl';
    if (cloth !== undefined) draft.chips.splice(draft.chips.indexOf(cloth), 1);
    const term = { ...span, senses: [], source: 'prompt', clause: 0, negated: false } as const;
    addChip(draft, term, { kind: 'fabric', name: 'clear-vinyl', label: CLEAR_VINYL, piece });
  }
}

/** The piece that is named last before a place in the prompt, or first after it. */
function pieceAt({ chips }: Draft, start: number): DraftPiece | null {
  const forms = chips.filter(({ kind, source }) => kind === 'form' && source === 'prompt');
  const next = forms.filter((chip) => chip.start >= start).toSorted((a, b) => a.start - b.start)[0];
  const before = forms.filter((chip) => chip.start < start).toSorted((a, b) => b.start - a.start)[0];
  return (before ?? next)?.piece ?? null;
}

const isPlastic = ({ form, cut, fabric }: DraftPiece): boolean =>
  fabric === 'vinyl' ||
  fabric === 'patent' ||
  (fabric === null && (cut?.name === 'raincoat' || form === 'tote' || form === 'handbag'));
