import type { Piece } from '../../../words/prompt/brief.ts';
import { trouserCut } from '../../construction/legs/cut/cut.ts';
import type { TrouserCut } from '../../construction/legs/cut/cut.ts';
import { legWidths } from '../../construction/legs/cut/leg-measures.ts';
import { jumpsuitKind } from './jumpsuit-kinds.ts';

/** The cut of the lower half of a jumpsuit. */
export function jumpsuitCut(piece: Piece): TrouserCut {
  const { attributes } = piece;
  const kind = jumpsuitKind(piece.cut);
  const short = attributes.length === 'thigh' || attributes.length === 'mini';
  const plain = trouserCut(piece);
  const leg = kind.legs && !attributes.leg ? kind.legs : legWidths(piece, short);
  return {
    ...plain,
    waist: kind.waist,
    dip: 0,
    rise: 0,
    leg,
    band: kind.band,
    belt: false,
    drawstring: false,
    bandHeight: kind.bandHeight,
    nip: kind.nip,
    crease: false,
    tight: plain.tight || kind.close === true,
    pockets: kind.close ? 'none' : plain.pockets === 'patch' && !kind.patchPockets ? 'slant' : plain.pockets,
  };
}

/** The upper half as the top that the same words describe, ending at the waist. */
export function bodicePiece(piece: Piece): Piece {
  const { leg: _leg, length: _length, rise: _rise, hem: _hem, slit: _slit, ...worn } = piece.attributes;
  const { pleat: _pleat, pocket: _pocket, waist: _waist, ...attributes } = worn;
  const { close } = jumpsuitKind(piece.cut);
  return {
    ...piece,
    form: 'top',
    cut: null,
    attributes: {
      ...attributes,
      silhouette: close ? 'bodycon' : 'sheath',
      length: 'cropped',
      ...(close && !attributes.neckline ? { neckline: 'mock-neck' } : {}),
      ...(close && !attributes.sleeve && !attributes.strap ? { sleeve: 'long' } : {}),
    },
  };
}
