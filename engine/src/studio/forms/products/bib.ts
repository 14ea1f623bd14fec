import { productForm } from '../../construction/products/product-form.ts';

const LYING = { up: [0, 0, -1], front: [0, 1, 0] } as const;
const OUTLINE =
  '-92 -128 60, 92 -128 60, 106 20 50, 84 126 16, 60 128 14, 27 66 26, 0 34 40, -27 66 26, -60 128 14, -84 126 16, -106 20 50';

/** A tie of the binding, from a corner of the neck. */
const tie = (side: 1 | -1) => ({
  solid: 'bar' as const,
  of: 'cotton' as const,
  word: 'trim' as const,
  path: `${side * 66} 1.2 -122, ${side * 50} 1.2 -150, ${side * 62} 1.2 -178, ${side * 40} 1.2 -206`,
  radius: [4.4, 1.1] as const,
  face: [1, 0, 0] as const,
  square: 4,
});

/** A baby's bib, laid flat, with a bound edge and two ties. */
export const bib = productForm({
  name: 'bib',
  of: 'cotton',
  turn: 0.18,
  rise: 0.85,
  parts: {
    body: {
      solid: 'extruded',
      main: 'all',
      ...LYING,
      at: [0, 3, 0],
      outline: OUTLINE,
      thickness: 5,
      bevel: 2,
      dome: 2,
      grain: 'y',
    },
    binding: {
      solid: 'frame',
      of: 'cotton',
      word: 'trim',
      colour: '#9db8c9',
      ...LYING,
      at: [0, 3, 0],
      outline: OUTLINE,
      section: '-5 -3 1, 2.4 -3 2, 2.4 3.6 2.4, -5 3.6 1',
    },
    tie: { ...tie(1), colour: '#9db8c9' },
    'other tie': { ...tie(-1), colour: '#9db8c9' },
  },
});
