import { trouserShape } from '../../construction/legs/trouser-shape.ts';
import type { Form } from '../../parts/form.ts';

export const jeans: Form = { name: 'jeans', fabric: 'denim', outfit: { showsStand: true }, build: trouserShape };
