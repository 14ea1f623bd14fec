import type { Form } from '../../parts/form.ts';
import { isSquareCut } from '../../construction/square-cut/is-square-cut.ts';
import { kimono } from '../../construction/square-cut/kimono.ts';
import { tailoredCloth } from '../../construction/tailored/tailored-cloth.ts';
import { tailoredGarment } from '../../construction/tailored/tailored-garment.ts';

export const jacket: Form = {
  name: 'jacket',
  // Bombers are flight jackets of nylon.
  fabric: ({ cut }) => (cut === 'bomber' ? 'nylon' : 'wool'),
  adapt: tailoredCloth,
  build: (context) => (isSquareCut(context.piece) ? kimono(context) : tailoredGarment(context)),
};
