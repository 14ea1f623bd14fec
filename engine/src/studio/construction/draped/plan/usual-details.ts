import type { Piece } from '../../../../words/prompt/brief.ts';

type Attributes = Piece['attributes'];

/** Sleeves, neckline and silhouette that a cut implies when the words name no others. */
const USUAL: Readonly<Partial<Record<NonNullable<Piece['cut']>, Attributes>>> = {
  'shirt-dress': { sleeve: 'short' },
  'sweater-dress': { sleeve: 'long', neckline: 'crew', silhouette: 'shift' },
  cheongsam: { sleeve: 'cap' },
  tunic: { sleeve: 'three-quarter', neckline: 'v-neck' },
  tea: { sleeve: 'short', neckline: 'v-neck' },
  'wrap-dress': { sleeve: 'three-quarter' },
};

/** Details of a piece whose sleeves or cuffs have a colour or fabric of their own. */
const SLEEVED: Attributes = { sleeve: 'long' };

/** Necklines with which a cut has none of its usual details. */
const BARE: readonly Attributes['neckline'][] = [
  'strapless',
  'off-shoulder',
  'halter',
  'one-shoulder',
  'sweetheart',
  'cowl',
];

/** The piece with the details that its cut, or the mention of a part, brings along. */
export function withUsualDetails(piece: Piece): Piece {
  const mentions = [...piece.colours, ...piece.partFabrics].some(({ part }) => part === 'sleeves' || part === 'cuffs');
  const usual = mentions ? SLEEVED : piece.cut ? USUAL[piece.cut] : undefined;
  const { sleeve, sleeveShape, strap, neckline } = piece.attributes;
  if (!usual || sleeve || sleeveShape || strap || (!mentions && BARE.includes(neckline))) return piece;
  return { ...piece, attributes: { ...usual, ...piece.attributes } };
}
