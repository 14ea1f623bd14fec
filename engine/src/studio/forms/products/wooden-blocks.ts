import type { ProductKind } from '../../construction/products/product.ts';
import { without } from '../../construction/products/usual-parts.ts';

/** Bare wood in a tone of its own. */
const wood = (colour: `#${string}`, grain: 'x' | 'y' | 'z') =>
  ({ of: 'oak', main: 'material', colour, grain }) as const;

/** A gate of wooden building blocks: two columns, an arch on them, a gable, cubes and a cylinder. */
export const WOODEN_BLOCKS: ProductKind = {
  of: 'oak',
  turn: 0.32,
  rise: 0.1,
  parts: {
    ...without('base', 'first', 'second', 'third', 'fourth', 'fifth', 'knob'),
    columns: { solid: 'turned', ...wood('#d8ab6f', 'y'), at: [52, 0, 0], outline: '19 0 2.4, 19 78 2.4', mirror: 'x' },
    beam: { solid: 'block', ...wood('#c58f52', 'x'), at: [0, 78, 0], size: [160, 30, 42], round: 2.4 },
    gable: {
      solid: 'extruded',
      ...wood('#e2bd88', 'x'),
      outline: '-62 108 2, 62 108 2, 0 166 2',
      thickness: 42,
      bevel: 2,
    },
    'left cube': {
      solid: 'block',
      ...wood('#dcb47c', 'y'),
      at: [-108, 0, 34],
      size: [44, 44, 44],
      round: 2.4,
      front: [0.26, 0, 0.97],
    },
    'right cube': {
      solid: 'block',
      ...wood('#b97f45', 'x'),
      at: [106, 0, 26],
      size: [44, 44, 44],
      round: 2.4,
      front: [-0.2, 0, 0.98],
    },
    ball: { solid: 'ball', of: 'oak', colour: '#d8ab6f', seams: 'none', radius: 20, at: [108, 64, 26] },
    log: {
      solid: 'turned',
      ...wood('#cf9c5e', 'z'),
      at: [-20, 17, 34],
      up: [0.3, 0, 0.95],
      front: [0, 1, 0],
      outline: '17 0 2.4, 17 66 2.4',
    },
  },
};
