import { productForm } from '../../construction/products/product-form.ts';
import { board } from '../../construction/products/usual-parts.ts';

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
        plinth: null,
        cords: null,
        seat: board([0, 424, 0], [1300, 34, 360], 'x'),
        cushion: board([0, 340, 0], [1120, 70, 22], 'x'),
        legs: {
          solid: 'bar',
          main: 'all',
          word: 'legs',
          path: '590 0 145, 555 424 115',
          radius: 15,
          taper: 1.6,
          mirror: 'both',
        },
      },
    },
    'upholstered-bench': {
      turn: 0.42,
      parts: {
        plinth: null,
        cords: null,
        seat: { solid: 'block', main: 'all', at: [0, 300, 0], size: [1200, 60, 420], round: 18 },
        cushion: {
          solid: 'block',
          main: 'all',
          word: 'cushion',
          at: [0, 352, 0],
          size: [1210, 120, 430],
          round: [40, 50, 40],
          puff: [4, 16, 6],
          tufts: { face: 'top', pitch: [150, 144], depth: 26 },
          piped: 'top',
        },
        legs: {
          solid: 'bar',
          of: 'oak',
          word: 'legs',
          path: '555 0 180, 520 310 150',
          radius: 11,
          taper: 1.8,
          mirror: 'both',
        },
      },
    },
  },
});
