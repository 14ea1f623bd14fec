import type { Piece } from '../../../words/prompt/brief.ts';
import type { FormContext } from '../../parts/form.ts';
import type { Shape } from '../../parts/part.ts';
import { trouserCut } from './cut/cut.ts';
import { legForm } from './cut/leg-forms.ts';
import { trouserGarment } from './trouser-garment.ts';

/** The piece with the leg of this picture: the plain one or, more often the higher `freedom` is, another. */
function interpreted({ piece, random, freedom }: FormContext): Piece {
  const [chance, choice] = [random(), random()];
  const { form, cut, attributes } = piece;
  const { otherLegs } = legForm(form);
  if (!otherLegs) return piece;
  const { leg, fit, silhouette, length, waist, pleat, hem } = attributes;
  const shaped = cut ?? leg ?? fit ?? silhouette ?? length ?? waist ?? pleat ?? hem ?? null;
  if (shaped !== null || chance >= freedom) return piece;
  return { ...piece, attributes: { ...attributes, leg: otherLegs[Math.floor(choice * otherLegs.length)]! } };
}

/**
 * Trousers as if worn by an invisible person: two legs of front and back panels, a waistband and hems with an inside.
 */
export function trouserShape(context: FormContext): Shape {
  const cut = trouserCut(interpreted(context));
  const shape = { parts: trouserGarment(cut, context).parts, presentation: 'ghost' } as const;
  // A stripe down the side is shown from the side.
  return cut.stripe ? { ...shape, turn: 0.62 } : shape;
}
