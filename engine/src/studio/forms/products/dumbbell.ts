import { productForm } from '../../construction/products/product-form.ts';

/** A dumbbell with heads of six sides. */
export const dumbbell = productForm({
  name: 'dumbbell',
  of: 'rubber',
  turn: 0.5,
  rise: 0.08,
  parts: {
    heads: {
      solid: 'turned',
      main: 'all',
      at: [62, 46.7, 0],
      up: [1, 0, 0],
      front: [0, 0.5, 0.866],
      outline: '44 0 5, 52 12 4, 52 62 4, 42 74 5',
      sides: { count: 6, from: 2, to: 72 },
      mirror: 'x',
    },
    faces: {
      solid: 'turned',
      of: 'steel',
      word: 'trim',
      at: [62, 46.7, 0],
      up: [1, 0, 0],
      outline: '28 72, 28 75.4 1, 24 74.6',
      mirror: 'x',
    },
    grip: {
      solid: 'turned',
      of: 'steel',
      word: 'handle',
      at: [-66, 46.7, 0],
      up: [1, 0, 0],
      outline: '13 0, 14 20 12, 16.5 66 40, 14 112 12, 13 132',
      flutes: { count: 40, depth: 0.5, from: 18, to: 114 },
    },
  },
});
