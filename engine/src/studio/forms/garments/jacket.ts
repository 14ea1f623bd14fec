import type { Form } from '../../parts/form.ts';
import { isSquareCut } from '../../construction/square-cut/square-kinds.ts';
import { kimono } from '../../construction/square-cut/kimono.ts';
import { namedKind } from '../../construction/tailored/cut/named-kinds.ts';
import { tailoredCloth } from '../../construction/tailored/tailored-cloth.ts';
import { tailoredGarment } from '../../construction/tailored/tailored-garment.ts';

export const jacket: Form = {
  name: 'jacket',
  // A named kind can have a usual fabric, such as the nylon of a bomber.
  fabric: ({ cut }) => namedKind(cut).fabric ?? 'wool',
  adapt: tailoredCloth,
  build: (context) => (isSquareCut(context.piece) ? kimono(context) : tailoredGarment(context)),
};
