import { drawsFabric } from '../vocabulary/draws-word.ts';
import { isDenied } from '../words/denied.ts';
import type { Span } from '../words/find-terms.ts';
import { addChip, pieceNamedBy, type Draft, type DraftPiece } from './draft.ts';

/** Words for what one looks through; "clear" alone also describes the stones and the glass of other things. */
const CLEAR =
  /\b(?:(?:clear|fully|completely|totally)[ -])?(?:transparent|see[ -]?through|translucent|durchsichtig(?:e[mnrs]?)?|transparente?s?|trasparente)\b|\bclear(?=(?: \w+)? (?:raincoat|rain jacket|rain coat|mac|tote|bag)\b)/giu;

/**
 * "A raincoat, clear transparent with red piping": rainwear and bags that one looks through are of clear vinyl, where
 * words name no other material. Of a cloth, "transparent" is said of that cloth.
 */
export function settleClear(draft: Draft, prompt: string): void {
  const found = [...prompt.matchAll(CLEAR)];
  if (found.some(({ index }) => isDenied(prompt, index))) return;
  for (const { 0: said, index } of found) {
    const span = { start: index, end: index + said.length };
    const piece = pieceOf(draft, prompt, span);
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
    addChip(draft, { ...span, source: 'prompt' }, { kind: 'fabric', name: 'clear-vinyl', label: 'clear vinyl', piece });
  }
}

/**
 * The piece that the word describes: that whose name follows it, or the last named where no other noun follows. Null in
 * "on a transparent background" and "with transparent handles".
 */
function pieceOf(draft: Draft, prompt: string, { start, end }: Span): DraftPiece | null {
  if (PLACED.test(prompt.slice(0, start))) return null;
  const until = end + prompt.slice(end).search(STOP);
  const within = draft.chips.filter((chip) => chip.source === 'prompt' && chip.start >= end && chip.end <= until);
  const form = within.find(({ kind }) => kind === 'form');
  if (form !== undefined) return prompt.slice(form.end, until).trim() === '' ? form.piece : null;
  const rest = within
    .filter(({ kind }) => kind === 'colour' || kind === 'fabric')
    .reduce(
      (text, chip) => text.slice(0, chip.start) + ' '.repeat(chip.end - chip.start) + text.slice(chip.end),
      prompt,
    )
    .slice(end, until)
    .replace(PLASTIC, '');
  const isOfPart = /(?<!\p{L})(?:with|mit|avec|con)\s+(?:an?\s+)?$/iu.test(prompt.slice(0, start));
  return rest.trim() === '' && !isOfPart ? pieceNamedBy(draft, start) : null;
}

/** "On transparent", "against a transparent …". */
const PLACED = /(?<!\p{L})(?:on|against|auf|vor|sur|su|sobre)\s+(?:(?:an?|the|eine[mnr]?|une?|una?|uno)\s+)?$/iu;
/** Where the words for one thing end. */
const STOP =
  /[,;.:]|(?<!\p{L})(?:with|and|in|on|of|for|by|from|at|mit|und|auf|aus|für|avec|et|en|sur|con|e|y|su|sobre)(?!\p{L})|$/iu;
const PLASTIC =
  /(?<!\p{L})(?:plastic|vinyl|pvc|tpu|material|plastik|kunststoff|plastique|plastica|plástico|bright|soft|look)(?!\p{L})/giu;

const isPlastic = ({ form, cut, fabric }: DraftPiece): boolean =>
  fabric === 'vinyl' ||
  fabric === 'patent' ||
  (fabric === null && (cut?.name === 'raincoat' || form === 'tote' || form === 'handbag'));
