import type { Piece } from '../../../words/prompt/brief.ts';
import type { FabricName } from '../../fabrics/fabric.ts';
import type { Form, FormContext } from '../../parts/form.ts';
import type { Part, Shape } from '../../parts/part.ts';
import { loopedScarf, snood } from './looped-scarf.ts';
import { shawl } from './shawl.ts';
import { squareScarf } from './square-scarf.ts';

type Wearing = 'looped' | 'square' | 'shawl' | 'snood';

function scarfFabric({ cut, attributes }: Piece): FabricName {
  if (attributes.knit) return 'knit';
  if (cut === 'silk-square') return 'silk';
  return cut === 'bandana' ? 'cotton' : 'wool';
}

/** A scarf as a stylist puts it on a dress form: looped, knotted behind as a triangle, or over the shoulders. */
export const scarf: Form = { name: 'scarf', fabric: scarfFabric, build };

function build(context: FormContext): Shape {
  const parts = WEARINGS[wearingOf(context)](context);
  return { parts, presentation: 'dress form' };
}

const WEARINGS: Readonly<Record<Wearing, (context: FormContext) => Part[]>> = {
  looped: loopedScarf,
  square: squareScarf,
  shawl,
  snood,
};

/** Thin cloth is worn as a folded square; what is thick or long goes round the neck. */
function wearingOf({ piece, drape }: FormContext): Wearing {
  if (piece.cut === 'shawl') return 'shawl';
  if (piece.cut === 'snood') return 'snood';
  if (piece.cut === 'silk-square' || piece.cut === 'bandana') return 'square';
  const long = piece.attributes.length === 'maxi' || piece.attributes.length === 'floor';
  return drape.thickness < 0.00095 && drape.weight > 0.25 && !long ? 'square' : 'looped';
}
