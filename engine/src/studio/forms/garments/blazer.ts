import { reading } from '../../parts/open-reading.ts';
import type { Form } from '../../parts/form.ts';
import { tailoredCloth } from '../../construction/tailored/tailored-cloth.ts';
import { tailoredGarment } from '../../construction/tailored/tailored-garment.ts';

export const blazer: Form = {
  name: 'blazer',
  readings: [
    reading('closure', ['double-breasted'], ['collar', 'belt', 'fit', 'silhouette']),
    reading('fit', ['oversized'], ['length', 'silhouette']),
  ],
  fabric: 'wool',
  adapt: tailoredCloth,
  build: tailoredGarment,
};
