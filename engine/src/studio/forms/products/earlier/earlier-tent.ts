import type { Product } from '../../../construction/products/product.ts';

/** The tent of scenes that were stored before version 3 of the drawing: six ridges, and a round door. */
export const EARLIER_TENT: NonNullable<Product['earlier']> = {
  of: 'nylon',
  turn: 0.32,
  rise: 0.04,
  parts: {
    sheet: {
      solid: 'turned',
      of: 'matt plastic',
      colour: '#3a3f45',
      outline: '1120 0 4, 1120 26 10, 1060 30',
      sides: { count: 6 },
    },
    dome: {
      solid: 'turned',
      main: 'all',
      colour: '#5d7a4d',
      at: [0, 20, 0],
      outline: '1100 0 5, 1060 500 300, 760 1010 420, 120 1200 300, 1 1200 1',
      sides: { count: 6 },
    },
    door: {
      solid: 'label',
      on: 'dome',
      of: 'nylon',
      word: 'trim',
      colour: '#e2ddd0',
      from: 4,
      to: 800,
      wide: 800,
      corner: 300,
    },
    poles: {
      solid: 'bar',
      of: 'aluminium',
      word: 'hardware',
      path: '1112 20 0, 1080 470 0, 800 990 0, 330 1210 0, 0 1236 0',
      radius: 11,
      ring: 6,
    },
  },
};
