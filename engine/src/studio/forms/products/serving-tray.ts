import { productForm } from '../../construction/products/product-form.ts';
import { upright } from '../../construction/products/usual-parts.ts';

/** A serving tray with a raised rim and two handles, or a round one. */
export const servingTray = productForm({
  name: 'serving-tray',
  of: 'oak',
  turn: 0.4,
  rise: 0.26,
  parts: {
    base: { solid: 'block', main: 'all', grain: 'x', size: [424, 12, 284], round: 3 },
    rim: {
      solid: 'frame',
      main: 'all',
      word: 'rim',
      at: [0, 6, 0],
      up: [0, 0, -1],
      front: [0, 1, 0],
      outline: upright(208, -138, 138, 8),
      section: '0 -6 2, 12 -6 2, 12 40 5, 0 40 5',
    },
    handles: {
      solid: 'bar',
      of: 'brass',
      word: 'handle',
      path: '214 44 -62, 222 66 -56, 222 66 56, 214 44 62',
      bend: 12,
      radius: 5,
      mirror: 'x',
    },
  },
  kinds: {
    'round-tray': {
      parts: {
        base: { solid: 'turned', main: 'all', outline: '170 0 4, 172 10 3, 164 12' },
        rim: { solid: 'turned', main: 'all', word: 'rim', band: true, outline: '160 8, 172 8 2, 174 34 4, 166 34 4' },
        handles: null,
      },
    },
  },
});
