import type { Piece } from '../../../../words/prompt/brief.ts';
import type { Painter } from '../../../materials/material.ts';
import type { TrouserCut } from './cut.ts';
import { legFabric } from './leg-fabrics.ts';

/**
 * Returns a painter that makes the blue of jeans darker and duller, as indigo is. Returns undefined for other trousers,
 * for cloth other than denim, and when words name no colour.
 */
export function indigoTone({ jeans }: TrouserCut, { fabric, colours }: Piece): Painter | undefined {
  if (!jeans || colours.length === 0 || (fabric !== null && !legFabric(fabric).jeans)) return undefined;
  return (_point, surface) => {
    const { r, g, b } = surface;
    if (b < 1.5 * r) return;
    const grey = 0.25 * r + 0.5 * g + 0.25 * b;
    surface.r = 0.6 * (r + (grey - r) * 0.4);
    surface.g = 0.6 * (g + (grey - g) * 0.28);
    surface.b = 0.6 * (b + (grey - b) * 0.46);
  };
}
