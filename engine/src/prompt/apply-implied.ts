import { zoneOf } from './accepts-attribute.ts';
import type { Draft, DraftPiece } from './draft.ts';
import type { AttributeName } from './vocabulary/attributes.ts';

const preciousMetals = ['gold', 'pale gold', 'rose gold', 'silver', 'bronze', 'copper', 'pewter'];

/** Fills in what the name of a garment says by itself: a trench is belted, jeans are denim, a gold ring is metal. */
export function applyImplied(draft: Draft): void {
  for (const piece of draft.pieces) {
    for (const [attribute, value] of Object.entries(piece.cut?.implies ?? {}) as [AttributeName, string][])
      if (!contradicts(piece, attribute)) piece.attributes[attribute] ??= value;
    piece.fabric ??= piece.cut?.fabric ?? null;
    if (piece.form === 'jeans') piece.fabric ??= 'denim';
    const metallic = piece.colours.some(({ name }) => preciousMetals.includes(name));
    if (zoneOf(piece.form) === 'jewellery' && metallic) piece.fabric ??= 'metal';
  }
}

/** A strapless camisole has no straps, whatever its name says. */
const contradicts = ({ attributes }: DraftPiece, attribute: AttributeName): boolean =>
  attribute === 'strap' && (attributes.neckline === 'strapless' || attributes.sleeve === 'long');
