import type { Piece } from '../../../prompt/brief.ts';
import type { FabricName } from '../../fabric.ts';
import type { Form, FormContext } from '../../form.ts';
import { paintInOrder } from '../../material.ts';
import type { Part } from '../../part.ts';
import { drapedGarment } from '../draped/draped-garment.ts';
import { indigoTone } from '../trousers/indigo.ts';
import { trouserGarment } from '../trousers/trouser-garment.ts';
import { waistRing } from '../trousers/waistband.ts';
import type { LegPair } from '../trousers/waistband.ts';
import { bibParts } from './bib.ts';
import { frontZip } from './front-zip.ts';
import { bodicePiece, jumpsuitCut, WAIST } from './jumpsuit-cut.ts';

/** A bodice and trousers sewn together at the waist, worn by nobody; dungarees have a bib and straps for a bodice. */
export const jumpsuit: Form = {
  name: 'jumpsuit',
  fabric: ({ attributes, cut }: Piece): FabricName => {
    if (cut === 'catsuit') return 'jersey';
    return attributes.collar || attributes.closure === 'zip' || attributes.pocket ? 'cotton' : 'jersey';
  },
  build(context) {
    const { piece } = context;
    const cut = jumpsuitCut(piece);
    const { parts, pair } = trouserGarment(cut, context);
    if (piece.cut === 'dungarees') return { parts: [...parts, ...bibParts(pair, cut, context)], presentation: 'ghost' };
    const bodice = drapedGarment('top', { ...context, piece: bodicePiece(piece) });
    const belted = piece.attributes.belt !== undefined && piece.attributes.belt !== 'none';
    const seam = belted ? [] : [waistSeam(pair, context)];
    const zip = piece.attributes.closure === 'zip' ? [frontZip(pair)] : [];
    return { parts: [...bodice.parts, ...parts, ...seam, ...zip], presentation: 'ghost' };
  },
};

/** A band of the same cloth that covers where bodice and trousers meet. */
function waistSeam(pair: LegPair, { piece, detail }: FormContext): Part {
  const density = Math.sqrt(detail);
  const tone = paintInOrder(indigoTone(jumpsuitCut(piece), piece));
  const top = pair[0].heights[0]!;
  return {
    ...{ name: 'waist seam', role: 'cloth', ...(tone ? { detail: tone } : {}) },
    mesh: waistRing(pair, {
      ...{ columns: Math.round(200 * density), rows: Math.round(16 * density) },
      section: (share) => {
        const round = Math.sqrt(Math.max(0, 1 - (2 * share - 1) ** 8));
        return [top - WAIST - HALF_BAND + (1 - share) * 2 * HALF_BAND, -0.003 + 0.0105 * round];
      },
    }),
  };
}

/** Metres above and below the seam. */
const HALF_BAND = 0.013;
