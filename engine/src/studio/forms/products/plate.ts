import { productForm } from '../../construction/products/product-form.ts';

/** A plate, seen from above. */
export const plate = productForm({
  name: 'plate',
  of: 'porcelain',
  turn: 0,
  rise: 0.42,
  parts: {
    body: {
      solid: 'turned',
      main: 'all',
      outline: '70 0 1, 72 3.5 3, 90 4.5 8, 98 14 10, 135 23.5',
      hollow: { wall: 4.2, floor: 7, round: 30 },
    },
    rim: {
      solid: 'turned',
      band: true,
      word: 'rim',
      optional: true,
      of: 'gold',
      outline: '131.2 23, 134.4 21.2, 135.7 23.4 1.2, 132.2 24.6 1.2',
    },
  },
  kinds: {
    'side-plate': {
      parts: {
        body: { outline: '46 0 1, 48 3 3, 62 6.5 12, 92 14' },
        rim: { outline: '88.6 13.6, 91.6 11.8, 92.6 13.9 1.2, 89.4 14.9 1.2' },
      },
    },
  },
});
