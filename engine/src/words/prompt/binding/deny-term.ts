import { acceptsAttribute } from '../vocabulary/form-facts.ts';
import { attributeLabel } from './chip-label.ts';
import { addChip, avoid, type Draft, type DraftPiece } from './draft.ts';
import type { Term } from '../words/sense.ts';
import { attributeTable, type AttributeName } from '../vocabulary/attributes.ts';
import { partRows } from '../vocabulary/parts.ts';

const canBeNone = (attribute: AttributeName): boolean => 'none' in attributeTable[attribute];

/**
 * Applies a negated word: a part is removed from its piece ("no belt", "without sleeves"), anything else must not be
 * chosen.
 * @param piece the piece that the words belong to, or null for the last one named that can have the attribute.
 */
export function denyTerm(draft: Draft, term: Term, piece: DraftPiece | null): void {
  const [sense] = term.senses;
  switch (sense?.kind) {
    case 'part': {
      const row = partRows.find(({ name }) => name === sense.name);
      if (row === undefined || row.attribute === null || row.absent === null) avoid(draft, 'part', sense.name);
      else denyAttribute(draft, term, piece, row.attribute, row.absent);
      return;
    }
    case 'attribute':
      if (canBeNone(sense.attribute)) denyAttribute(draft, term, piece, sense.attribute, 'none');
      else avoid(draft, 'attribute', `${sense.attribute}=${sense.name}`);
      return;
    case 'form':
    case 'colour':
    case 'fabric':
    case 'pattern':
    case 'detail':
      avoid(draft, sense.kind, sense.name);
  }
}

function denyAttribute(
  draft: Draft,
  term: Term,
  own: DraftPiece | null,
  attribute: AttributeName,
  value: string,
): void {
  const can = ({ form }: DraftPiece): boolean => acceptsAttribute(form, attribute);
  const piece = own !== null && can(own) ? own : draft.pieces.findLast(can);
  if (piece === undefined) return;
  piece.attributes[attribute] = value;
  const label = attributeLabel(attribute, value);
  addChip(draft, term, { kind: 'attribute', name: `${attribute}=${value}`, label, piece });
}
