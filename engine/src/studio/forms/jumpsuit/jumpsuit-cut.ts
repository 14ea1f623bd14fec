import type { Piece } from '../../../words/prompt/brief.ts';
import { trouserCut } from '../../construction/legs/cut/cut.ts';
import type { TrouserCut } from '../../construction/legs/cut/cut.ts';
import { legWidths } from '../../construction/legs/cut/leg-measures.ts';

/** Height of the seam between bodice and trousers, metres. */
const WAIST = 1.102;

/** The lower half of a jumpsuit. */
export function jumpsuitCut(piece: Piece): TrouserCut {
  const { attributes, cut } = piece;
  const short = attributes.length === 'thigh' || attributes.length === 'mini';
  const plain = trouserCut(piece);
  const overalls = cut === 'dungarees';
  const boilersuit = cut === 'boilersuit';
  const work = overalls || boilersuit;
  const leg = work && !attributes.leg ? OVERALLS : legWidths(piece, short);
  return {
    ...plain,
    waist: boilersuit ? 1.075 : overalls ? WAIST + 0.012 : WAIST + 0.004,
    dip: 0,
    rise: 0,
    leg,
    band: overalls ? 'band' : boilersuit ? 'elastic' : 'none',
    belt: false,
    drawstring: false,
    bandHeight: work ? 0.04 : 0,
    // The bodice ends over the top of the trousers, a little wider than they are.
    nip: work ? 0 : 0.0096,
    crease: false,
    tight: plain.tight || cut === 'catsuit',
    pockets: cut === 'catsuit' ? 'none' : plain.pockets === 'patch' && !overalls ? 'slant' : plain.pockets,
  };
}

/** Roomy legs for work. */
const OVERALLS = { thigh: 0.097, knee: 0.082, hem: 0.073 } as const;

/** The upper half as the top that the words would ask for alone, ending at the waist. */
export function bodicePiece(piece: Piece): Piece {
  const { leg: _leg, length: _length, rise: _rise, hem: _hem, slit: _slit, ...worn } = piece.attributes;
  const { pleat: _pleat, pocket: _pocket, waist: _waist, ...attributes } = worn;
  const close = piece.cut === 'catsuit';
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
