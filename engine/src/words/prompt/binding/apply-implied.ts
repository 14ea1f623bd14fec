import { zoneOf } from '../vocabulary/form-facts.ts';
import type { Draft, DraftPiece } from './draft.ts';
import { shareClothOfSets } from './share-cloth-of-sets.ts';
import { distinguishKinds } from './distinguish-kinds.ts';
import { METAL_COLOURS } from '../vocabulary/colours.ts';
import type { AttributeName } from '../vocabulary/attributes.ts';

/** Things of which a metal colour names the material: "a brass lamp", but not "a gold sofa". */
const OF_METAL: readonly string[] = ['lamp', 'table'];

/** Adds what the name of a garment implies: a trench is belted, jeans are denim, a gold ring is metal. */
export function applyImplied(draft: Draft): void {
  distinguishKinds(draft);
  for (const piece of draft.pieces) {
    for (const [attribute, value] of entries(piece.cut?.implies ?? {}))
      if (!contradicts(piece, attribute)) piece.attributes[attribute] ??= value;
    for (const [attribute, value] of entries(piece.presumed)) piece.attributes[attribute] ??= value;
    piece.fabric ??= piece.cut?.fabric ?? null;
    if (piece.cut?.pattern) piece.pattern ??= { name: piece.cut.pattern, colours: [] };
    if (piece.form === 'jeans' || isDenim(piece)) piece.fabric ??= 'denim';
    const metallic = piece.colours.some(({ name, part }) => part === 'main' && METAL_COLOURS.includes(name));
    if ((zoneOf(piece.form) === 'jewellery' || OF_METAL.includes(piece.form)) && metallic) piece.fabric ??= 'metal';
  }
  shareClothOfSets(draft);
}

/** "Dark denim jacket": the denim wash implies the fabric. */
const isDenim = ({ form, attributes: { wash } }: DraftPiece): boolean =>
  ['jacket', 'skirt', 'shorts', 'shirt', 'dress', 'jumpsuit'].includes(form) && (wash === 'raw' || wash === 'dark');

const entries = (attributes: object): readonly [AttributeName, string][] =>
  Object.entries(attributes) as [AttributeName, string][];

/**
 * A strapless or long-sleeved garment has no straps, and a waist that is drawn in has no belt, even if the name of its
 * cut implies them.
 */
const contradicts = ({ attributes }: DraftPiece, attribute: AttributeName): boolean =>
  (attribute === 'strap' && (attributes.neckline === 'strapless' || attributes.sleeve === 'long')) ||
  (attribute === 'belt' && ['drawstring', 'elastic'].includes(attributes.waist ?? ''));
