import { productForm } from '../../construction/products/product-form.ts';

/** An open mascara: the tube, and beside it the cap with its wand and brush pointing up. */
export const mascara = productForm({
  name: 'mascara',
  of: 'lacquer',
  turn: 0.15,
  parts: {
    tube: { solid: 'turned', main: 'all', word: 'vessel', outline: '8.6 0 .8, 9.2 70 .8, 6 71.4 .5, 5.6 76 .4' },
    ring: {
      solid: 'turned',
      of: 'gold',
      word: 'hardware',
      band: true,
      outline: '8.8 66.5, 9.5 66.5 .3, 9.5 69.5 .3, 8.8 69.5',
    },
    cap: { solid: 'turned', main: 'all', word: 'cap', at: [26, 0, 8], outline: '9 0 1, 8.4 58 .8, 5 59.4 1, 2.6 63 1' },
    wand: { solid: 'bar', of: 'steel', path: '26 60 8, 26 96 8', radius: 1.1 },
    bristles: {
      solid: 'turned',
      of: 'rubber',
      at: [26, 82, 8],
      outline: '1.4 0 .6, 3.6 4 2, 4.2 16 6, 2.6 27 3, 1 29 .6',
      flutes: { count: 26, depth: 1.3, from: 0.5, to: 28 },
    },
  },
});
