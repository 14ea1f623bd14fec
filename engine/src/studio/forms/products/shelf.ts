import { productForm } from '../../construction/products/product-form.ts';
import { board } from '../../construction/products/usual-parts.ts';

/** A bookcase with six boards and a back, or an open shelf: four boards in a metal frame 1.7 m high. */
export const shelf = productForm({
  name: 'shelf',
  of: 'oak',
  turn: 0.36,
  rise: 0.03,
  parts: {
    sides: { ...board([437, 0, 0], [26, 1860, 300], 'y'), mirror: 'x' },
    boards: { ...board([0, 60, 0], [850, 24, 296], 'x'), row: { count: 6, step: [0, 352, 0] } },
    plinth: board([0, 0, 135], [850, 60, 20], 'x'),
    back: board([0, 30, -145], [852, 1820, 8], 'y'),
  },
  kinds: {
    'open-shelf': {
      parts: {
        sides: {
          solid: 'bar',
          of: 'powder coat',
          colour: '#1f1f21',
          word: 'legs',
          path: '440 0 150, 440 1700 150, 440 1700 -150, 440 0 -150',
          bend: 30,
          radius: 9,
          mirror: 'x',
        },
        boards: { ...board([0, 140, 0], [862, 26, 300], 'x'), row: { count: 4, step: [0, 480, 0] } },
        plinth: null,
        back: {
          solid: 'bar',
          of: 'powder coat',
          colour: '#1f1f21',
          word: 'legs',
          path: '-440 1695 -150, 440 1695 -150',
          radius: 8,
        },
      },
    },
  },
});
