import { productForm } from '../../construction/products/product-form.ts';

const KEY = { of: 'brass', word: 'trim' } as const;
const LYING = { up: [0, 0, -1], front: [0, 1, 0] } as const;

/** A leather fob and a key on a split ring, lying flat. */
export const keyRing = productForm({
  name: 'key-ring',
  of: 'leather',
  turn: 0.35,
  rise: 0.75,
  parts: {
    ring: {
      solid: 'turned',
      of: 'steel',
      word: 'hardware',
      band: true,
      at: [0, 1.2, -38],
      outline: '13.4 0 .7, 15.6 0 .8, 15.6 2.6 .8, 13.4 2.6 .7',
    },
    loop: {
      solid: 'bar',
      main: 'all',
      path: '0 4 -8, 0 4.6 -16, 0 5.2 -22, 0 4.4 -27',
      radius: [7, 1.2],
      face: [1, 0, 0],
      square: 6,
    },
    fob: {
      solid: 'extruded',
      main: 'all',
      ...LYING,
      at: [0, 2.2, 14],
      outline: '-17 -28 12, 17 -28 12, 11 30 4, -11 30 4',
      thickness: 3.6,
      bevel: 1,
      dome: 0.4,
      grain: 'y',
    },
    rivet: { solid: 'turned', of: 'steel', word: 'hardware', at: [0, 4.4, -6], outline: '3.4 0 .4, 3 1.4 .8' },
    bow: {
      solid: 'turned',
      ...KEY,
      band: true,
      at: [17.5, 2.6, -34],
      outline: '4 0 .5, 10 0 .6, 10 2 .6, 4 2 .5',
    },
    blade: { solid: 'block', ...KEY, at: [35.4, 2.4, -12.6], front: [0.64, 0, 0.77], size: [5, 2, 40], round: 0.6 },
    bit: { solid: 'block', ...KEY, at: [45.4, 2.5, -6.8], front: [0.64, 0, 0.77], size: [8, 1.8, 5], round: 0.5 },
    'second bit': {
      solid: 'block',
      ...KEY,
      at: [40.9, 2.5, -12],
      front: [0.64, 0, 0.77],
      size: [7, 1.8, 3.4],
      round: 0.5,
    },
  },
});
