import type { Piece } from '../../../words/prompt/brief.ts';
import type { FormContext } from '../../parts/form.ts';
import type { Shape } from '../../parts/part.ts';
import { trouserCut } from './cut/cut.ts';
import { trouserGarment } from './trouser-garment.ts';

/** Legs that may be meant where the words name none. */
const OTHER_LEGS = {
  jeans: ['slim', 'bootcut', 'tapered', 'wide'],
  trousers: ['slim', 'wide', 'tapered', 'flared'],
} as const;

/** The words as this picture reads them: the plain leg, or, the freer the more often, another. */
function interpreted({ piece, random, freedom }: FormContext): Piece {
  const [chance, choice] = [random(), random()];
  const { form, cut, attributes } = piece;
  if (form !== 'jeans' && form !== 'trousers') return piece;
  const { leg, fit, silhouette, length, waist, pleat, hem } = attributes;
  const shaped = cut ?? leg ?? fit ?? silhouette ?? length ?? waist ?? pleat ?? hem ?? null;
  if (shaped !== null || chance >= freedom) return piece;
  const legs = OTHER_LEGS[form];
  return { ...piece, attributes: { ...attributes, leg: legs[Math.floor(choice * legs.length)]! } };
}

/** Trousers as if worn by nobody: two legs of front and back panels, a waistband and hems with an inside. */
export function trouserShape(context: FormContext): Shape {
  const cut = trouserCut(interpreted(context));
  const shape = { parts: trouserGarment(cut, context).parts, presentation: 'ghost' } as const;
  // A stripe down the side is shown from the side.
  return cut.stripe ? { ...shape, turn: 0.62 } : shape;
}
