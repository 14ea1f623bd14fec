import { productForm } from '../../construction/products/product-form.ts';

/** A dining table for six, a round one on a column, a coffee table, a side table, a desk, or a console. */
export const table = productForm({
  name: 'table',
  of: 'oak',
  turn: 0.42,
  rise: 0.12,
  parts: {
    top: {
      solid: 'block',
      main: 'all',
      word: 'table top',
      at: [0, 716, 0],
      size: [1800, 34, 900],
      round: [12, 9, 12],
      grain: 'x',
    },
    apron: { solid: 'block', main: 'all', at: [0, 636, 0], size: [1560, 80, 700], round: 4, grain: 'x' },
    legs: {
      solid: 'bar',
      main: 'all',
      word: 'legs',
      path: '835 0 385, 790 716 350',
      radius: 17,
      taper: 1.75,
      mirror: 'both',
    },
  },
  kinds: {
    'round-table': {
      turn: 0,
      parts: {
        top: {
          solid: 'moulded',
          main: 'all',
          word: 'table top',
          at: [0, 714, 0],
          size: [1200, 34, 1200],
          corner: 600,
          edge: 14,
          grain: 'x',
        },
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
        apron: { solid: 'block', main: 'all', at: [0, 150, 0], size: [1010, 18, 470], round: 6, grain: 'x' },
        legs: { path: '545 0 270, 520 376 245', radius: 14 },
      },
    },
    'side-table': {
      turn: 0,
      parts: {
        top: {
          solid: 'moulded',
          main: 'all',
          word: 'table top',
          at: [0, 520, 0],
          size: [450, 24, 450],
          corner: 225,
          edge: 9,
          grain: 'x',
        },
        apron: {
          solid: 'moulded',
          main: 'all',
          at: [0, 190, 0],
          size: [300, 18, 300],
          corner: 150,
          edge: 7,
          grain: 'x',
        },
        legs: { path: '195 0 0, 150 522 0', radius: 10, taper: 1.6, ring: 3 },
      },
    },
    desk: {
      parts: {
        top: { at: [0, 720, 0], size: [1400, 28, 650] },
        apron: { at: [0, 610, 0], size: [1240, 110, 540] },
        drawers: {
          solid: 'block',
          main: 'all',
          at: [-310, 620, 262],
          size: [606, 92, 20],
          round: 4,
          grain: 'x',
          row: { count: 2, step: [620, 0, 0] },
        },
        knobs: {
          solid: 'turned',
          of: 'brass',
          word: 'handle',
          at: [-310, 666, 282],
          up: [0, 0, 1],
          front: [0, 1, 0],
          outline: '5 0, 5 10 3, 12 16 3, 12 22 5',
          row: { count: 2, step: [620, 0, 0] },
        },
        legs: { path: '650 0 285, 615 720 255', radius: 13 },
      },
    },
    console: {
      parts: {
        top: { at: [0, 790, 0], size: [1200, 28, 350] },
        apron: { at: [0, 700, 0], size: [1100, 90, 270] },
        drawers: {
          solid: 'block',
          main: 'all',
          at: [-276, 708, 127],
          size: [536, 76, 20],
          round: 4,
          grain: 'x',
          row: { count: 2, step: [552, 0, 0] },
        },
        knobs: {
          solid: 'turned',
          of: 'brass',
          word: 'handle',
          at: [-276, 746, 147],
          up: [0, 0, 1],
          front: [0, 1, 0],
          outline: '5 0, 5 10 3, 12 16 3, 12 22 5',
          row: { count: 2, step: [552, 0, 0] },
        },
        legs: { path: '545 0 150, 535 790 130', radius: 12 },
      },
    },
  },
});
