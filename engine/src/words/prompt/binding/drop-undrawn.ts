import { drawsAttribute, drawsDetail } from '../vocabulary/draws-word.ts';
import type { AttributeName } from '../vocabulary/attributes.ts';
import type { DetailName } from '../vocabulary/details.ts';
import { partRows } from '../vocabulary/parts.ts';
import type { Draft, DraftChip, DraftPiece } from './draft.ts';

/** Removes the chips of words that their piece does not show, so that these words are listed as not drawn. */
export function dropUndrawn(draft: Draft): void {
  const drawn = draft.chips.filter((chip) => chip.piece === null || isDrawn(chip, chip.piece));
  draft.chips.splice(0, Infinity, ...drawn);
}

function isDrawn({ kind, name }: DraftChip, piece: DraftPiece): boolean {
  if (kind === 'attribute') {
    const [attribute, value] = name.split('=') as [AttributeName, string];
    return drawsAttribute(piece, attribute, value);
  }
  if (kind === 'detail') return drawsDetail(piece, name as DetailName);
  return kind !== 'part' || isPartDrawn(name, piece);
}

/** False for a part that only stands for a value ("with pockets") or a detail ("with a bow") that is not drawn. */
function isPartDrawn(name: string, piece: DraftPiece): boolean {
  if (piece.colours.some(({ part }) => part === name)) return true;
  const row = partRows.find((part) => part.name === name);
  if (row?.name === 'bow') return drawsDetail(piece, row.name);
  if (!row?.attribute || piece.attributes[row.attribute] !== row.present) return true;
  return drawsAttribute(piece, row.attribute, row.present);
}
