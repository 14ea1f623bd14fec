import { productForm } from '../../construction/products/product-form.ts';
import { label } from '../../construction/products/usual-parts.ts';

const PUMP = { of: 'black plastic', word: 'cap' } as const;

/** A bottle of amber glass with a lotion pump. */
export const pumpBottle = productForm({
  name: 'pump-bottle',
  of: 'glass',
  turn: 0.3,
  parts: {
    body: {
      solid: 'turned',
      main: 'all',
      colour: '#8a4b16',
      outline: '31 0 6, 32 106 16, 13 130 6, 13 138',
      hollow: { wall: 2.2, floor: 5 },
      liquid: { level: 96, colour: '#d8b070' },
    },
    collar: { ...PUMP, solid: 'turned', outline: '15.4 129 .6, 15.4 146 1.2, 8 147.5 2, 5.4 154 .6' },
    stem: { ...PUMP, solid: 'turned', outline: '3.4 152, 3.4 166' },
    head: { ...PUMP, solid: 'turned', outline: '8.6 164 1.4, 9.4 174 2.6, 4 175.5 14' },
    spout: {
      ...PUMP,
      solid: 'bar',
      path: '2 169 0, 18 170.4 0, 33 168 0, 38 162 0',
      radius: [3.6, 4.4],
      face: [0, 1, 0],
      taper: 0.72,
    },
    tube: { solid: 'bar', of: 'matt plastic', inside: 'body', radius: 1.8, path: '0 140 0, 0 9 0' },
    label: label('body', 24, 88, 54),
  },
});
