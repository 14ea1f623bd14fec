import type { Piece } from '../../../prompt/brief.ts';
import type { Painter } from '../../material.ts';
import type { TrouserCut } from './cut.ts';

/** "Blue jeans" are indigo, not the blue of the word: duller, and darker the more saturated the word's blue is. */
export function indigoTone({ jeans }: TrouserCut, { fabric, colours }: Piece): Painter | undefined {
  if (!jeans || colours.length === 0 || (fabric !== null && fabric !== 'denim')) return undefined;
  return (_point, surface) => {
    const { r, g, b } = surface;
    if (b < 1.5 * r) return;
    const grey = 0.25 * r + 0.5 * g + 0.25 * b;
    surface.r = 0.62 * (r + (grey - r) * 0.3);
    surface.g = 0.62 * (g + (grey - g) * 0.22);
    surface.b = 0.62 * (b + (grey - b) * 0.34);
  };
}
