import { productForm } from '../../construction/products/product-form.ts';

/** The sleeve of a laptop: felt with a band of leather. */
export const laptopSleeve = productForm({
  name: 'laptop-sleeve',
  of: 'wool',
  turn: 0.38,
  parts: {
    body: {
      solid: 'block',
      main: 'all',
      colour: '#8b8e91',
      at: [0, 1.1, 0],
      size: [356, 254, 26],
      round: [12, 12, 11],
      puff: [0, 0, 2],
      slack: 0.4,
      piped: 'front',
    },
    band: {
      solid: 'block',
      of: 'leather',
      colour: '#9a6238',
      word: 'trim',
      at: [0, 3, 14],
      size: [352, 66, 4],
      round: [6, 6, 1.6],
      piped: 'front',
    },
    zip: { solid: 'bar', of: 'steel', word: 'zip', path: '-164 252 0, 164 252 0', radius: [5, 3], square: 6 },
    pull: { solid: 'block', of: 'steel', word: 'zip', at: [172, 232, 3], size: [4, 22, 3], round: 1.2 },
  },
});
