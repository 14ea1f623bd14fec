import { productForm } from '../../construction/products/product-form.ts';

const BAND = {
  solid: 'bar',
  main: 'all',
  path: '-2.4 12.2 0, 3.6 11.6 0, 9.2 8 0, 11.9 2 0, 11.4 -4.4 0, 7.4 -9.8 0, 1 -12.2 0, -5.6 -10.8 0, -10.4 -6.2 0, -11.9 0.4 0',
  radius: [3.1, 0.75],
  face: [0, 0, 1],
  square: 3.4,
} as const;

/** Two open rings that clasp an ear. */
export const earCuff = productForm({
  name: 'ear-cuff',
  of: 'gold',
  turn: 0.3,
  rise: 0.1,
  parts: {
    plain: { ...BAND, at: [-15, 13, 5], front: [0.45, 0, 0.89] },
    second: { ...BAND, at: [14, 13, -3], front: [-0.3, 0, 0.95] },
  },
});
