import type { Form, FormContext } from '../../form.ts';
import { trouserCut } from './cut.ts';
import { trouserGarment } from './trouser-garment.ts';

function build(context: FormContext): ReturnType<Form['build']> {
  const cut = trouserCut(context.piece);
  const shape = { parts: trouserGarment(cut, context).parts, presentation: 'ghost' } as const;
  // A stripe down the side is seen from beside.
  return cut.stripe ? { ...shape, turn: 0.62 } : shape;
}

/** Trousers worn by nobody: two legs of front and back panels, a waistband and hems with an inside. */
export const trousers: Form = {
  name: 'trousers',
  fabric: ({ cut }) => (cut === 'harem' ? 'jersey' : 'wool'),
  build,
};
export const jeans: Form = { name: 'jeans', fabric: 'denim', build };
export const shorts: Form = { name: 'shorts', fabric: 'cotton', build };
