import { productForm } from '../../construction/products/product-form.ts';

/** A carafe of water, or a jug with a handle. */
export const carafe = productForm({
  name: 'carafe',
  of: 'glass',
  turn: -0.4,
  parts: {
    body: {
      solid: 'turned',
      main: 'all',
      outline: '46 0 5, 54 40 60, 52 120 70, 24 185 60, 26 225 30, 37 262',
      hollow: { wall: 2.6, floor: 9, round: 10 },
      liquid: { level: 150, colour: '#fbfcfa' },
    },
  },
  kinds: {
    jug: {
      of: 'glazed ceramic',
      parts: {
        body: { outline: '50 0 4, 62 14 14, 74 80 90, 42 150 90, 50 212', hollow: { wall: 5, floor: 7, round: 18 } },
        handle: {
          solid: 'bar',
          main: 'all',
          word: 'handle',
          path: '46 180 0, 68 186 0, 96 160 0, 99 118 0, 84 84 0, 62 74 0',
          radius: [5, 8],
          face: [0, 1, 0],
          joined: 0.35,
        },
      },
    },
  },
});
