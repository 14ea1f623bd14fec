import { productForm } from '../../construction/products/product-form.ts';

const PLASTIC = { of: 'black plastic', word: 'hardware' } as const;

/** A hard suitcase on four wheels with its handle pulled out. */
export const suitcase = productForm({
  name: 'suitcase',
  of: 'matt plastic',
  turn: 0.5,
  parts: {
    shells: {
      solid: 'moulded',
      main: 'all',
      at: [0, 52, 60],
      size: [400, 545, 112],
      corner: 34,
      edge: 40,
      ribs: { run: 'up', pitch: 33, depth: 5 },
      mirror: 'z',
    },
    zip: { ...PLASTIC, solid: 'moulded', word: 'zip', at: [0, 60, 0], size: [384, 529, 30], corner: 8, edge: 14 },
    carry: {
      ...PLASTIC,
      solid: 'bar',
      word: 'handle',
      path: '-82 590 0, -74 612 0, -40 622 0, 40 622 0, 74 612 0, 82 590 0',
      radius: [13, 6],
      face: [0, 0, 1],
      square: 4,
    },
    side: {
      ...PLASTIC,
      solid: 'bar',
      word: 'handle',
      path: '196 410 0, 214 396 0, 220 360 0, 220 300 0, 214 264 0, 196 250 0',
      radius: [12, 5],
      face: [0, 0, 1],
      square: 4,
    },
    rails: {
      solid: 'bar',
      of: 'aluminium',
      path: '-92 585 -78, -92 985 -78',
      radius: [7, 4.5],
      square: 5,
      mirror: 'x',
    },
    grip: { ...PLASTIC, solid: 'block', word: 'handle', at: [0, 970, -78], size: [222, 30, 32], round: [13, 13, 13] },
    forks: { ...PLASTIC, solid: 'block', at: [148, 24, 76], size: [44, 36, 52], round: [9, 12, 14], mirror: 'both' },
    wheels: {
      ...PLASTIC,
      solid: 'turned',
      at: [134, 24, 84],
      up: [1, 0, 0],
      outline: '9 0 2, 24 3 6, 24 25 6, 9 28 2',
      mirror: 'both',
    },
  },
});
