import { productForm } from '../../construction/products/product-form.ts';

const LYING = { up: [0, 0, -1], front: [0, 1, 0] } as const;

/** A tag of card with an eyelet and a cord, lying before a second one. */
export const hangTag = productForm({
  name: 'hang-tag',
  of: 'card',
  turn: 0.3,
  rise: 0.8,
  parts: {
    under: {
      solid: 'extruded',
      main: 'all',
      up: [0.34, 0, -0.94],
      front: [0, 1, 0],
      at: [10, 0.6, 0],
      outline: '-27 -50 1.5, 27 -50 1.5, 27 34 2, 13 50 2, -13 50 2, -27 34 2',
      thickness: 1.2,
      bevel: 0.3,
    },
    tag: {
      solid: 'extruded',
      main: 'all',
      ...LYING,
      at: [0, 2, 0],
      outline: '-27 -50 1.5, 27 -50 1.5, 27 34 2, 13 50 2, -13 50 2, -27 34 2',
      thickness: 1.2,
      bevel: 0.3,
    },
    eyelet: {
      solid: 'turned',
      of: 'brass',
      word: 'hardware',
      band: true,
      at: [0, 2.4, -38],
      outline: '2.6 0 .3, 5.2 0 .4, 5 1 .5, 2.8 1.2 .5',
    },
    hole: { solid: 'turned', of: 'black plastic', at: [0, 2.5, -38], outline: '2.7 0, 2.7 .35' },
    cord: {
      solid: 'bar',
      of: 'cotton',
      word: 'trim',
      colour: '#3a332d',
      path: '0 3.4 -38, -3 4.4 -46, -13 1.6 -66, -12 1.2 -92, 4 1.2 -104, 16 1.2 -90, 12 1.4 -66, 2 3.8 -46, 0.6 3 -38',
      radius: 0.9,
    },
    rule: { solid: 'block', of: 'black plastic', at: [0, 2.2, 4], size: [26, 0.6, 1.4], round: 0.2 },
    'lower rule': { solid: 'block', of: 'black plastic', at: [0, 2.2, 12], size: [16, 0.6, 0.8], round: 0.2 },
  },
});
