import { productForm } from '../../construction/products/product-form.ts';

/** A bowl on a foot ring. */
export const bowl = productForm({
  name: 'bowl',
  of: 'glazed ceramic',
  turn: 0,
  rise: 0.16,
  parts: {
    body: {
      solid: 'turned',
      main: 'all',
      outline: '33 0 1.2, 34 6 4, 66 14 50, 84 74',
      hollow: { wall: 4.2, floor: 9, round: 40 },
    },
    rim: {
      solid: 'turned',
      band: true,
      word: 'rim',
      optional: true,
      of: 'gold',
      outline: '79.2 71.4, 83.8 71.4, 84.2 74.2 2.2, 79.4 74.2 2.2',
    },
  },
  kinds: {
    'serving-bowl': {
      parts: {
        body: { outline: '52 0 1.2, 54 6 4, 110 16 70, 138 96', hollow: { wall: 5, floor: 10, round: 50 } },
        rim: { outline: '132 93, 137.6 93, 138.2 96.3 2.2, 132.4 96.3 2.2' },
      },
    },
  },
});
