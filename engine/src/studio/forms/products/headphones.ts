import { productForm } from '../../construction/products/product-form.ts';

/** Where a cup is; its axis points away from the head. */
const CUP = { solid: 'turned', at: [62, 45, 0], up: [1, -0.04, 0], mirror: 'x' } as const;
const SOFT = { of: 'leather', colour: '#2b2a2c', word: 'cushion' } as const;

/** Headphones with padded cups on a padded band. */
export const headphones = productForm({
  name: 'headphones',
  of: 'matt plastic',
  turn: 0.48,
  parts: {
    band: {
      solid: 'bar',
      main: 'all',
      word: 'band',
      isWordOfEdge: true,
      path: '-84 92 0, -88 140 0, -66 186 0, 0 206 0, 66 186 0, 88 140 0, 84 92 0',
      radius: [13, 3.4],
      face: [0, 0, 1],
      square: 4,
    },
    padding: {
      solid: 'bar',
      ...SOFT,
      path: '-70 172 0, -38 191 0, 0 197 0, 38 191 0, 70 172 0',
      radius: [14, 6],
      face: [0, 0, 1],
      square: 3,
    },
    sliders: {
      solid: 'bar',
      of: 'steel',
      word: 'hardware',
      path: '88 128 0, 90 72 0',
      radius: [8, 1.8],
      face: [0, 0, 1],
      square: 6,
      mirror: 'x',
    },
    joints: {
      solid: 'turned',
      of: 'steel',
      word: 'hardware',
      at: [86, 62, 0],
      up: [1, -0.04, 0],
      outline: '12 0 1, 12 9 2',
      mirror: 'x',
    },
    cups: { ...CUP, main: 'all', outline: '43 0 3, 45 6 4, 43 20 12, 32 27 10, 8 28 20' },
    plates: { ...CUP, of: 'aluminium', word: 'trim', outline: '30 26, 29 29 1, 10 29.6 10' },
    pads: { ...CUP, ...SOFT, band: true, outline: '22 -22 7, 42 -22 10, 43 1 3, 22 1 2' },
    inside: { ...CUP, of: 'black plastic', outline: '24 -8, 24 2' },
  },
});
