import { productForm } from '../../construction/products/product-form.ts';

const PLACE = {
  at: [0, 220.8, 0],
  up: [0, 0.2, 0.98],
  front: [0, -0.98, 0.2],
  size: [450, 190, 450],
  slack: 5,
} as const;

/** A filled cushion with a piped seam that stands on its edge, as on a sofa. */
export const pillow = productForm({
  name: 'pillow',
  of: 'linen',
  turn: 0.3,
  parts: {
    body: { solid: 'pillow', main: 'all', ...PLACE },
    piping: { solid: 'pillow', main: 'all', word: 'piping', isWordOfEdge: true, piped: 'only', ...PLACE },
  },
});
