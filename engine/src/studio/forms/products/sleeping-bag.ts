import { productForm } from '../../construction/products/product-form.ts';

/** A strap round the roll, at its place along it. */
const strap = (x: number) =>
  ({
    solid: 'turned',
    band: true,
    of: 'canvas',
    word: 'straps',
    colour: '#2a2c2e',
    at: [x, 110.4, 0],
    up: [1, 0, 0],
    front: [0, 1, 0],
    outline: '107 -13 1, 110.5 -13 1.4, 110.5 13 1.4, 107 13 1',
  }) as const;

/** A sleeping bag that is rolled up in its sack and held by two straps. */
export const sleepingBag = productForm({
  name: 'sleeping-bag',
  of: 'nylon',
  turn: 0.5,
  rise: 0.08,
  parts: {
    sack: {
      solid: 'turned',
      main: 'all',
      colour: '#35604f',
      at: [-200, 110.4, 0],
      up: [1, 0, 0],
      front: [0, 1, 0],
      outline:
        '1 -16 1, 74 -12 30, 106 14 30, 109 110 60, 107 200 60, 109 290 60, 106 388 30, 64 412 30, 30 404 12, 1 404 1',
      flutes: { count: 26, depth: 2.2, from: -20, to: 420 },
    },
    left: strap(-96),
    right: strap(96),
    cord: {
      solid: 'bar',
      of: 'canvas',
      word: 'trim',
      colour: '#c9bda2',
      path: '206 108 0, 216 104 6, 224 76 12, 226 40 16, 232 6 30, 246 4 56',
      radius: 2.6,
    },
    stop: { solid: 'ball', of: 'black plastic', seams: 'none', radius: 9, at: [223, 80, 11] },
    handle: {
      solid: 'bar',
      of: 'canvas',
      word: 'handle',
      colour: '#2a2c2e',
      path: '-96 218 0, -60 240 0, 0 250 0, 60 240 0, 96 218 0',
      radius: [11, 2],
      face: [0, 0, 1],
      square: 6,
    },
  },
});
