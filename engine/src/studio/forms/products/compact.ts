import { productForm } from '../../construction/products/product-form.ts';

/** An open powder compact with a mirror in its lid. */
export const compact = productForm({
  name: 'compact',
  of: 'powder',
  turn: 0.3,
  rise: 0.12,
  parts: {
    base: { solid: 'turned', of: 'lacquer', word: 'vessel', outline: '37 0 3, 38 9 2, 33.4 9.2 .4' },
    pan: {
      solid: 'turned',
      of: 'gold',
      word: 'hardware',
      band: true,
      outline: '30.4 8, 32.4 8, 32.4 9.9 .6, 30.4 9.9 .6',
    },
    powder: { solid: 'turned', main: 'all', outline: '31 8.4, 30.6 9.7 .6, 20 10 20' },
    lid: {
      solid: 'turned',
      of: 'lacquer',
      word: 'cap',
      at: [0, 47, -47.5],
      up: [0, 0.26, 0.966],
      outline: '37 -6 3, 38 0 1.6, 33.6 .2 .4',
    },
    mirror: {
      solid: 'turned',
      of: 'hand mirror',
      at: [0, 47, -47.5],
      up: [0, 0.26, 0.966],
      outline: '33 0, 32.8 .6 .3',
    },
    hinge: { solid: 'bar', of: 'gold', word: 'hardware', path: '-9 8.4 -38.4, 9 8.4 -38.4', radius: 2.2 },
  },
  kinds: {
    'compact-mirror': {
      parts: {
        pan: null,
        powder: null,
        'second mirror': { solid: 'turned', of: 'mirror', outline: '33 8.4, 32.8 9.6 .3' },
      },
    },
  },
  // The mirror was plain steel.
  earlierParts: { mirror: { of: 'steel' } },
});
