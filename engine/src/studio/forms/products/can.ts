import { productForm } from '../../construction/products/product-form.ts';

/** A can for drinks, or a tin for food. */
export const can = productForm({
  name: 'can',
  of: 'aluminium',
  coated: 'printed tin',
  turn: 0.3,
  rise: 0.06,
  parts: {
    body: { solid: 'turned', main: 'all', outline: '23 0 2, 26 2 3, 33 11 9, 33 102 12, 27.4 117 6' },
    lid: {
      solid: 'turned',
      of: 'aluminium',
      word: 'cap',
      outline: '26 114, 28.2 117 .6, 28.2 120.4 1.2, 26.6 120.6 .6, 25.2 117.4 .8, 10 117.6',
    },
    tab: {
      solid: 'frame',
      of: 'aluminium',
      word: 'cap',
      at: [0, 118.8, -2],
      up: [0, 0, -1],
      front: [0, 1, 0],
      outline: '-5 -10 5, 5 -10 5, 5 2 5, -5 2 5',
      section: '-1 -0.6, 3 -0.6 .5, 3 0.8 .5, -1 0.8 .5',
    },
    rivet: { solid: 'turned', of: 'aluminium', word: 'cap', at: [0, 117.4, 2], outline: '3 0, 2.6 2.2 .8' },
    label: {
      solid: 'label',
      on: 'body',
      from: 30,
      to: 86,
      wide: 44,
      of: 'paper',
      word: 'label',
      print: 'rules',
      optional: true,
    },
  },
  kinds: {
    tin: {
      of: 'brushed steel',
      parts: {
        body: { outline: '37 0 1.6, 38 1.6 .8, 37 3.4 .8, 37 106 .8, 38 108 1', flutes: { count: 1, depth: 0 } },
        lid: { outline: '37 107, 38.2 107.4 .6, 38.2 110.4 1, 36.8 110.6 .6, 35 108 .8, 12 108.2' },
        tab: null,
        rivet: null,
        label: { from: 14, to: 96, wide: 112, optional: true },
      },
    },
  },
  earlierParts: { body: { outline: '23 0 2, 26 2 3, 33 12 6, 33 104 5, 27.4 117 2' } },
});
