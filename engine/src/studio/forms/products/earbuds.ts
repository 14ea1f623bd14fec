import { productForm } from '../../construction/products/product-form.ts';

/** Earbuds that lie before their closed case. */
export const earbuds = productForm({
  name: 'earbuds',
  of: 'glossy plastic',
  turn: 0.3,
  rise: 0.14,
  parts: {
    case: { solid: 'block', main: 'all', at: [0, 0, -14], size: [60, 46, 22], round: [20, 20, 10], puff: [0, 0, 1.4] },
    seam: {
      solid: 'bar',
      of: 'black plastic',
      path: '-18 30 -2.3, 18 30 -2.3, 30 30 -14, 18 30 -25.7, -18 30 -25.7, -30 30 -14',
      radius: 0.45,
      closed: true,
    },
    lamp: {
      solid: 'turned',
      of: 'gold',
      word: 'hardware',
      at: [0, 22, -2.2],
      up: [0, 0, 1],
      front: [0, 1, 0],
      outline: '1.2 0, 1.2 .5',
    },
    buds: {
      solid: 'turned',
      main: 'all',
      at: [17, 8, 24],
      up: [-0.62, 0.24, 0.74],
      outline: '3 -8 3, 8 -6 5, 8.2 2 5, 5 6 3, 4.6 8 2',
    },
    stems: { solid: 'bar', main: 'all', path: '17 8 22, 24 5 30, 34 3 46', radius: 3.1 },
    tips: {
      solid: 'turned',
      of: 'rubber',
      word: 'trim',
      at: [17, 8, 24],
      up: [-0.62, 0.24, 0.74],
      outline: '4 6 2, 6 8 3, 5.4 11 3, 2.4 13.4 2',
    },
    'other buds': {
      solid: 'turned',
      main: 'all',
      at: [-22, 8, 20],
      up: [0.5, 0.3, 0.8],
      outline: '3 -8 3, 8 -6 5, 8.2 2 5, 5 6 3, 4.6 8 2',
    },
    'other stem': { solid: 'bar', main: 'all', path: '-22 8 18, -28 5 28, -34 3 46', radius: 3.1 },
    'other tip': {
      solid: 'turned',
      of: 'rubber',
      word: 'trim',
      at: [-22, 8, 20],
      up: [0.5, 0.3, 0.8],
      outline: '4 6 2, 6 8 3, 5.4 11 3, 2.4 13.4 2',
    },
  },
});
