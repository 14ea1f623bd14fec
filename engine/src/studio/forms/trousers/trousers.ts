import type { Form, FormContext } from '../../form.ts';
import { trouserCut } from './cut.ts';
import { trouserGarment } from './trouser-garment.ts';

function build(context: FormContext): ReturnType<Form['build']> {
  return { parts: trouserGarment(trouserCut(context.piece), context).parts, presentation: 'ghost' };
}

/** Trousers worn by nobody: two legs of front and back panels, a waistband and hems with an inside. */
export const trousers: Form = { name: 'trousers', fabric: 'wool', build };
export const jeans: Form = { name: 'jeans', fabric: 'denim', build };
export const shorts: Form = { name: 'shorts', fabric: 'cotton', build };
