import { limbOf } from '../../construction/products/limb-of.ts';
import { productForm } from '../../construction/products/product-form.ts';

/** A bear of plush that sits. */
export const teddy = productForm({
  name: 'teddy',
  of: 'shearling',
  turn: 0.28,
  parts: {
    body: { solid: 'turned', main: 'all', outline: '30 0 20, 78 14 40, 84 80 60, 62 150 40, 26 172 20' },
    head: {
      solid: 'turned',
      main: 'all',
      at: [0, 148, 8],
      outline: '24 0 20, 72 16 44, 76 72 50, 50 124 44, 8 132 40',
    },
    ears: limbOf([46, 250, 4], [0.55, 0.83, 0], '20 0 8, 28 12 16, 24 34 18, 6 40 14'),
    arms: limbOf([62, 138, 14], [0.5, -0.68, 0.54], '16 -10 12, 28 10 20, 27 70 20, 26 104 22, 8 122 18'),
    legs: limbOf([46, 32.5, 36], [0.42, 0.02, 0.9], '22 -20 14, 33 10 24, 31 70 22, 36 108 20, 10 124 20'),
    soles: {
      ...limbOf([46, 32.5, 36], [0.42, 0.02, 0.9], '27 112 6, 24 122 8, 5 126 10'),
      main: 'colour',
      of: 'suede',
      word: 'sole',
    },
    snout: {
      solid: 'turned',
      main: 'colour',
      of: 'wool',
      at: [0, 196, 66],
      up: [0, -0.06, 1],
      front: [0, 1, 0],
      outline: '32 -14 10, 36 6 14, 26 28 16, 6 32 14',
    },
    nose: {
      solid: 'turned',
      of: 'black plastic',
      at: [0, 206, 92],
      up: [0, 0.3, 0.95],
      front: [0, 1, -0.3],
      outline: '9 0 4, 9 6 5, 3 9 5',
    },
    eyes: {
      solid: 'turned',
      of: 'lacquer',
      at: [26, 226, 70],
      up: [0.28, 0.16, 0.94],
      front: [0, 1, -0.2],
      outline: '7 0, 7 4 3, 2 8 5',
      mirror: 'x',
    },
    bow: { solid: 'bow', of: 'satin', word: 'bow', at: [0, 152, 82], width: 96, ribbon: 22, colour: '#a8322d' },
  },
});
