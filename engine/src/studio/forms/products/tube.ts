import { productForm } from '../../construction/products/product-form.ts';
import { label } from '../../construction/products/usual-parts.ts';

/** A tube of cream that stands on its cap, with a crimped end. */
export const tube = productForm({
  name: 'tube',
  of: 'matt plastic',
  turn: 0.16,
  parts: {
    body: { solid: 'turned', main: 'all', pressed: true, outline: '18.5 23 2.5, 18.5 138 .3' },
    seal: { solid: 'moulded', main: 'all', at: [0, 136.6, 0], size: [58, 9, 1.6], corner: 0.7, edge: 0.6 },
    cap: { solid: 'turned', of: 'glossy plastic', word: 'cap', outline: '17.4 0 1.2, 18 22 .8, 9 22.6' },
    label: { ...label('body', 52, 104, 26), of: 'paper', optional: true },
  },
});
