import type { Piece } from '../../../../words/prompt/brief.ts';
import { linearFromHex } from '../../../materials/colour.ts';
import { OWN_THREAD } from '../../sewing/seam.ts';
import type { Thread } from '../../sewing/seam.ts';
import type { TrouserCut } from './cut.ts';
import { legFabric } from './leg-fabrics.ts';
import { legKind } from './leg-kinds.ts';
import { POCKET_SETS } from './pocket-sets.ts';

/** Linear colour of the tobacco yarn on blue denim. */
const TOBACCO = [0.44, 0.2, 0.055] as const;

/**
 * Top-stitching: in the colour that words name for it, else tobacco on blue jeans and tone on tone (no colour of its
 * own) on other jeans, on work clothes and on kinds that are known for it; null on other trousers.
 */
export function threadOf(cut: TrouserCut, piece: Piece): Thread | null {
  const named = piece.colours.find((colour) => colour.part === 'stitching');
  if (named) return { colour: linearFromHex(named.hex), width: 0.0009, pitch: 0.0036 };
  if (!cut.jeans) return POCKET_SETS[cut.pockets].workwear || legKind(piece).stitched ? OWN_THREAD : null;
  const tone = isBlue(piece) ? TOBACCO : null;
  return { colour: tone, width: 0.0009, pitch: 0.0036 };
}

/** Hems of tailored cloth are felled by hand; everything else shows a row of stitches. */
export function hemThread(cut: TrouserCut, piece: Piece): Thread | null {
  return threadOf(cut, piece) ?? (cut.crease ? null : OWN_THREAD);
}

function isBlue({ colours, fabric }: Piece): boolean {
  const main = colours.find((colour) => colour.part === 'main');
  if (!main) return fabric === null || legFabric(fabric).jeans === true;
  const [r, g, b] = linearFromHex(main.hex);
  return b > 1.25 * r && b > 1.02 * g;
}
