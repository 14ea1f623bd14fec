import { productForm } from '../../construction/products/product-form.ts';
import { board, legs, upholstered, without } from '../../construction/products/usual-parts.ts';

/** A round pouf on a plinth, a wooden bench, or a buttoned upholstered one. */
export const ottoman = productForm({
  name: 'ottoman',
  of: 'velvet',
  turn: 0.3,
  parts: {
    plinth: { solid: 'turned', of: 'brass', word: 'legs', outline: '205 0 2, 205 22 2' },
    seat: { solid: 'moulded', main: 'all', at: [0, 22, 0], size: [470, 240, 470], corner: 235, edge: 20 },
    cushion: {
      solid: 'turned',
      main: 'all',
      word: 'cushion',
      outline: '226 258 20, 244 290 30, 244 350 30, 226 380 60, 110 397 220',
    },
    cords: {
      solid: 'turned',
      band: true,
      main: 'all',
      word: 'cushion',
      outline: '231 363 4.4, 240 363 4.4, 240 372 4.4, 231 372 4.4',
    },
  },
  kinds: {
    bench: {
      of: 'oak',
      turn: 0.42,
      parts: {
        ...without('plinth', 'cords'),
        seat: board([0, 424, 0], [1300, 34, 360], 'x'),
        cushion: { ...board([0, 344, 112], [1126, 78, 20], 'x'), mirror: 'z' },
        ends: { ...board([557, 344, 0], [20, 78, 236], 'z'), mirror: 'x' },
        legs: { ...legs('572 0 124, 558 424 112', 19, 1.4), main: 'all' },
      },
    },
    'upholstered-bench': {
      turn: 0.42,
      parts: {
        ...without('plinth', 'cords'),
        seat: upholstered([0, 300, 0], [1200, 60, 420], 18),
        cushion: {
          ...upholstered([0, 352, 0], [1210, 120, 430], [40, 50, 40]),
          word: 'cushion',
          puff: [4, 16, 6],
          tufts: { face: 'top', pitch: [150, 144], depth: 26 },
          piped: 'top',
        },
        legs: { ...legs('555 0 180, 520 310 150', 11, 1.8), of: 'oak' },
      },
    },
  },
  earlierKinds: {
    bench: {
      until: 2,
      of: 'oak',
      turn: 0.42,
      parts: {
        ...without('plinth', 'cords'),
        seat: board([0, 424, 0], [1300, 34, 360], 'x'),
        cushion: board([0, 340, 0], [1120, 70, 22], 'x'),
        legs: { ...legs('590 0 145, 555 424 115', 15, 1.6), main: 'all' },
      },
    },
  },
});
