/**
 * Gives the adjectives and parts of one stretch of words to a piece: which colour is the ground, which belongs to a
 * belt, a lining or a print.
 */
import { bindAttribute, bindDetail, bindPart, bindPattern, bindSize } from './bind-property.ts';
import { denyTerm } from './deny-term.ts';
import type { Draft, DraftPiece } from './draft.ts';
import { isLink, type SenseOf, type Term } from '../words/sense.ts';
import { addColour, addPartFabric } from './set-property.ts';
import { bearerOf, flush, newStretch, type Position, type Stretch } from './stretch.ts';

/** @param piece the piece that the words stand with, or null for words of a clause without a form. */
export function bindWords(draft: Draft, piece: DraftPiece | null, terms: readonly Term[], position: Position): void {
  const stretch = newStretch(draft, piece, position);
  for (const [index, term] of terms.entries()) {
    if (term.negated) denyTerm(draft, term, piece);
    else bindTerm(stretch, term, terms[index + 1]);
  }
  flush(stretch);
  bindSize(stretch);
}

function bindTerm(stretch: Stretch, term: Term, next: Term | undefined): void {
  const { joined, openPart } = stretch;
  stretch.joined = false;
  const [sense] = term.senses;
  if (sense?.kind !== 'part' && !isLink(term, 'and')) stretch.shared = null;
  switch (sense?.kind) {
    case 'link':
      bindLink(stretch, term, next);
      return;
    case 'colour':
      if (openPart === null) stretch.colours.push({ term, sense, joined });
      else bindPartColour(stretch, openPart, term, sense);
      return;
    case 'fabric':
      if (openPart === null) stretch.fabrics.push({ term, sense, joined });
      else bindPartFabric(stretch, openPart, term, sense);
      return;
    case 'pattern':
      bindPattern(stretch, term, sense);
      return;
    case 'part':
      bindPart(stretch, term, sense);
      return;
    case 'detail':
      bindDetail(stretch, term, sense);
      return;
    case 'size':
      stretch.size = { term, name: sense.name };
      return;
    case 'attribute':
      bindAttribute(stretch, term);
      return;
    case 'unknown':
      if (stretch.position !== 'before' && (next === undefined || next.senses[0]?.kind === 'link')) loseHeld(stretch);
  }
}

function bindLink(stretch: Stretch, term: Term, next: Term | undefined): void {
  if (isLink(term, 'article') && stretch.colours.length + stretch.fabrics.length === 0) return;
  stretch.joined = isLink(term, 'and', 'or') && continues(stretch, next);
  if (stretch.joined) return;
  const { openPart } = stretch;
  flush(stretch, isLink(term, 'in'));
  // "Lined with silk", "trimmed in red": only what edges or backs a garment is told of this way.
  if ((openPart === 'lining' || openPart === 'trim') && isLink(term, 'in', 'with')) stretch.openPart = openPart;
  stretch.accompanied = isLink(term, 'with', 'and');
}

/** Whether an "and" joins two colours or two fabrics. */
const continues = ({ colours, fabrics }: Stretch, next: Term | undefined): boolean => {
  const kind = next?.senses[0]?.kind;
  return (kind === 'colour' && colours.length > 0) || (kind === 'fabric' && fabrics.length > 0);
};

/** The colours before a word that nobody knows were of that thing: "black gloves". */
function loseHeld(stretch: Stretch): void {
  stretch.colours = [];
  stretch.fabrics = [];
}

function bindPartColour(
  stretch: Stretch,
  part: NonNullable<Stretch['openPart']>,
  term: Term,
  sense: SenseOf<'colour'>,
): void {
  const piece = bearerOf(stretch, () => true);
  if (piece !== undefined) addColour(stretch.draft, piece, { term, sense }, part);
}

function bindPartFabric(
  stretch: Stretch,
  part: NonNullable<Stretch['openPart']>,
  term: Term,
  sense: SenseOf<'fabric'>,
): void {
  const piece = bearerOf(stretch, () => true);
  if (piece !== undefined) addPartFabric(stretch.draft, piece, { term, sense }, part);
}
