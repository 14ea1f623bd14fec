import { productForm } from '../../construction/products/product-form.ts';
import { without } from '../../construction/products/usual-parts.ts';

const TOOTH = { solid: 'bar', main: 'all', radius: 1.1, taper: 0.6 } as const;

/** One row of `count` bristles across the brush, at `x` along it. */
const bristles = (x: number, count: number) =>
  ({
    solid: 'turned',
    of: 'black plastic',
    word: 'trim',
    at: [x, 17, -((count - 1) / 2) * 9],
    outline: '1 0 .3, 0.7 16 .4, 1.3 18 1, 0.4 19.4 .6',
    row: { count, step: [0, 0, 9] },
  }) as const;

const ROWS = [-38, -28, -18, -8, 2, 12, 22, 32, 42] as const;

/** A paddle brush that lies on its back, or a comb. */
export const hairBrush = productForm({
  name: 'hair-brush',
  of: 'oak',
  turn: 0.42,
  rise: 0.24,
  parts: {
    paddle: {
      solid: 'extruded',
      main: 'all',
      up: [0, 0, -1],
      front: [0, 1, 0],
      at: [0, 6.5, 0],
      outline: '-58 -36 22, 52 -38 20, 84 -13 26, 176 -10.5 60, 184 0 8, 176 10.5 60, 84 13 26, 52 38 20, -58 36 22',
      thickness: 13,
      bevel: 5,
    },
    cushion: { solid: 'block', of: 'rubber', at: [-2, 9, 0], size: [108, 9, 60], round: [24, 4, 24], puff: [0, 2, 0] },
    ...Object.fromEntries(ROWS.map((x, i) => [`bristles at ${x}`, bristles(x, i % 2 === 0 ? 6 : 5)])),
  },
  kinds: {
    comb: {
      of: 'glossy plastic',
      rise: 0.6,
      parts: {
        ...without('paddle', 'cushion', ...ROWS.map((x) => `bristles at ${x}`)),
        spine: {
          solid: 'bar',
          main: 'all',
          colour: '#6b4529',
          path: '-90 2.6 -14, -40 2.6 -18, 40 2.6 -18, 90 2.6 -14',
          radius: [7.5, 2.6],
          face: [0, 0, 1],
          square: 4,
        },
        ends: {
          solid: 'bar',
          main: 'all',
          colour: '#6b4529',
          path: '86 2.6 -14, 86 2.4 24',
          radius: [4, 2.4],
          face: [1, 0, 0],
          square: 4,
          taper: 0.7,
          mirror: 'x',
        },
        teeth: { ...TOOTH, colour: '#6b4529', path: '-78 2.4 -14, -78 2.2 24', row: { count: 43, step: [3.7, 0, 0] } },
      },
    },
  },
});
