import { reading } from '../../parts/open-reading.ts';
import type { Form } from '../../parts/form.ts';
import { isSquareCut } from '../../construction/square-cut/square-kinds.ts';
import { kimono } from '../../construction/square-cut/kimono.ts';
import { tailoredCloth } from '../../construction/tailored/tailored-cloth.ts';
import { tailoredGarment } from '../../construction/tailored/tailored-garment.ts';

export const coat: Form = {
  name: 'coat',
  readings: [
    reading('closure', ['double-breasted'], ['collar', 'belt', 'fit', 'silhouette', 'hood']),
    reading('length', ['knee', 'midi'], ['silhouette', 'hem']),
  ],
  fabric: 'wool',
  adapt: tailoredCloth,
  build: (context) => (isSquareCut(context.piece) ? kimono(context) : tailoredGarment(context)),
};
