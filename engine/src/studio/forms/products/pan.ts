import { productForm } from '../../construction/products/product-form.ts';
import { without } from '../../construction/products/usual-parts.ts';

/** A casserole with two handles and a lid, a saucepan, or a frying pan. */
export const pan = productForm({
  name: 'pan',
  of: 'enamel',
  turn: 0.3,
  rise: 0.05,
  parts: {
    body: {
      solid: 'turned',
      main: 'all',
      colour: '#a5332c',
      outline: '98 0 6, 119 10 18, 124 62 80, 126 112 2',
      hollow: { wall: 5, floor: 7, round: 16 },
    },
    handles: {
      solid: 'bar',
      main: 'all',
      colour: '#a5332c',
      path: '121 92 -34, 146 95 -30, 154 96 0, 146 95 30, 121 92 34',
      radius: [8, 5],
      face: [0, 1, 0],
      square: 3,
      mirror: 'x',
    },
    lid: {
      solid: 'turned',
      main: 'all',
      colour: '#a5332c',
      word: 'cap',
      outline: '122 111 1, 128 112 2, 127 118 4, 96 136 60, 12 143 30, 1 143',
    },
    knob: {
      solid: 'turned',
      of: 'brass',
      word: 'hardware',
      at: [0, 142, 0],
      outline: '10 0 2, 8 8 4, 20 14 6, 20 22 6, 4 26 8',
    },
  },
  kinds: {
    saucepan: {
      of: 'steel',
      parts: {
        ...without('handles'),
        body: { outline: '76 0 5, 84 4 8, 85 60 80, 87 104 2', colour: '#d8d9da' },
        lid: { outline: '84 103 1, 89 104 2, 88 109 3, 60 120 50, 10 124 30, 1 124', colour: '#d8d9da' },
        knob: { of: 'black plastic', at: [0, 123, 0] },
        grip: {
          solid: 'bar',
          of: 'black plastic',
          word: 'handle',
          path: '82 84 0, 120 90 0, 180 100 0, 246 106 0',
          radius: [11, 7],
          face: [0, 0, 1],
          square: 3,
        },
      },
    },
    'frying-pan': {
      of: 'black plastic',
      rise: 0.16,
      parts: {
        ...without('handles', 'lid', 'knob'),
        body: {
          outline: '104 0 5, 116 4 10, 136 44 60, 140 46 2',
          colour: '#2a2a2c',
          hollow: { wall: 4, floor: 5, round: 20 },
        },
        grip: {
          solid: 'bar',
          of: 'oak',
          word: 'handle',
          path: '134 38 0, 170 48 0, 230 60 0, 306 64 0',
          radius: [12, 7],
          face: [0, 0, 1],
          square: 3,
        },
      },
    },
  },
});
