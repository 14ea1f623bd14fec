import { productForm } from '../../construction/products/product-form.ts';
import { label } from '../../construction/products/usual-parts.ts';

/** A cosmetic jar with a thick wall and a screw lid. */
export const jar = productForm({
  name: 'jar',
  of: 'glass',
  turn: 0,
  parts: {
    body: {
      solid: 'turned',
      main: 'all',
      outline: '32 0 6, 34 30 6, 29 33.5 1, 27.5 43',
      hollow: { wall: 5.2, floor: 8, round: 8 },
    },
    cream: {
      solid: 'turned',
      of: 'soap',
      colour: '#f6f1e8',
      word: 'liquid',
      inside: 'body',
      poured: true,
      outline: '26 8.2 8, 28 30 3, 24 33',
    },
    lid: {
      solid: 'turned',
      of: 'glossy plastic',
      word: 'cap',
      outline: '33.5 33.5 .8, 34.5 49.5 2.2, 22 50.3 30',
    },
    label: label('body', 8, 25, 36),
  },
  kinds: {
    // Its lid lies beside it.
    'open-jar': { rise: 0.28, parts: { lid: { at: [74, -33.5, 16] } } },
  },
});
