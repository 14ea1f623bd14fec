import type { Form } from '../../form.ts';
import { upperCut } from './cut.ts';
import { upperGarment } from './upper-garment.ts';

/** A jersey T-shirt with a ribbed neck and twin-needle hems. */
export const tShirt: Form = {
  name: 't-shirt',
  fabric: 'jersey',
  build(context) {
    const { parts } = upperGarment(upperCut(context.piece.attributes), context);
    return { parts, presentation: 'ghost' };
  },
};
