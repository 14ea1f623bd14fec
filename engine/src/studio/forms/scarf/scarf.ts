import type { Piece } from '../../../words/prompt/brief.ts';
import type { FabricName } from '../../fabrics/fabric.ts';
import type { Form, FormContext } from '../../parts/form.ts';
import type { Part } from '../../parts/part.ts';
import { loopedScarf, snood } from './looped-scarf.ts';
import { shawl } from './shawl.ts';
import { squareScarf } from './square-scarf.ts';

/** The ways of wearing a scarf. */
type Wearing = (context: FormContext) => Part[];

/** What a kind of scarf is, a row each. */
interface ScarfKind {
  /** What it is made of where words name no fabric. */
  readonly fabric: FabricName;
  /** How it is worn. Default as its cloth allows. */
  readonly wearing?: Wearing;
}

const KINDS: { readonly [Cut in NonNullable<Piece['cut']>]?: ScarfKind } = {
  'silk-square': { fabric: 'silk', wearing: squareScarf },
  bandana: { fabric: 'cotton', wearing: (context) => squareScarf(context, SMALL) },
  shawl: { fabric: 'wool', wearing: shawl },
  snood: { fabric: 'wool', wearing: snood },
};

/** Size of a bandana as a share of a silk square. */
const SMALL = 0.72;

const scarfKind = ({ cut }: Piece): ScarfKind => (cut && KINDS[cut]) ?? { fabric: 'wool' };

/** A scarf as a stylist puts it on a dress form: looped, knotted behind as a triangle, or over the shoulders. */
export const scarf: Form = {
  name: 'scarf',
  fabric: (piece) => (piece.attributes.knit ? 'knit' : scarfKind(piece).fabric),
  build: (context) => ({ parts: wearingOf(context)(context), presentation: 'dress form' }),
};

/** Thin fabric is worn as a folded square; thick or long scarves go round the neck. */
function wearingOf({ piece, drape }: FormContext): Wearing {
  const { wearing } = scarfKind(piece);
  if (wearing) return wearing;
  const long = piece.attributes.length === 'maxi' || piece.attributes.length === 'floor';
  return drape.thickness < 0.00095 && drape.weight > 0.25 && !long ? squareScarf : loopedScarf;
}
