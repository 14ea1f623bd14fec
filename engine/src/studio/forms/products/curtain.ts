import { productForm } from '../../construction/products/product-form.ts';

/** The seven rings of one curtain. `x` is the place of the first in millimetres; the others follow to its right. */
const rings = (x: number) =>
  ({
    solid: 'turned',
    of: 'brass',
    word: 'hardware',
    band: true,
    at: [x, 2212, 0],
    up: [1, 0, 0],
    outline: '28 0 2, 34 0 2, 34 7 2, 28 7 2',
    row: { count: 7, step: [100, 0, 0] },
  }) as const;

/** A pair of curtains that hang in folds from a rod to the floor. */
export const curtain = productForm({
  name: 'curtain',
  of: 'linen',
  turn: 0.2,
  parts: {
    panels: {
      solid: 'moulded',
      main: 'all',
      at: [470, 0, 0],
      size: [700, 2180, 112],
      corner: 50,
      edge: 3,
      flare: -0.06,
      ribs: { run: 'up', pitch: 74, depth: 60, uneven: 0.6 },
      mirror: 'x',
    },
    rod: { solid: 'bar', of: 'brass', word: 'hardware', path: '-860 2232 0, 860 2232 0', radius: 15 },
    ends: { solid: 'ball', of: 'brass', word: 'hardware', seams: 'none', radius: 34, at: [880, 2232, 0], mirror: 'x' },
    'right rings': rings(170),
    'left rings': rings(-770),
  },
  // Its folds were all alike.
  earlierParts: { panels: { ribs: { run: 'up', pitch: 100, depth: 52 } } },
});
