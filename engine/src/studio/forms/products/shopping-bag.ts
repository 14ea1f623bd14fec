import { productForm } from '../../construction/products/product-form.ts';

/** A carrier bag of strong paper with handles of cord. */
export const shoppingBag = productForm({
  name: 'shopping-bag',
  of: 'card',
  turn: 0.5,
  parts: {
    body: {
      solid: 'moulded',
      main: 'all',
      size: [240, 310, 108],
      corner: 1,
      edge: 0.6,
      hollow: { wall: 1.4, floor: 2 },
    },
    turnover: { solid: 'block', main: 'all', at: [0, 268, 54.4], size: [240, 42, 1], round: 0.4, mirror: 'z' },
    eyelets: {
      solid: 'turned',
      of: 'brass',
      word: 'hardware',
      at: [52, 290, 54.6],
      up: [0, 0, 1],
      front: [0, 1, 0],
      outline: '5.4 0, 5.4 .9 .4, 3.4 1.2 .4',
      mirror: 'both',
    },
    handles: {
      solid: 'bar',
      of: 'cotton',
      colour: '#efe9dd',
      word: 'handle',
      path: '-52 290 57, -53 340 54, -42 398 46, 0 424 42, 42 398 46, 53 340 54, 52 290 57',
      radius: 2.8,
      mirror: 'z',
    },
    crest: {
      solid: 'block',
      of: 'paper',
      word: 'label',
      optional: true,
      at: [0, 120, 54.6],
      size: [84, 84, 0.8],
      round: 0.3,
    },
  },
});
