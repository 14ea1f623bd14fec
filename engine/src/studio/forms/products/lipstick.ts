import { productForm } from '../../construction/products/product-form.ts';

/** An open lipstick with its cap beside it. */
export const lipstick = productForm({
  name: 'lipstick',
  of: 'pigment',
  turn: 0.2,
  parts: {
    bullet: {
      solid: 'turned',
      main: 'all',
      outline: '5.7 44, 5.7 66 1, 5.4 70.5 2.4, 2 71.6 3',
      slant: { from: 56, rise: 0.85 },
    },
    holder: { solid: 'turned', of: 'gold', word: 'hardware', outline: '6.9 38, 6.9 52 .5, 5.9 52 .3, 5.9 46' },
    collar: { solid: 'turned', of: 'gold', word: 'hardware', outline: '8.6 30, 8.6 40.5 .6, 6.4 40.8' },
    case: { solid: 'turned', of: 'lacquer', word: 'vessel', outline: '10.2 0 .8, 10.2 31 .8, 8 31.2' },
    cap: { solid: 'turned', of: 'lacquer', word: 'cap', at: [27, 0, 9], outline: '10.4 0 .6, 10.4 46 1.4, 6 46.3 16' },
    band: {
      solid: 'turned',
      of: 'gold',
      word: 'hardware',
      at: [27, 0, 9],
      band: true,
      outline: '10 1.6, 10.65 1.6 .3, 10.65 4.4 .3, 10 4.4',
    },
  },
});
