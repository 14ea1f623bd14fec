import { zoneOf } from '../vocabulary/accepts-attribute.ts';
import type { Draft, DraftPiece } from './draft.ts';
import type { AttributeName } from '../vocabulary/attributes.ts';
import { cutRows } from '../vocabulary/cuts.ts';

const preciousMetals = ['gold', 'pale gold', 'rose gold', 'silver', 'bronze', 'copper', 'brass', 'pewter'];

/** Fills in what the name of a garment says by itself: a trench is belted, jeans are denim, a gold ring is metal. */
export function applyImplied(draft: Draft): void {
  for (const piece of draft.pieces) {
    for (const [attribute, value] of entries(piece.cut?.implies ?? {}))
      if (!contradicts(piece, attribute)) piece.attributes[attribute] ??= value;
    for (const [attribute, value] of entries(piece.presumed)) piece.attributes[attribute] ??= value;
    piece.fabric ??= piece.cut?.fabric ?? null;
    if (piece.form === 'jeans') piece.fabric ??= 'denim';
    const metallic = piece.colours.some(({ name, part }) => part === 'main' && preciousMetals.includes(name));
    if ((zoneOf(piece.form) === 'jewellery' || piece.form === 'lamp') && metallic) piece.fabric ??= 'metal';
  }
  tellSuit(draft);
  matchCape(draft);
  for (const piece of draft.pieces) {
    const other = draft.pieces.find(({ form }) => form === piece.cut?.adds);
    if (other !== undefined) matchSuit(piece, other);
  }
}

const entries = (attributes: object): readonly [AttributeName, string][] =>
  Object.entries(attributes) as [AttributeName, string][];

/** A strapless camisole has no straps, whatever its name says. */
const contradicts = ({ attributes }: DraftPiece, attribute: AttributeName): boolean =>
  attribute === 'strap' && (attributes.neckline === 'strapless' || attributes.sleeve === 'long');

/** "A suit with a skirt" is a skirt suit: the trousers that a suit brings give way. */
function tellSuit({ pieces, chips }: Draft): void {
  const skirt = pieces.find(({ form }) => form === 'skirt');
  const jacket = pieces.find(({ cut }) => cut?.name === 'suit');
  const said = chips.some(({ kind, piece }) => kind === 'form' && piece?.form === 'trousers');
  if (skirt === undefined || jacket === undefined || said) return;
  jacket.cut = cutRows.find(({ name }) => name === 'skirt-suit') ?? jacket.cut;
  pieces.splice(0, Infinity, ...pieces.filter(({ form }) => form !== 'trousers'));
}

/** The cape of a gown is of its cloth and has no lapels, as far as the words do not speak of it. */
function matchCape({ pieces }: Draft): void {
  const cape = pieces.find(({ cut }) => cut?.name === 'cape');
  const gown = pieces.find(({ form }) => form === 'gown');
  if (cape === undefined || gown === undefined) return;
  cape.attributes.collar ??= 'none';
  if (cape.colours.length > 0 || cape.fabric !== null || cape.pattern !== null) return;
  cape.colours.push(...gown.colours.filter(({ part }) => part === 'main'));
  cape.fabric = gown.fabric;
}

/** The two halves of a suit are of the same cloth, as far as the words do not speak of each. */
function matchSuit(jacket: DraftPiece, other: DraftPiece): void {
  for (const [from, to] of [
    [jacket, other],
    [other, jacket],
  ] as const) {
    const main = from.colours.filter(({ part }) => part === 'main');
    if (!to.colours.some(({ part }) => part === 'main')) to.colours.push(...main);
    to.fabric ??= from.fabric;
    to.pattern ??= from.pattern;
  }
}
