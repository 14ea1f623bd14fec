import { productForm } from '../../construction/products/product-form.ts';
import { board, legs, twoDrawers } from '../../construction/products/usual-parts.ts';

/** A round board of a diameter, with its lower side at a height. */
const round = (height: number, diameter: number, thickness: number, edge: number) =>
  ({
    solid: 'moulded',
    main: 'all',
    at: [0, height, 0],
    size: [diameter, thickness, diameter],
    corner: diameter / 2,
    edge,
    grain: 'x',
  }) as const;

/** A dining table for six, a round one on a column, a coffee table, a side table, a desk, or a console. */
export const table = productForm({
  name: 'table',
  of: 'oak',
  turn: 0.42,
  rise: 0.12,
  parts: {
    top: { ...board([0, 716, 0], [1800, 34, 900], 'x'), word: 'table top', round: [12, 9, 12] },
    apron: { ...board([0, 636, 0], [1560, 80, 700], 'x'), round: 4 },
    legs: { ...legs('835 0 385, 790 716 350', 17, 1.75), main: 'all' },
  },
  kinds: {
    'round-table': {
      turn: 0,
      parts: {
        top: { ...round(714, 1200, 34, 14), word: 'table top' },
        apron: null,
        legs: {
          solid: 'turned',
          main: 'all',
          word: 'legs',
          outline: '290 0 4, 290 14 8, 230 26 30, 62 70 110, 46 330 300, 60 640 60, 160 714 30',
          grain: 'y',
        },
      },
    },
    'coffee-table': {
      parts: {
        top: { at: [0, 376, 0], size: [1200, 30, 640] },
        apron: { at: [0, 150, 0], size: [1010, 18, 470], round: 6 },
        legs: { path: '545 0 270, 520 376 245', radius: 14 },
      },
    },
    'side-table': {
      turn: 0,
      parts: {
        top: { ...round(520, 450, 24, 9), word: 'table top' },
        apron: round(190, 300, 18, 7),
        legs: { path: '195 0 0, 150 522 0', radius: 10, taper: 1.6, ring: 3 },
      },
    },
    desk: {
      parts: {
        top: { at: [0, 720, 0], size: [1400, 28, 650] },
        apron: { at: [0, 610, 0], size: [1240, 110, 540] },
        ...twoDrawers([-310, 620, 262], [606, 92, 20], 620),
        legs: { path: '650 0 285, 615 720 255', radius: 13 },
      },
    },
    console: {
      parts: {
        top: { at: [0, 790, 0], size: [1200, 28, 350] },
        apron: { at: [0, 700, 0], size: [1100, 90, 270] },
        ...twoDrawers([-276, 708, 127], [536, 76, 20], 552),
        legs: { path: '545 0 150, 535 790 130', radius: 12 },
      },
    },
  },
});
