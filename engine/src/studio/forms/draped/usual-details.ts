import type { Piece } from '../../../prompt/brief.ts';

type Asked = Piece['attributes'];

/** What a cut has when words say nothing else of its sleeves and neck. */
const USUAL: Readonly<Partial<Record<NonNullable<Piece['cut']>, Asked>>> = {
  'shirt-dress': { sleeve: 'short' },
  'sweater-dress': { sleeve: 'long', neckline: 'crew' },
  cheongsam: { sleeve: 'cap' },
  tunic: { sleeve: 'three-quarter', neckline: 'v-neck' },
  tea: { sleeve: 'short', neckline: 'v-neck' },
  'wrap-dress': { sleeve: 'three-quarter' },
};

const BARE: readonly Asked['neckline'][] = [
  'strapless',
  'off-shoulder',
  'halter',
  'one-shoulder',
  'sweetheart',
  'cowl',
];

/** The piece with the details that its cut brings along. */
export function withUsualDetails(piece: Piece): Piece {
  const usual = piece.cut ? USUAL[piece.cut] : undefined;
  const { sleeve, sleeveShape, strap, neckline } = piece.attributes;
  if (!usual || sleeve || sleeveShape || strap || BARE.includes(neckline)) return piece;
  return { ...piece, attributes: { ...usual, ...piece.attributes } };
}
