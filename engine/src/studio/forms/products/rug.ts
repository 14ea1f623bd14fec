import { productForm } from '../../construction/products/product-form.ts';

/** A flat-woven rug with fringes, one with a Persian medallion, or a round one of jute. */
export const rug = productForm({
  name: 'rug',
  of: 'flatweave',
  turn: 0.32,
  rise: 0.34,
  parts: {
    body: { solid: 'block', main: 'all', size: [1500, 10, 2000], round: 4, slack: 0.9 },
    fringes: {
      solid: 'fringe',
      of: 'cotton',
      colour: '#efe8da',
      word: 'trim',
      at: [0, 1, 998],
      width: 1480,
      length: 80,
      count: 120,
      mirror: 'z',
    },
  },
  kinds: {
    'persian-rug': { of: 'knotted pile', parts: { body: { size: [1500, 12, 2000], slack: 0 } } },
    'round-rug': {
      of: 'jute',
      parts: { body: { solid: 'turned', main: 'all', outline: '900 0 4, 900 12 5' }, fringes: null },
    },
  },
});
