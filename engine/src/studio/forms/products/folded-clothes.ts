import { productForm } from '../../construction/products/product-form.ts';
import { folded } from '../../construction/products/usual-parts.ts';

/** A raised line on the topmost layer at a height: a collar, a placket or a seam. */
const line = (path: string, radius: number | readonly [number, number], square = 2) =>
  ({ solid: 'bar', main: 'all', path, radius, square, face: [0, 1, 0] }) as const;

/** The neckline of a jumper, from the left shoulder round to the right one. */
const NECK = (y: number) => `-62 ${y} -118, -50 ${y + 1} -80, -26 ${y + 2} -58, 0 ${y + 2} -52, 26 ${y + 2} -58, 50 ${y + 1} -80, 62 ${y} -118`; // prettier-ignore

/** A garment that is folded to a rectangle: a jumper, a T-shirt, a shirt, or jeans. */
export const foldedClothes = productForm({
  name: 'folded-clothes',
  of: 'wool',
  turn: 0.4,
  rise: 0.2,
  parts: {
    cloth: folded(158, 9.5, 128, 4, 0),
    collar: line(NECK(78), 7.5),
    back: line('-62 78 -118, -40 84 -128, 0 86 -131, 40 84 -128, 62 78 -118', 7.5),
  },
  kinds: {
    'folded-t-shirt': {
      of: 'jersey',
      parts: {
        cloth: folded(150, 5, 122, 4, 0),
        collar: { path: NECK(40.5), radius: 4.2 },
        back: { path: '-62 40 -112, -40 44 -121, 0 45 -124, 40 44 -121, 62 40 -112', radius: 4.2 },
      },
    },
    'folded-shirt': {
      of: 'cotton',
      parts: {
        cloth: folded(132, 6, 168, 4, 0),
        collar: null,
        points: {
          solid: 'block',
          main: 'all',
          at: [-31, 48, -128],
          front: [0.52, 0, 0.85],
          size: [34, 9, 74],
          round: [5, 4, 6],
          mirror: 'x',
        },
        back: { path: '-44 52 -140, -24 56 -158, 0 57 -162, 24 56 -158, 44 52 -140', radius: [13, 5], square: 3 },
        placket: line('0 49 -98, 0 49 165', [1.6, 15], 8),
        buttons: {
          solid: 'turned',
          of: 'pearl',
          word: 'buttons',
          at: [0, 50.4, -70],
          outline: '5.6 0, 5.8 1.8 .8, 3 1.8 .6, 2.4 1.3',
          row: { count: 4, step: [0, 0, 62] },
        },
      },
    },
    'folded-jeans': {
      of: 'denim',
      parts: {
        cloth: folded(120, 8.5, 172, 4, 0),
        collar: null,
        back: null,
        waistband: line('-119 71 -150, 119 71 -150', [2.6, 19], 8),
        pocket: {
          solid: 'block',
          main: 'all',
          at: [-52, 69.5, -40],
          size: [88, 3.4, 104],
          round: [8, 1.6, 8],
        },
        patch: {
          solid: 'block',
          of: 'leather',
          colour: '#9a6a3c',
          word: 'label',
          at: [66, 72.4, -150],
          size: [60, 2.2, 34],
          round: [3, 1, 3],
        },
        button: {
          solid: 'turned',
          of: 'brass',
          word: 'buttons',
          at: [-104, 73, -150],
          outline: '8 0, 8.4 2.4 1, 4 3.4 1.2',
        },
      },
    },
  },
});
