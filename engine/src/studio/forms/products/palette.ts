import { productForm } from '../../construction/products/product-form.ts';

const PAN = { solid: 'turned', of: 'powder', at: [-48, 0, -17], outline: '14.4 8.2, 14 10 .6, 8 10.3 14' } as const;

/** An open palette of eight eye shadows with a mirror in its lid. */
export const palette = productForm({
  name: 'palette',
  of: 'powder',
  turn: 0.3,
  rise: 0.24,
  parts: {
    base: { solid: 'moulded', of: 'lacquer', word: 'vessel', size: [140, 9, 78], corner: 4, edge: 1.6 },
    tray: { solid: 'moulded', of: 'black plastic', at: [0, 8.6, 0], size: [132, 0.7, 70], corner: 2, edge: 0.3 },
    row1: { ...PAN, main: 'all', row: { count: 2, step: [32, 0, 0] } },
    row2: { ...PAN, colour: '#8a5a44', at: [16, 0, -17], row: { count: 2, step: [32, 0, 0] } },
    row3: { ...PAN, colour: '#c99a86', at: [-48, 0, 17], row: { count: 2, step: [32, 0, 0] } },
    row4: { ...PAN, colour: '#4d352e', at: [16, 0, 17], row: { count: 2, step: [32, 0, 0] } },
    lid: {
      solid: 'moulded',
      of: 'lacquer',
      word: 'cap',
      at: [0, 47, -53],
      up: [0, 0.28, 0.96],
      size: [140, 6, 78],
      corner: 4,
      edge: 1.6,
    },
    mirror: {
      solid: 'extruded',
      of: 'hand mirror',
      at: [0, 47, -53],
      up: [0, 0.96, -0.28],
      front: [0, 0.28, 0.96],
      outline: '-65 -34 2, 65 -34 2, 65 34 2, -65 34 2',
      thickness: 12.6,
      bevel: 0.3,
    },
  },
  // The mirror was plain steel.
  earlierParts: { mirror: { of: 'steel' } },
});
