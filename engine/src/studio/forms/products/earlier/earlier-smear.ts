import type { Product } from '../../../construction/products/product.ts';

/** The streaks that a spatula leaves: z of each, and the x at which it begins and ends, in millimetres. */
const STREAKS = [
  [-20, -46, 44],
  [-16.4, -54, 58],
  [-12.6, -58, 76],
  [-8.8, -61, 66],
  [-5, -63, 84],
  [-1.2, -64, 78],
  [2.6, -64, 88],
  [6.4, -62, 74],
  [10.2, -60, 82],
  [14, -56, 60],
  [17.6, -50, 64],
  [20.8, -42, 40],
] as const;

const CREAM = { main: 'all', colour: '#c88f76', at: [0, 1.6, 0] } as const;

/** The smear of scenes that were stored before version 3 of the drawing. */
export const EARLIER_SMEAR: NonNullable<Product['earlier']> = {
  of: 'pigment',
  turn: 0.5,
  rise: 0.62,
  parts: {
    ...Object.fromEntries(
      STREAKS.map(([z, from, to], i) => [
        `streak ${i + 1}`,
        {
          solid: 'bar' as const,
          ...CREAM,
          path: `${from} 4 ${z}, ${from + 34} 2.6 ${z * 1.1}, ${to - 44} 1 ${z * 1.04}, ${to} .2 ${z * 0.86 - 4}`,
          radius: [4.6 + (i % 3) * 0.5, 4.2 - (i % 4) * 0.5] as const,
          face: [0, 0, 1] as const,
          taper: 0.42,
        },
      ]),
    ),
    ridge: {
      solid: 'bar',
      ...CREAM,
      path: '-40 4 -21, -56 5 -14, -63 5.6 0, -58 5 13, -42 4 21',
      radius: [5.4, 5],
      joined: 0.2,
    },
  },
};
