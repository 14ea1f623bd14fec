import { productForm } from '../../construction/products/product-form.ts';

/** A rigid bracelet that stands on its edge, leaning back; kinds are a chain of links and a wide cuff. */
export const bangle = productForm({
  name: 'bangle',
  of: 'gold',
  turn: 0.5,
  rise: 0.12,
  parts: {
    band: {
      solid: 'turned',
      main: 'all',
      band: true,
      at: [0, 0, 0],
      outline: '30.6 0.2 .6, 33.2 0 1.6, 33.8 4 3, 33.2 8 1.6, 30.6 7.8 .6, 30.3 4 3',
    },
  },
  kinds: {
    'cuff-bracelet': {
      parts: {
        band: { outline: '29.6 0.2 .6, 32.4 0 1.2, 30.8 15 20, 32.4 30 1.2, 29.6 29.8 .6, 28.6 15 20' },
      },
    },
  },
});
