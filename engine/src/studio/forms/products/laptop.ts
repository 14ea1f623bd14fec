import { productForm } from '../../construction/products/product-form.ts';

/** The y axis and the face of the open screen, which leans back. */
const LEANING = { up: [0, 0.94, -0.34], front: [0, 0.34, 0.94] } as const;
const KEY = { solid: 'block', of: 'black plastic', word: 'trim', round: 1.2 } as const;

/** An open laptop. */
export const laptop = productForm({
  name: 'laptop',
  of: 'aluminium',
  turn: 0.42,
  rise: 0.08,
  parts: {
    base: { solid: 'moulded', main: 'all', at: [0, 0, 0], size: [312, 11, 220], corner: 12, edge: 3 },
    screen: { solid: 'block', main: 'all', at: [0, 11, -108], ...LEANING, size: [312, 214, 5.5], round: [10, 10, 2.4] },
    glass: {
      solid: 'block',
      of: 'display',
      at: [0, 16.4, -105.6],
      ...LEANING,
      size: [302, 203, 1.2],
      round: [6, 6, 0.5],
    },
    keys: { ...KEY, at: [-131, 10.6, -64], size: [17, 1.5, 15], row: { count: 14, step: [20.2, 0, 0] } },
    'second keys': { ...KEY, at: [-127, 10.6, -46], size: [17, 1.5, 15], row: { count: 13, step: [20.2, 0, 0] } },
    'third keys': { ...KEY, at: [-122, 10.6, -28], size: [17, 1.5, 15], row: { count: 13, step: [20.2, 0, 0] } },
    'fourth keys': { ...KEY, at: [-115, 10.6, -10], size: [17, 1.5, 15], row: { count: 12, step: [20.2, 0, 0] } },
    space: { ...KEY, at: [0, 10.6, 8], size: [102, 1.5, 15] },
    'left keys': { ...KEY, at: [-124, 10.6, 8], size: [20, 1.5, 15], row: { count: 3, step: [24, 0, 0] } },
    'right keys': { ...KEY, at: [76, 10.6, 8], size: [20, 1.5, 15], row: { count: 3, step: [24, 0, 0] } },
    pad: { solid: 'block', main: 'all', at: [0, 10.7, 60], size: [110, 0.9, 68], round: [3, 0.3, 3] },
    hinge: { solid: 'bar', of: 'black plastic', path: '-120 11 -108, 120 11 -108', radius: 4.4 },
  },
});
