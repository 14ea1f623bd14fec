import { productForm } from '../../construction/products/product-form.ts';
import { board, legs, upholstered } from '../../construction/products/usual-parts.ts';

const COTTON = { solid: 'block', of: 'cotton' } as const;

/** A double bed with linen: an upholstered or wooden frame, a headboard, a mattress, pillows, and a duvet. */
export const bed = productForm({
  name: 'bed',
  of: 'linen',
  turn: 0.58,
  rise: 0.14,
  parts: {
    legs: { ...legs('760 0 960, 745 130 940', 16, 1.5), of: 'oak' },
    frame: { ...upholstered([0, 110, 0], [1680, 230, 2080], 26), word: 'frame', puff: [4, 0, 4] },
    headboard: {
      ...upholstered([0, 110, -1060], [1740, 1000, 110], [50, 50, 50]),
      word: 'frame',
      puff: [0, 0, 10],
      piped: 'front',
    },
    mattress: { ...COTTON, colour: '#f3f1ec', at: [0, 300, 0], size: [1600, 230, 2000], round: 60, piped: 'top' },
    duvet: {
      solid: 'block',
      of: 'linen',
      word: 'bedding',
      colour: '#f1eee7',
      at: [0, 300, 230],
      size: [1760, 290, 1640],
      round: [70, 80, 70],
      puff: [0, 26, 0],
      slack: 34,
      folds: 60,
    },
    turned: {
      ...COTTON,
      word: 'bedding',
      colour: '#faf8f4',
      at: [0, 570, -470],
      size: [1740, 42, 330],
      round: [60, 20, 40],
      puff: [0, 10, 0],
      slack: 14,
    },
    pillows: {
      solid: 'pillow',
      of: 'cotton',
      colour: '#f7f5f0',
      word: 'cushion',
      at: [-390, 700, -820],
      up: [0, 0.62, 0.78],
      front: [0, -0.78, 0.62],
      size: [720, 210, 470],
      slack: 12,
      row: { count: 2, step: [780, 0, 0] },
    },
  },
  kinds: {
    'wooden-bed': {
      of: 'oak',
      parts: {
        frame: { ...board([0, 150, 0], [1680, 150, 2080], 'z'), word: 'frame' },
        headboard: { ...board([0, 150, -1050], [1700, 760, 40], 'x'), word: 'frame' },
        legs: { main: 'all', path: '790 0 980, 780 160 970', radius: 24, taper: 1.3 },
      },
    },
  },
});
