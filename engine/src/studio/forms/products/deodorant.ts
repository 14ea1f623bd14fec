import { productForm } from '../../construction/products/product-form.ts';
import { label } from '../../construction/products/usual-parts.ts';

/** A can of body spray with a cap over its valve, or a roll-on. */
export const deodorant = productForm({
  name: 'deodorant',
  of: 'glossy plastic',
  turn: 0.1,
  parts: {
    body: { solid: 'turned', main: 'all', outline: '24.4 0 3, 24.4 128 9, 19.6 138 2' },
    seam: { solid: 'turned', of: 'steel', outline: '22 136.4, 22.4 138.6 .9, 18.4 139' },
    cap: { solid: 'turned', of: 'black plastic', word: 'cap', outline: '21.6 138.4 .6, 21.2 170 3.4, 12 171.6 30' },
    label: { ...label('body', 44, 96, 40), optional: true },
  },
  kinds: {
    'roll-on': {
      parts: {
        body: { outline: '17 0 5, 22.5 12 12, 21 52 20, 16.4 62 3, 16 65' },
        seam: null,
        cap: { outline: '18.4 63.4 .8, 18.6 84 12, 14 99 12, 3 101 8' },
        label: { ...label('body', 16, 48, 26), optional: true },
      },
    },
  },
});
