import type { Piece } from '../../../words/prompt/brief.ts';
import { linearFromHex, luminance } from '../../materials/colour.ts';

/** Whether a piece is of so dark a colour that its metal is blackened; `otherwise` where words name none. */
export function darkCloth(colours: Piece['colours'], otherwise: boolean): boolean {
  const main = colours.find(({ part }) => part === 'main');
  return main ? luminance(linearFromHex(main.hex)) < 0.03 : otherwise;
}
