import { productForm } from '../../construction/products/product-form.ts';

/** A bar of soap with soft edges. */
export const soap = productForm({
  name: 'soap',
  of: 'soap',
  turn: 0.5,
  rise: 0.14,
  parts: {
    body: { solid: 'moulded', main: 'all', size: [88, 27, 58], corner: 16, edge: 8, bulge: 1.6 },
    mark: { solid: 'moulded', main: 'colour', at: [0, 26.4, 0], size: [52, 1.1, 26], corner: 12.8, edge: 0.5 },
  },
});
