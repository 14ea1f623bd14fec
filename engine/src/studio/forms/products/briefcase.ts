import { productForm } from '../../construction/products/product-form.ts';

const LEATHER = { solid: 'block', main: 'all', colour: '#5b3a24' } as const;
const METAL = { solid: 'block', of: 'steel', word: 'hardware', round: 2.6, mirror: 'x' } as const;

/** A briefcase with a flap that is closed by two straps. */
export const briefcase = productForm({
  name: 'briefcase',
  of: 'leather',
  turn: 0.38,
  parts: {
    body: {
      ...LEATHER,
      at: [0, 1.7, 0],
      size: [400, 285, 92],
      round: [10, 10, 12],
      puff: [0, 0, 3],
      slack: 0.4,
      piped: 'front',
    },
    flap: { ...LEATHER, at: [0, 108, 46], size: [404, 182, 12], round: [8, 26, 5], piped: 'front' },
    belts: { ...LEATHER, colour: '#4a2e1c', at: [115, 52, 50], size: [26, 205, 10], round: [4, 8, 4], mirror: 'x' },
    buckles: { ...METAL, at: [115, 92, 57], size: [34, 30, 6] },
    handle: {
      solid: 'bar',
      main: 'all',
      colour: '#4a2e1c',
      word: 'handle',
      path: '-78 286 0, -74 312 0, -50 328 0, 50 328 0, 74 312 0, 78 286 0',
      radius: [11, 7],
      face: [0, 0, 1],
      square: 5,
    },
    rings: { ...METAL, at: [78, 276, 0], size: [20, 20, 26] },
  },
});
