import { cutRows } from '../vocabulary/cuts.ts';
import type { FormName } from '../vocabulary/forms.ts';
import type { CutName } from '../vocabulary/cuts.ts';
import { isDenied } from '../words/denied.ts';
import { dropChipsOf, type Draft, type DraftPiece } from './draft.ts';

/** Adjectives for folded clothes. "Folded over" and "folded cuffs" say how a garment is worn or sewn. */
const FOLDED =
  /(?<![\p{L}-])(?<!\b(?:arms?|hands?|sleeves?|cuffs?|collar|over) )(?:(?:neatly |carefully |ordentlich )?(?:folded(?: neatly| up)?|gefaltet(?:e[mnrs]?)?|zusammengelegt(?:e[mnrs]?)?|pliée?s?|doblad[ao]s?|piegat[aoei]))(?!\p{L})(?!\s+(?:over|down|back|cuffs?|sleeves?|collars?|arms?|hems?|at|in half))/giu; // prettier-ignore

/** What each garment is drawn as when it is folded; null for a jumper. */
const DRAWN: { readonly [Form in FormName]?: CutName | null } = {
  knitwear: null,
  't-shirt': 'folded-t-shirt',
  shirt: 'folded-shirt',
  jeans: 'folded-jeans',
  trousers: 'folded-jeans',
} as const;

/** Words between a garment and "folded" that begin another thing. */
const OTHER = /[;.]|(?<!\p{L})(?:with|on|mit|auf|avec|sur|con|sobre|su|beside|next)(?!\p{L})/iu;

/** What follows "folded" where it is said of the garment before it. */
const ENDS =
  /^\s*(?:$|[,.;:!?]|(?:with|on|in|and|beside|next|mit|auf|in|und|neben|avec|sur|et|con|sobre|en|su|y|e)(?!\p{L}))/iu;

/** "Jeans, neatly folded", "a stack of three folded jumpers": garments that lie folded, and are not worn. */
export function settleFolded(draft: Draft, prompt: string): void {
  const { pieces, chips } = draft;
  const [piece, second, ...others] = pieces;
  if (piece === undefined || others.length > 0) return;
  // Pyjamas and suits are two garments, of which the upper one is seen.
  if (second !== undefined && piece.cut?.adds !== second.form && second.cut?.adds !== piece.form) return;
  const shown = second === undefined || piece.cut?.adds === second.form ? piece : second;
  const cut = DRAWN[shown.form];
  if (cut === undefined) return;
  const names = chips.filter((chip) => chip.kind === 'form' && chip.piece === shown && chip.source === 'prompt');
  const isSaid = [...prompt.matchAll(FOLDED)].some(({ index, 0: said }) =>
    names.some(({ start, end }) => {
      const between = index < start ? prompt.slice(index + said.length, start) : prompt.slice(end, index);
      if (isDenied(prompt, index) || OTHER.test(between)) return false;
      return index < start ? !between.includes(',') : ENDS.test(prompt.slice(index + said.length));
    }),
  );
  if (!isSaid) return;
  fold(shown, cut);
  if (second !== undefined) {
    const gone = shown === piece ? second : piece;
    pieces.splice(pieces.indexOf(gone), 1);
    dropChipsOf(draft, gone);
  }
}

function fold(piece: DraftPiece, cut: CutName | null): void {
  const isTwill = piece.form === 'trousers';
  piece.fabric ??= isTwill ? 'cotton' : null;
  piece.form = 'folded-clothes';
  piece.cut = cut === null ? null : (cutRows.find(({ name }) => name === cut) ?? null);
  for (const name of Object.keys(piece.attributes) as (keyof DraftPiece['attributes'])[]) delete piece.attributes[name];
  for (const name of Object.keys(piece.presumed) as (keyof DraftPiece['presumed'])[]) delete piece.presumed[name];
  piece.details.length = 0;
}
