import type { Piece } from '../../../prompt/brief.ts';
import { linearFromHex } from '../../colour.ts';
import { OWN_THREAD } from '../sewn/seam.ts';
import type { Thread } from '../sewn/seam.ts';
import type { TrouserCut } from './cut.ts';

/** Copper yarn on denim, tone on tone elsewhere, or the colour that the words give to the stitching. */
export function threadOf(cut: TrouserCut, piece: Piece): Thread | null {
  const named = piece.colours.find((colour) => colour.part === 'stitching');
  if (!cut.jeans) return named ? { ...OWN_THREAD, colour: linearFromHex(named.hex) } : null;
  return { colour: named ? linearFromHex(named.hex) : [0.5, 0.235, 0.06], width: 0.0009, pitch: 0.0036 };
}
