import { productForm } from '../../construction/products/product-form.ts';

/** A clear tube of lip gloss, or of concealer, with a tall cap. */
export const lipGloss = productForm({
  name: 'lip-gloss',
  of: 'glass',
  turn: 0.1,
  parts: {
    body: {
      solid: 'turned',
      main: 'material',
      outline: '9 0 1.4, 9 58 1.4, 5.4 59.4 .4, 5.4 66',
      hollow: { wall: 1.7, floor: 4 },
    },
    gloss: {
      solid: 'turned',
      main: 'colour',
      of: 'pigment',
      word: 'liquid',
      inside: 'body',
      poured: true,
      outline: '7.2 4.1 2, 7.2 56.6 1, 3.6 57.6',
    },
    ring: { solid: 'turned', of: 'gold', word: 'hardware', outline: '8.6 60, 9 60 .3, 9 63 .3, 8 63.2' },
    cap: { solid: 'turned', of: 'lacquer', word: 'cap', outline: '8.9 63 .5, 8.7 112 1.2, 5 112.3 10' },
  },
  kinds: { concealer: { parts: { gloss: { colour: '#d9a983' }, cap: { of: 'matt plastic', colour: '#26231f' } } } },
});
