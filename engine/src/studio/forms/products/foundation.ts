import { productForm } from '../../construction/products/product-form.ts';

/** A rectangular bottle of foundation with a tall cap. */
export const foundation = productForm({
  name: 'foundation',
  of: 'glass',
  turn: 0.4,
  parts: {
    body: { solid: 'moulded', main: 'material', size: [38, 72, 30], corner: 4, edge: 3, hollow: { wall: 3, floor: 8 } },
    fluid: {
      solid: 'moulded',
      main: 'colour',
      of: 'enamel',
      colour: '#d9ab86',
      word: 'liquid',
      inside: 'body',
      poured: true,
      at: [0, 8, 0],
      size: [32, 60, 24],
      corner: 1.6,
      edge: 1.4,
    },
    neck: { solid: 'turned', of: 'gold', word: 'hardware', outline: '10.6 70, 10.6 75.5 .5, 9 75.8' },
    cap: { solid: 'moulded', of: 'lacquer', word: 'cap', at: [0, 75.6, 0], size: [24, 36, 24], corner: 2.4, edge: 1.6 },
  },
});
