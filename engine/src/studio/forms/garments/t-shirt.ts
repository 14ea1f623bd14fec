import { tShirtGarment } from '../../construction/tops/t-shirt-garment.ts';
import { ribbed } from '../../fabrics/knits.ts';
import type { Form } from '../../parts/form.ts';

export const tShirt: Form = {
  name: 't-shirt',
  fabric: 'jersey',
  adapt: (fabric, _named, piece) => ribbed(fabric, piece),
  build: tShirtGarment,
};
