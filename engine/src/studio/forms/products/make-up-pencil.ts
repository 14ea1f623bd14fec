import { productForm } from '../../construction/products/product-form.ts';

const LYING = { front: [0, 1, 0] } as const;

/** A sharpened make-up pencil that lies beside its cap. */
export const makeUpPencil = productForm({
  name: 'make-up-pencil',
  of: 'lacquer',
  turn: 0.35,
  rise: 0.28,
  parts: {
    barrel: {
      ...LYING,
      solid: 'turned',
      of: 'lacquer',
      word: 'vessel',
      at: [-62, 3.9, 0],
      up: [1, 0, 0],
      outline: '3.8 0 .6, 3.8 98 .3',
    },
    band: {
      ...LYING,
      solid: 'turned',
      of: 'gold',
      word: 'hardware',
      at: [-62, 3.9, 0],
      up: [1, 0, 0],
      band: true,
      outline: '3.6 5, 4.05 5 .2, 4.05 8.5 .2, 3.6 8.5',
    },
    wood: {
      ...LYING,
      solid: 'turned',
      of: 'oak',
      at: [36, 3.9, 0],
      up: [1, 0, 0],
      outline: '3.75 0, 3.6 .6 .4, 1.7 15',
    },
    point: { ...LYING, solid: 'turned', main: 'all', at: [51, 3.9, 0], up: [1, 0, 0], outline: '1.7 0, .5 8 .5' },
    cap: {
      ...LYING,
      solid: 'turned',
      of: 'lacquer',
      word: 'cap',
      at: [-18, 4.5, 26],
      up: [0.96, 0, 0.28],
      outline: '4.4 0 .4, 4.4 36 1.6, 2 36.4',
    },
  },
});
