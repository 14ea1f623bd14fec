import { productForm } from '../../construction/products/product-form.ts';

/** A fragrance with its carton and a body spray. */
export const fragranceSet = productForm({
  name: 'fragrance-set',
  of: 'glass',
  turn: 0.3,
  rise: 0.08,
  parts: {
    carton: {
      solid: 'moulded',
      of: 'card',
      word: 'vessel',
      at: [-44, 0, -46],
      size: [86, 152, 50],
      corner: 0.8,
      edge: 0.8,
    },
    flacon: {
      solid: 'moulded',
      main: 'all',
      at: [8, 0, 22],
      size: [62, 82, 32],
      corner: 5,
      edge: 5,
      hollow: { wall: 4, floor: 9 },
      liquid: { level: 62, colour: '#e9c38b' },
    },
    collar: { solid: 'turned', of: 'gold', word: 'cap', at: [8, 81, 22], outline: '11 0, 11 8 1, 14.5 9 1, 14.5 34 2' },
    spray: {
      solid: 'turned',
      of: 'powder coat',
      word: 'trim',
      at: [84, 0, -10],
      outline: '22 0 3, 22 118 8, 17 130 4, 17 134',
    },
    cap: { solid: 'turned', of: 'gold', word: 'cap', at: [84, 132, -10], outline: '17.6 0, 17.6 34 3, 12 36 6' },
  },
});
