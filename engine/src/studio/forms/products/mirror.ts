import { productForm } from '../../construction/products/product-form.ts';

/** A round mirror in a thin frame, an arched or a rectangular one of full length, or a mirror on a stand. */
export const mirror = productForm({
  name: 'mirror',
  of: 'brass',
  turn: 0.22,
  parts: {
    frame: {
      solid: 'frame',
      main: 'all',
      word: 'frame',
      outline: '-338 13 338, 338 13 338, 338 689 338, -338 689 338',
      section: '-7 -13, 13 -13 4, 13 17 9, -3 17 9, -7 5 3',
    },
    glass: {
      solid: 'extruded',
      of: 'mirror',
      at: [0, 0, 0],
      outline: '-340 10 340, 340 10 340, 340 690 340, -340 690 340',
      thickness: 6,
      bevel: 1,
    },
    back: {
      solid: 'extruded',
      of: 'black plastic',
      at: [0, 0, -9],
      outline: '-341 9 341, 341 9 341, 341 691 341, -341 691 341',
      thickness: 7,
    },
  },
  kinds: {
    'arched-mirror': {
      turn: 0.3,
      parts: {
        frame: {
          outline: '-338 14, 338 14, 338 1690 338, -338 1690 338',
          section: '-8 -16, 14 -16 4, 14 18 9, -3 18 9, -8 5 3',
        },
        glass: { outline: '-340 12, 340 12, 340 1692 340, -340 1692 340' },
        back: { outline: '-341 10, 341 10, 341 1693 341, -341 1693 341' },
      },
    },
    'rectangular-mirror': {
      of: 'oak',
      turn: 0.3,
      parts: {
        frame: {
          outline: '-350 34, 350 34, 350 1466, -350 1466',
          section: '-8 -15, 34 -15 2, 34 13 3, 26 17 3, -3 12 3, -8 5 2',
        },
        glass: { outline: '-354 30, 354 30, 354 1470, -354 1470' },
        back: { outline: '-356 28, 356 28, 356 1472, -356 1472' },
      },
    },
    'table-mirror': {
      turn: 0.3,
      parts: {
        frame: {
          outline: '-98 157 98, 98 157 98, 98 353 98, -98 353 98',
          section: '-4 -7, 7 -7 3, 7 8 5, -2 8 5, -4 3 2',
        },
        glass: { outline: '-99 156 99, 99 156 99, 99 354 99, -99 354 99', thickness: 4 },
        back: { at: [0, 0, -4.5], outline: '-99 156 99, 99 156 99, 99 354 99, -99 354 99', thickness: 4, main: 'all' },
        stem: {
          solid: 'turned',
          main: 'all',
          word: 'legs',
          outline: '72 0 2, 72 6 3, 30 11 18, 8 22 10, 6 80 60, 6 152',
        },
      },
    },
  },
});
