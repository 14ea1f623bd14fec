import type { FormContext } from '../../parts/form.ts';
import type { Shape } from '../../parts/part.ts';
import { isHooded } from '../../parts/is-hooded.ts';
import { isPiped } from '../sewing/piping.ts';
import { hasClothRibs } from './cloth/knit-relief.ts';
import { sleeveLength } from './cut/sleeve-cut.ts';
import { wordedClosure, wordedPocket } from './cut/worded-options.ts';
import { shirtKind } from './shirt-kinds.ts';
import { placketParts } from './trimmings/closures.ts';
import { upperCut } from './cut/cut.ts';
import type { UpperCut } from './cut/cut.ts';
import { hoodParts } from './trimmings/hood.ts';
import { underHood } from './cut/neck-opening.ts';
import { chestPockets, kangarooPocket } from './trimmings/pockets.ts';
import { rolledCuffs } from './trimmings/rolled-cuffs.ts';
import { upperGarment } from './cloth/upper-garment.ts';
import { tuckedParts, wornCut } from './cut/worn-cut.ts';

/** Builds a jersey T-shirt with a ribbed neck and twin-needle hems. */
export function tShirtGarment(original: FormContext): Shape {
  const context = withoutRelief(original);
  const { attributes, cut: named } = context.piece;
  const kind = shirtKind(named);
  const { rolled } = sleeveLength(attributes, 'short');
  const sewn = upperCut(rolled ? { ...attributes, sleeve: 'cap' } : attributes, { sleeve: 'short' });
  const isFitted = attributes.fit === 'slim' && context.piece.drawnAs === undefined;
  const plain = wornCut(isFitted ? fitted(sewn) : sewn, context.worn);
  const hooded = isHooded(context.piece);
  const cut = hooded ? { ...plain, neck: underHood(plain.neck) } : plain;
  const garment = upperGarment(cut, context);
  const parts = [...garment.parts];
  const top = 1.462 - cut.neck.front - 0.03;
  if (kind.halfPlacket || wordedClosure(attributes).buttoned) {
    const buttons = [top, top - 0.042, top - 0.084];
    parts.push(...placketParts(garment, { bottom: top - 0.112, halfWidth: 0.0145, buttons, radius: 0.0055 }));
  }
  const pocket = wordedPocket(attributes);
  if (pocket?.pouch) parts.push(...kangarooPocket(garment, cut, { parted: false, piped: isPiped(context.piece) }));
  else if (pocket && !pocket.none) parts.push(...chestPockets(garment, [1]));
  if (rolled) parts.push(...rolledCuffs(garment, 0.026));
  if (hooded) parts.push(...hoodParts(garment, context));
  return { parts: tuckedParts(parts, cut), presentation: 'ghost' };
}

/** A T-shirt that follows the body, with narrower sleeves. In scenes that were stored before, it hung from the chest. */
export const fitted = (cut: UpperCut): UpperCut => ({
  ...cut,
  ease: cut.ease - 0.012,
  waist: 0.034,
  flare: cut.cropped ? -0.012 : 0,
  sleeve: { ...cut.sleeve, widths: cut.sleeve.widths.map(([along, radius]) => [along, radius * 0.86] as const) },
});

/**
 * Removes a ribbed knit from the words, because jersey is ribbed in the cloth itself; a jumper's ribs are too coarse.
 */
export function withoutRelief(context: FormContext): FormContext {
  const { knit, ...attributes } = context.piece.attributes;
  return hasClothRibs(knit) ? { ...context, piece: { ...context.piece, attributes } } : context;
}
