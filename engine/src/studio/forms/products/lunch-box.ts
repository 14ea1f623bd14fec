import { productForm } from '../../construction/products/product-form.ts';

/** A lunch box of steel with a lid and an elastic band. */
export const lunchBox = productForm({
  name: 'lunch-box',
  of: 'brushed steel',
  turn: 0.5,
  rise: 0.06,
  parts: {
    body: { solid: 'moulded', main: 'all', size: [178, 56, 128], corner: 26, edge: 5, flare: 0.02 },
    rim: { solid: 'moulded', main: 'all', at: [0, 53, 0], size: [184, 5, 134], corner: 28, edge: 2 },
    lid: { solid: 'moulded', main: 'all', word: 'cap', at: [0, 58, 0], size: [182, 13, 132], corner: 27, edge: 3 },
    band: {
      solid: 'moulded',
      of: 'matt plastic',
      word: 'band',
      colour: '#3b3d40',
      at: [48, -0.6, 0],
      size: [24, 73.4, 135.6],
      corner: 1,
      edge: 1.4,
    },
  },
});
