import type { Piece } from '../../../words/prompt/brief.ts';
import { linearFromHex, luminance } from '../../materials/colour.ts';

/**
 * Returns true when a piece is so dark that its metal is blackened; `otherwise` is returned when words name no colour.
 */
export function darkCloth(colours: Piece['colours'], otherwise: boolean): boolean {
  const main = colours.find(({ part }) => part === 'main');
  return main ? luminance(linearFromHex(main.hex)) < 0.03 : otherwise;
}
