import { productForm } from '../../construction/products/product-form.ts';

const BARREL = { at: [-72, 6, -10], up: [1, 0, 0], front: [0, 1, 0] } as const;
const CAP = { at: [-30, 7.4, 22], up: [0.97, 0, 0.243], front: [0, 1, 0] } as const;
const GOLD = { of: 'gold', word: 'hardware' } as const;

/** A fountain pen that lies beside its cap, or a ballpoint pen. */
export const pen = productForm({
  name: 'pen',
  of: 'lacquer',
  turn: 0.42,
  rise: 0.42,
  parts: {
    barrel: { solid: 'turned', main: 'all', ...BARREL, outline: '2.6 0 1.4, 4.6 4 3, 5.9 34 50, 6 74 .4' },
    ring: { solid: 'turned', ...GOLD, ...BARREL, outline: '6.15 71 .3, 6.15 73.6 .3' },
    grip: { solid: 'turned', of: 'lacquer', ...BARREL, outline: '5.2 73, 5 76 2, 4.3 90 12, 5 96 1.6, 4 97 .6' },
    nib: {
      solid: 'extruded',
      ...GOLD,
      ...BARREL,
      at: [24, 8, -10],
      outline: '-3.4 -4 1, 3.4 -4 1, 4.5 6 5, .5 23 .4, -.5 23 .4, -4.5 6 5',
      thickness: 1,
      dome: 1.2,
    },
    feed: { solid: 'turned', of: 'black plastic', ...BARREL, outline: '3.2 95, 2.7 104 6, .8 113 .6' },
    cap: { solid: 'turned', main: 'all', word: 'cap', ...CAP, outline: '7.2 0 .4, 7.4 6 2, 6.8 54 40, 4.6 62 3' },
    lip: { solid: 'turned', ...GOLD, ...CAP, outline: '7.5 1.4 .3, 7.5 6.6 .3' },
    crown: { solid: 'turned', ...GOLD, ...CAP, outline: '6.2 55.6 .3, 5.9 57.6 .3' },
    clip: {
      solid: 'bar',
      ...GOLD,
      ...CAP,
      path: '0 57 5, 0 58 9, 0 50 9.6, 0 30 8.6, 0 24 9.4',
      radius: [1.7, 0.7],
      face: [1, 0, 0],
      square: 4,
    },
  },
  kinds: {
    'ballpoint-pen': {
      of: 'glossy plastic',
      parts: {
        barrel: { outline: '4.6 2 1, 5 8 3, 5.3 60 60, 5.2 84 10' },
        grip: { outline: '5.1 83 .3, 4.8 100 14, 2 118 6, 1.2 120 .4', of: 'steel', word: 'hardware' },
        feed: { of: 'steel', word: 'hardware', outline: '.9 119, .5 123 .3' },
        ring: { of: 'steel', outline: '5.45 80 .3, 5.4 84 .3' },
        nib: {
          solid: 'turned',
          of: 'steel',
          word: 'hardware',
          ...BARREL,
          at: [-72, 6, -10],
          outline: '2.6 -9 1.4, 2.8 4 .4',
        },
        cap: null,
        lip: null,
        crown: null,
        clip: { ...BARREL, of: 'steel', path: '0 10 4, 0 9 7.4, 0 15 8, 0 44 6.8, 0 50 7.4' },
      },
    },
  },
});
