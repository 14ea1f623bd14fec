import { productForm } from '../../construction/products/product-form.ts';

/** A pair of cufflinks: a face with a rim, a post and the bar that turns. */
export const cufflinks = productForm({
  name: 'cufflinks',
  of: 'steel',
  turn: 0.42,
  rise: 0.22,
  parts: {
    face: {
      solid: 'turned',
      main: 'colour',
      of: 'enamel',
      colour: '#1b1e26',
      at: [14, 8.6, 3],
      up: [0.12, 0.34, 1],
      front: [0, 1, 0],
      outline: '6.9 0.2, 6.9 2.6 .5, 5.4 2.9 3',
      mirror: 'x',
    },
    rim: {
      solid: 'turned',
      main: 'material',
      at: [14, 8.6, 3],
      up: [0.12, 0.34, 1],
      front: [0, 1, 0],
      outline: '7 -.4 .5, 8.4 -.2 .5, 8.4 2.6 .7, 7.6 3.1 .4, 6.9 2.6 .3',
      word: 'trim',
      mirror: 'x',
    },
    post: { solid: 'bar', main: 'material', path: '14 8.2 2.6, 12.6 5 -7.5', radius: 1.5, mirror: 'x' },
    bar: { solid: 'bar', main: 'material', path: '5 3.9 -9, 12.5 4.9 -8, 20 5.9 -7', radius: 2.5, mirror: 'x' },
  },
});
