import { productForm } from '../../construction/products/product-form.ts';
import { label } from '../../construction/products/usual-parts.ts';

/** A small bottle of amber glass with a pipette. */
export const dropperBottle = productForm({
  name: 'dropper-bottle',
  of: 'glass',
  turn: 0,
  parts: {
    body: {
      solid: 'turned',
      main: 'all',
      colour: '#a35a18',
      outline: '19 0 3, 19.5 50 9, 9.6 59 3, 9.6 68',
      hollow: { wall: 1.8, floor: 3.5 },
      liquid: { level: 42, colour: '#e6cf94' },
    },
    cap: {
      solid: 'turned',
      of: 'black plastic',
      word: 'cap',
      outline: '11.4 58.5 .6, 11.2 75 1, 8 75.4',
      flutes: { count: 42, depth: 0.5, from: 60, to: 73 },
    },
    bulb: { solid: 'turned', of: 'rubber', outline: '7.2 74, 7.4 80 2, 6.6 96 5, 3 102 4' },
    pipette: { solid: 'bar', of: 'matt plastic', inside: 'body', radius: 1.8, path: '0 60 0, 0 9 0' },
    label: label('body', 9, 40, 34),
  },
});
