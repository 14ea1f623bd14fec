import { productForm } from '../../construction/products/product-form.ts';
import { label } from '../../construction/products/usual-parts.ts';

/** A bottle of nail polish with a tall cap. */
export const nailPolish = productForm({
  name: 'nail-polish',
  of: 'glass',
  turn: 0.12,
  parts: {
    body: {
      solid: 'turned',
      main: 'material',
      outline: '15 0 4, 16.5 30 8, 7 38 2.4, 6.6 43',
      hollow: { wall: 2.6, floor: 5, round: 5 },
    },
    polish: {
      solid: 'turned',
      main: 'colour',
      of: 'enamel',
      inside: 'body',
      poured: true,
      outline: '12.4 5 4.6, 13.8 29 6.6, 4.6 37 2',
    },
    cap: { solid: 'turned', of: 'lacquer', word: 'cap', outline: '8.2 38.4 .6, 6.6 78 2, 3 78.4 10' },
    label: { ...label('body', 9, 22, 14), optional: true },
  },
});
