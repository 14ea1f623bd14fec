import { trouserShape } from '../../construction/legs/trouser-shape.ts';
import type { Form } from '../../parts/form.ts';

export const trousers: Form = {
  name: 'trousers',
  fabric: ({ cut }) => (cut === 'harem' ? 'jersey' : 'wool'),
  build: trouserShape,
};
