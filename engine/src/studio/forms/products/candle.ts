import { productForm } from '../../construction/products/product-form.ts';
import { label } from '../../construction/products/usual-parts.ts';

/** A candle in a glass, a pillar, or a taper in a brass holder. */
export const candle = productForm({
  name: 'candle',
  of: 'glass',
  turn: 0,
  parts: {
    jar: {
      solid: 'turned',
      main: 'material',
      word: 'vessel',
      outline: '38.5 0 4, 39.5 90',
      hollow: { wall: 2.8, floor: 9, round: 4 },
    },
    wax: {
      solid: 'turned',
      main: 'colour',
      of: 'wax',
      inside: 'jar',
      poured: true,
      outline: '35.8 9.2 4, 36.5 63.5 .6, 34.5 62.5 4',
    },
    wick: {
      solid: 'bar',
      of: 'cork',
      colour: '#3b332b',
      radius: 1.1,
      inside: 'jar',
      path: '0 60 0, .2 68 0, 1.2 74 .4',
    },
    label: label('jar', 28, 60, 42),
  },
  kinds: {
    'pillar-candle': {
      of: 'wax',
      parts: {
        jar: null,
        label: null,
        wax: { main: 'all', outline: '37.5 0 1.5, 37.5 139 3, 34 139 3, 26 136.5 20' },
        wick: { path: '0 134 0, .4 143 0, 2 150 .4' },
      },
    },
    'taper-candle': {
      of: 'wax',
      parts: {
        jar: null,
        label: null,
        wax: { outline: '10.8 34, 10.5 90 50, 8.5 272 10, 3.5 285 6' },
        wick: { path: '0 280 0, .3 290 0, 1.8 297 .4' },
        holder: {
          solid: 'turned',
          main: 'material',
          of: 'brass',
          word: 'vessel',
          outline: '49 0 2, 50 4.5 2, 20 8 30, 8 20 10, 12.5 34 6, 15 58',
          hollow: { wall: 2.2, floor: 36, round: 1 },
        },
      },
    },
  },
});
