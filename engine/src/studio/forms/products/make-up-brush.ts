import { productForm } from '../../construction/products/product-form.ts';

/** A large brush for powder that lies on its side, with a smaller one before it. */
export const makeUpBrush = productForm({
  name: 'make-up-brush',
  of: 'lacquer',
  turn: 0.2,
  rise: 0.2,
  parts: {
    handle: {
      solid: 'turned',
      main: 'all',
      word: 'handle',
      at: [-96, 16.7, 0],
      up: [1, 0, 0],
      outline: '1.6 0 1, 4 12 8, 6.6 70 40, 5.6 108 20, 7.4 122',
    },
    ferrule: {
      solid: 'turned',
      of: 'gold',
      word: 'hardware',
      at: [-96, 16.7, 0],
      up: [1, 0, 0],
      outline: '7.5 120, 7.5 124 .6, 6.9 125 .4, 7.4 150 2, 7.4 152',
    },
    hair: {
      solid: 'turned',
      of: 'fur',
      colour: '#4a3426',
      word: 'trim',
      at: [-96, 16.7, 0],
      up: [1, 0, 0],
      outline: '7 150, 15 170 10, 17 184 10, 12 198 8, 3 203 8',
    },
    other: {
      solid: 'turned',
      main: 'all',
      word: 'handle',
      at: [-90, 7.3, 46],
      up: [0.98, 0, -0.16],
      outline: '1.4 0 1, 3.4 12 8, 5 66 40, 4 100 20, 5 114',
    },
    'other ferrule': {
      solid: 'turned',
      of: 'gold',
      word: 'hardware',
      at: [-90, 7.3, 46],
      up: [0.98, 0, -0.16],
      outline: '5.1 112, 5.1 116 .6, 4.7 117 .4, 5 138',
    },
    'other hair': {
      solid: 'turned',
      of: 'fur',
      colour: '#4a3426',
      word: 'trim',
      at: [-90, 7.3, 46],
      up: [0.98, 0, -0.16],
      outline: '4.8 137, 7.4 148 4, 7 160 5, 2 168 5',
    },
  },
});
