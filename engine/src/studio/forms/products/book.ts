import { productForm } from '../../construction/products/product-form.ts';

/** A bound book that stands upright, or a notebook with an elastic band. */
export const book = productForm({
  name: 'book',
  of: 'linen',
  turn: 0.5,
  parts: {
    covers: { solid: 'block', main: 'all', at: [0, 0, 15.4], size: [152, 226, 3.2], round: 1.2, mirror: 'z' },
    spine: { solid: 'moulded', main: 'all', at: [-75.4, 0, 0], size: [4, 226, 34], corner: 1.9, edge: 1 },
    groove: { solid: 'bar', main: 'all', path: '-68 1 16.8, -68 225 16.8', radius: [2.2, 0.6], mirror: 'z' },
    pages: { solid: 'block', of: 'paper', at: [-2, 3.5, 0], size: [146, 219, 27.6], round: 0.6 },
    title: { solid: 'block', of: 'paper', word: 'label', at: [4, 132, 16.9], size: [72, 46, 0.5], round: 0.2 },
    rules: {
      solid: 'block',
      of: 'black plastic',
      at: [4, 149, 17.3],
      size: [46, 1.6, 0.3],
      round: 0.1,
      row: { count: 2, step: [0, 9, 0] },
    },
  },
  kinds: {
    notebook: {
      of: 'leather',
      parts: {
        covers: { at: [0, 0, 8.2], size: [132, 208, 2.2], round: [0.9, 6, 0.9] },
        spine: { at: [-65.4, 0, 0], size: [3.4, 208, 18.6], corner: 1.6 },
        groove: null,
        pages: { at: [-2, 3, 0], size: [126, 202, 14.4] },
        title: null,
        rules: null,
        elastic: {
          solid: 'moulded',
          of: 'jersey',
          colour: '#1d1d20',
          word: 'band',
          at: [46, -0.2, 0],
          size: [6, 208.6, 19.6],
          corner: 0.7,
          edge: 0.7,
        },
        marker: {
          solid: 'bar',
          of: 'satin',
          colour: '#a8322d',
          word: 'trim',
          path: '-20 8 0, -18 2.6 2, -12 1.4 14, -4 1.4 34',
          radius: [3, 0.4],
          face: [1, 0, 0],
          square: 6,
        },
      },
    },
  },
});
