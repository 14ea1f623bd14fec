import type { Hex } from '../../foundation/colour/hex.ts';
import type { Piece } from '../../words/prompt/brief.ts';
import { fabricOf } from '../../studio/fabrics/index.ts';
import { formOf } from '../../studio/forms/index.ts';
import { hexOfLinear } from './hex-of-linear.ts';

/** The base colour of a piece; when the words name none, the natural colour of its cloth. */
export function mainHexOf(piece: Piece): Hex {
  const named = piece.colours.find(({ part }) => part === 'main')?.hex;
  if (named) return named;
  const form = formOf(piece.form);
  const usual = form && (typeof form.fabric === 'function' ? form.fabric(piece) : form.fabric);
  return hexOfLinear(fabricOf(piece.fabric ?? usual ?? null).natural);
}
