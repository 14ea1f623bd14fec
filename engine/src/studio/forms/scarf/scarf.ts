import type { Piece } from '../../../words/prompt/brief.ts';
import type { FabricName } from '../../fabrics/fabric.ts';
import type { Form, FormContext } from '../../parts/form.ts';
import type { Part } from '../../parts/part.ts';
import { dupatta } from './dupatta.ts';
import { loopedScarf, snood } from './looped-scarf.ts';
import { shawl } from './shawl.ts';
import { squareScarf } from './square-scarf.ts';

/** Builds a scarf in one way of wearing it. */
type Wearing = (context: FormContext) => Part[];

/** Features of each kind of scarf, one row per kind. */
interface ScarfKind {
  /** The fabric when words name none. */
  readonly fabric: FabricName;
  /** The way of wearing it. By default it follows from the thickness, the weight and the length of the cloth. */
  readonly wearing?: Wearing;
}

const KINDS: { readonly [Cut in NonNullable<Piece['cut']>]?: ScarfKind } = {
  'silk-square': { fabric: 'silk', wearing: squareScarf },
  bandana: { fabric: 'cotton', wearing: (context) => squareScarf(context, SMALL) },
  shawl: { fabric: 'wool', wearing: shawl },
  dupatta: { fabric: 'chiffon', wearing: (context) => (context.piece.drawnAs ? shawl(context) : dupatta(context)) },
  snood: { fabric: 'wool', wearing: snood },
};

/** Size of a bandana as a share of a silk square. */
const SMALL = 0.72;

const scarfKind = ({ cut }: Piece): ScarfKind => (cut && KINDS[cut]) ?? { fabric: 'wool' };

/** A styled scarf on a dress form: looped, knotted at the back as a triangle, or over the shoulders. */
export const scarf: Form = {
  name: 'scarf',
  outfit: { fillsHood: true },
  fabric: (piece) => (piece.attributes.knit ? 'knit' : scarfKind(piece).fabric),
  build: (context) => ({ parts: wearingOf(context)(context), presentation: 'dress form' }),
};

/**
 * Thin fabric of some weight is worn as a folded square; thick, very light or long scarves are wound round the neck.
 */
function wearingOf({ piece, drape }: FormContext): Wearing {
  const { wearing } = scarfKind(piece);
  if (wearing) return wearing;
  const long = piece.attributes.length === 'maxi' || piece.attributes.length === 'floor';
  return drape.thickness < 0.00095 && drape.weight > 0.25 && !long ? squareScarf : loopedScarf;
}
