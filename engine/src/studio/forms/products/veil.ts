import { productForm } from '../../construction/products/product-form.ts';

/** A bridal veil of tulle that falls in folds from a comb. */
export const veil = productForm({
  name: 'veil',
  of: 'tulle',
  turn: 0.25,
  parts: {
    lower: {
      solid: 'turned',
      main: 'all',
      outline: '330 0 1, 300 300 200, 200 800 400, 120 1080 120, 46 1130 10, 30 1126',
      flutes: { count: 19, depth: 44, from: -400, to: 1150 },
    },
    blusher: {
      solid: 'turned',
      main: 'all',
      at: [0, 520, 0],
      outline: '262 0 1, 236 160 120, 170 420 260, 96 594 90, 40 622 8, 26 618',
      flutes: { count: 14, depth: 36, from: -300, to: 640 },
    },
    comb: {
      solid: 'bar',
      of: 'gold',
      word: 'hardware',
      path: '-48 1132 14, -24 1138 26, 0 1140 30, 24 1138 26, 48 1132 14',
      radius: [8, 3],
      face: [0, 1, 0.2],
      square: 4,
    },
  },
});
