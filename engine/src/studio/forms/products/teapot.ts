import { productForm } from '../../construction/products/product-form.ts';

/** A round teapot with a spout, a handle and a lid with a knob. */
export const teapot = productForm({
  name: 'teapot',
  of: 'glazed ceramic',
  turn: 0.12,
  parts: {
    body: {
      solid: 'turned',
      main: 'all',
      outline: '40 0 1.4, 42 5 4, 82 26 60, 84 88 60, 40 118 12, 38 121',
      hollow: { wall: 4.4, floor: 9, round: 30 },
    },
    lid: { solid: 'turned', main: 'all', word: 'cap', outline: '41 119.4 1.2, 41.5 122.6 1.4, 30 129 40, 9 133' },
    knob: { solid: 'turned', main: 'all', word: 'cap', outline: '6 130 3, 5.4 137 4, 11.5 143 6, 10 152 6, 4 153 6' },
    spout: {
      solid: 'bar',
      main: 'all',
      path: '-58 38 0, -86 46 0, -101 74 0, -112 104 0, -124 116 0',
      radius: [15.5, 13],
      face: [0, 1, 0],
      taper: 0.5,
    },
    handle: {
      solid: 'bar',
      main: 'all',
      word: 'handle',
      path: '62 98 0, 84 104 0, 116 98 0, 128 70 0, 116 44 0, 92 32 0, 70 34 0',
      radius: [5.4, 7.4],
      face: [0, 1, 0],
      joined: 0.35,
    },
  },
});
