import { productForm } from '../../construction/products/product-form.ts';

/** A board of wood with a handle, lying flat, with a loop of leather. */
export const choppingBoard = productForm({
  name: 'chopping-board',
  of: 'oak',
  turn: 0.5,
  rise: 0.42,
  parts: {
    board: {
      solid: 'extruded',
      main: 'all',
      up: [1, 0, 0],
      front: [0, 1, 0],
      at: [0, 9, 0],
      grain: 'x',
      outline: '-115 -170 26, 115 -170 26, 115 140 60, 36 176 40, 26 272 22, -26 272 22, -36 176 40, -115 140 60',
      thickness: 18,
      bevel: 4,
    },
    eye: { solid: 'turned', of: 'black plastic', at: [246, 17.9, 0], outline: '8 0 .1, 8 .5 .2, 1 .5' },
    loop: {
      solid: 'bar',
      of: 'leather',
      word: 'trim',
      path: '246 19 0, 268 21 8, 300 4 16, 318 3 0, 300 4 -14, 268 21 -8, 246 19 0',
      radius: [3, 1.4],
      face: [0, 1, 0],
      square: 4,
    },
  },
});
