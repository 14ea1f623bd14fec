import { productForm } from '../../construction/products/product-form.ts';

/** A mug, a cup on its saucer, or a beaker without a handle. */
export const mug = productForm({
  name: 'mug',
  of: 'glazed ceramic',
  turn: -0.5,
  parts: {
    body: {
      solid: 'turned',
      main: 'all',
      outline: '34 0 2, 41 7 8, 41.5 94',
      hollow: { wall: 4.4, floor: 6, round: 12 },
    },
    rim: {
      solid: 'turned',
      band: true,
      word: 'rim',
      optional: true,
      of: 'gold',
      outline: '36.9 90.5, 41.6 90.5, 41.7 94.2 2.4, 36.9 94.2 2.4',
    },
    handle: {
      solid: 'bar',
      main: 'all',
      word: 'handle',
      path: '39.5 77 0, 51 78.5 0, 65.5 72 0, 70.5 52 0, 63 32 0, 50 24.5 0, 39.5 23.5 0',
      radius: [4.3, 6.2],
      face: [0, 1, 0],
      joined: 0.3,
    },
  },
  kinds: {
    teacup: {
      of: 'porcelain',
      parts: {
        body: {
          at: [0, 9.5, 0],
          outline: '21.5 0 1, 22.5 4 4, 46 12 22, 44 55 40, 47.5 58',
          hollow: { wall: 2.6, floor: 5.5, round: 14 },
        },
        handle: {
          at: [0, 9.5, 0],
          path: '44 50 0, 54 52 0, 64.5 45 0, 62 31 0, 52 21.5 0, 41 19.5 0',
          radius: [2.6, 3.8],
        },
        rim: { at: [0, 9.5, 0], outline: '44.5 56.2, 47.6 56.2, 47.8 58.3 1.5, 44.5 58.3 1.5' },
        saucer: {
          solid: 'turned',
          main: 'all',
          word: 'saucer',
          outline: '42 0 1, 43 3 3, 75 15.5 60',
          hollow: { wall: 3, floor: 6.5, round: 20 },
        },
      },
    },
    beaker: { parts: { handle: null } },
  },
});
