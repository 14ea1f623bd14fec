import { NECK, reading } from '../../parts/open-reading.ts';
import { tShirtGarment } from '../../construction/tops/t-shirt-garment.ts';
import { ribbed } from '../../fabrics/knits.ts';
import type { Form } from '../../parts/form.ts';

export const tShirt: Form = {
  name: 't-shirt',
  outfit: { tuckable: true },
  readings: [
    reading('fit', ['oversized', 'slim'], ['length', 'silhouette', 'sleeve', 'tuck']),
    reading('neckline', ['v-neck'], NECK),
  ],
  fabric: 'jersey',
  adapt: (fabric, _named, piece) => ribbed(fabric, piece),
  build: tShirtGarment,
};
