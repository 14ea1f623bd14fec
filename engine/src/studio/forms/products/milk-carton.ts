import type { ProductKind } from '../../construction/products/product.ts';
import { without } from '../../construction/products/usual-parts.ts';

/** Printed board in the colour of the carton; where words name one colour only, that of the print is the colour. */
const PRINT = { of: 'printed board', main: 'all', colour: '#2f62ad' } as const;

/** One slope of the gable, around its middle; its top leans back. */
const slope = (side: 1 | -1) =>
  ({
    solid: 'block',
    ...PRINT,
    at: [0, 196, side * 35.2],
    up: [0, 0.76, -0.65 * side],
    size: [72.4, 50, 1.2],
    round: 0.5,
  }) as const;

/** A carton of milk with a gable top and a screw cap: a white box with a printed roof and bands. */
export const MILK_CARTON: ProductKind = {
  of: 'printed board',
  turn: 0.52,
  rise: 0.06,
  parts: {
    body: { size: [72, 196, 72], corner: 1, edge: 0.8, main: 'all', nth: 1, colour: '#f7f5ef' },
    ...without('lid', 'across', 'along', 'bow'),
    band: { solid: 'moulded', ...PRINT, size: [72.3, 46, 72.3], corner: 1.1, edge: 0.9 },
    line: { solid: 'moulded', ...PRINT, at: [0, 186, 0], size: [72.3, 9.6, 72.3], corner: 1.1, edge: 0.4 },
    // The folded ends of the gable lie a little inside.
    gable: {
      solid: 'extruded',
      of: 'printed board',
      main: 'all',
      nth: 1,
      colour: '#f1efe8',
      up: [0, 1, 0],
      front: [1, 0, 0],
      outline: '-35 195 1, 35 195 1, 0 236 1',
      thickness: 62,
      bevel: 0.4,
    },
    front: slope(1),
    back: slope(-1),
    fin: { solid: 'block', ...PRINT, at: [0, 232, 0], size: [72.4, 20, 3], round: 1 },
    cap: {
      solid: 'turned',
      of: 'glossy plastic',
      word: 'cap',
      main: 'colour',
      colour: '#2f62ad',
      at: [0, 211, 20],
      up: [0, 0.65, 0.76],
      outline: '13.5 0 .5, 13.5 3 .6, 11.4 3.4 .4, 11.2 12 1.4, 5 12.3',
      flutes: { count: 48, depth: 0.35, from: 4, to: 11 },
    },
    label: {
      solid: 'label',
      on: 'body',
      from: 74,
      to: 160,
      wide: 46,
      of: 'paper',
      word: 'label',
      print: 'rules',
      optional: true,
    },
  },
};
