import type { Piece } from '../../../words/prompt/brief.ts';
import { linearFromHex, scaleColour } from '../../materials/colour.ts';
import type { Fabric } from '../../fabrics/fabric.ts';

/** Colours of kinds that are commonly pictured in one colour, for words that name none. */
const USUAL: { readonly [Cut in NonNullable<Piece['cut']>]?: string } = {
  trench: '#bfa881',
  duffle: '#b98a53',
  peacoat: '#232c44',
  tuxedo: '#17171a',
  biker: '#19191a',
  'little-black': '#18181a',
  hanbok: '#c4506a',
};

/** Factor on the colour of a screen, because dyed cloth is darker. */
const DEPTH = 0.8;

/** Returns a fabric whose colour, where words name none, is the usual one of the garment's kind. */
export function usualDye(fabric: Fabric, { cut }: Piece): Fabric {
  const hex = cut && USUAL[cut];
  return hex ? { ...fabric, natural: scaleColour(linearFromHex(hex), DEPTH) } : fabric;
}
