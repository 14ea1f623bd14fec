import { productForm } from '../../construction/products/product-form.ts';
import { FACING, without } from '../../construction/products/usual-parts.ts';

/** The sleeve of a laptop: felt with a flap that a leather tongue closes, and a band of leather. */
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
    flap: {
      solid: 'block',
      main: 'all',
      colour: '#8b8e91',
      at: [0, 150, 14.5],
      size: [358, 107, 5],
      round: [12, 10, 2.4],
      piped: 'front',
    },
    tongue: {
      solid: 'block',
      of: 'leather',
      colour: '#9a6238',
      word: 'straps',
      at: [0, 116, 18],
      size: [58, 92, 3.4],
      round: [14, 14, 1.6],
    },
    stud: {
      solid: 'turned',
      of: 'brass',
      word: 'hardware',
      at: [0, 134, 21],
      ...FACING,
      outline: '7 0 .4, 7 1.4 .8, 4 3.4 3',
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
  },
  // It had a zip along its top.
  earlierParts: {
    ...without('flap', 'tongue', 'stud'),
    zip: { solid: 'bar', of: 'steel', word: 'zip', path: '-164 252 0, 164 252 0', radius: [5, 3], square: 6 },
    pull: { solid: 'block', of: 'steel', word: 'zip', at: [172, 232, 3], size: [4, 22, 3], round: 1.2 },
  },
});
