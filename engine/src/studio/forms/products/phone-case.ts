import { productForm } from '../../construction/products/product-form.ts';
import { FACING } from '../../construction/products/usual-parts.ts';

/** A lens that faces the viewer. */
const lens = (x: number, y: number) =>
  ({
    solid: 'turned',
    of: 'lacquer',
    word: 'lenses',
    at: [x, y, 5.6],
    ...FACING,
    outline: '7 0, 7 2.4 1, 5.6 2.4 .4, 5 1.6 2',
  }) as const;

/** The case of a phone, on a phone that shows its back. */
export const phoneCase = productForm({
  name: 'phone-case',
  of: 'rubber',
  turn: 0.4,
  parts: {
    body: {
      solid: 'extruded',
      main: 'all',
      outline: '-38.5 0 13, 38.5 0 13, 38.5 153 13, -38.5 153 13',
      thickness: 11.5,
      bevel: 4,
    },
    rim: {
      solid: 'frame',
      main: 'all',
      outline: '-36 108 11, 2 108 11, 2 149 11, -36 149 11',
      section: '-1 3, 3 3, 3 6.4 1.2, 0 7 .8, -1 6',
    },
    island: {
      solid: 'extruded',
      of: 'lacquer',
      at: [-17, 0, 4.4],
      outline: '-17.4 109.6 9, 17.4 109.6 9, 17.4 147.4 9, -17.4 147.4 9',
      thickness: 3.4,
      bevel: 1,
    },
    upper: lens(-26, 138),
    lower: lens(-26, 119),
    third: lens(-8.6, 128.5),
    keys: {
      solid: 'block',
      main: 'all',
      at: [38.4, 98, 0],
      size: [2.4, 12, 4],
      round: 1,
      row: { count: 2, step: [0, 17, 0] },
    },
  },
});
