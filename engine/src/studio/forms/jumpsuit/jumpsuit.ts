import { NECK, reading } from '../../parts/open-reading.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { FabricName } from '../../fabrics/fabric.ts';
import type { Form } from '../../parts/form.ts';
import { drapedGarment } from '../../construction/draped/draped-garment.ts';
import { trouserGarment } from '../../construction/legs/trouser-garment.ts';
import { babySuit } from '../../construction/tops/baby-suit.ts';
import { bibParts } from './bib.ts';
import { boilerSuitParts } from './boiler-suit.ts';
import { frontZip } from './front-zip.ts';
import { bodicePiece, jumpsuitCut } from './jumpsuit-cut.ts';
import { jumpsuitKind } from './jumpsuit-kinds.ts';

/**
 * A bodice and trousers sewn together at the waist, shown on an invisible body. Dungarees have a bib and straps instead
 * of a bodice, a boiler suit a shirt.
 */
export const jumpsuit: Form = {
  name: 'jumpsuit',
  readings: [
    reading('neckline', ['square', 'v-neck', 'halter'], NECK),
    reading('leg', ['wide', 'tapered', 'flared'], ['silhouette', 'length', 'fit']),
  ],
  fabric: ({ attributes, cut }: Piece): FabricName => {
    if (jumpsuitKind(cut).close) return 'jersey';
    return attributes.collar || attributes.closure === 'zip' || attributes.pocket ? 'cotton' : 'jersey';
  },
  build(context) {
    const { piece } = context;
    if (piece.madeFor === 'baby' && piece.cut === 'playsuit') return babySuit(context, 'romper');
    const cut = jumpsuitCut(piece);
    const { parts, pair } = trouserGarment(cut, context);
    const { upper } = jumpsuitKind(piece.cut);
    if (upper === 'bib') return { parts: [...parts, ...bibParts(cut, context)], presentation: 'ghost' };
    if (upper === 'overall')
      return { parts: [...parts, ...boilerSuitParts(pair, cut, context)], presentation: 'ghost' };
    const bodice = drapedGarment('top', { ...context, piece: bodicePiece(piece) });
    const zip = piece.attributes.closure === 'zip' ? [frontZip(pair)] : [];
    return { parts: [...bodice.parts, ...parts, ...zip], presentation: 'ghost' };
  },
};
