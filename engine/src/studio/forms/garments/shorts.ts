import { trouserShape } from '../../construction/legs/trouser-shape.ts';
import type { Form } from '../../parts/form.ts';

export const shorts: Form = { name: 'shorts', fabric: 'cotton', outfit: { showsStand: true }, build: trouserShape };
