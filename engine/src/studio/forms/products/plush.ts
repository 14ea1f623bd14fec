import { limbOf } from '../../construction/products/limb-of.ts';
import { productForm } from '../../construction/products/product-form.ts';

/** Two shining eyes on a face: the place and the direction of the right one. */
const eyes = (at: readonly [number, number, number], radius: number) =>
  ({
    solid: 'turned',
    of: 'lacquer',
    colour: '#221d1b',
    at,
    up: [0.3, 0.1, 0.95],
    front: [0, 1, -0.1],
    outline: `${radius} 0, ${radius} ${radius * 0.6} 3, 2 ${radius * 1.1} 5`,
    mirror: 'x',
  }) as const;

/** An octopus with eight curled arms, or a rabbit that sits. */
export const plush = productForm({
  name: 'plush',
  of: 'terry',
  turn: 0.2,
  rise: 0.08,
  parts: {
    head: {
      solid: 'turned',
      main: 'all',
      at: [0, 26, 0],
      outline: '40 0 20, 66 18 34, 88 84 50, 80 150 50, 44 184 40, 1 188 1',
    },
    arms: {
      solid: 'bar',
      main: 'all',
      path: '46 48 0, 74 32 6, 104 19 10, 138 17.5 2, 160 26 -14, 158 42 -28, 142 46 -34',
      radius: 21,
      taper: 0.52,
      ring: 8,
    },
    eyes: eyes([30, 104, 77], 8),
    cheeks: {
      solid: 'turned',
      of: 'felt',
      colour: '#e59a9c',
      at: [46, 84, 70],
      up: [0.5, -0.1, 0.86],
      front: [0, 1, 0.1],
      outline: '9 0, 9 3 2, 2 4 1',
      mirror: 'x',
    },
    mouth: { solid: 'bar', of: 'felt', colour: '#3a2f2c', path: '-14 86 82, -7 79 84.5, 0 77 85.5, 7 79 84.5, 14 86 82', radius: 2 }, // prettier-ignore
  },
  kinds: {
    'plush-rabbit': {
      of: 'shearling',
      turn: 0.28,
      parts: {
        arms: null,
        mouth: null,
        cheeks: null,
        body: { solid: 'turned', main: 'all', outline: '30 0 20, 70 14 40, 72 76 60, 54 140 40, 26 160 20' },
        head: { at: [0, 142, 8], outline: '24 0 20, 62 16 40, 66 66 46, 42 112 36, 8 118 36' },
        ears: limbOf([28, 238, 0], [0.2, 0.97, -0.1], '13 0 8, 22 40 20, 20 104 26, 5 132 12'),
        paws: limbOf([54, 130, 14], [0.46, -0.68, 0.57], '15 -10 12, 25 10 20, 24 64 20, 23 92 20, 8 106 16'),
        legs: limbOf([42, 30, 34], [0.4, 0.02, 0.92], '20 -20 14, 30 10 24, 27 70 22, 32 108 20, 10 126 20'),
        eyes: eyes([28, 212, 64], 7),
        nose: {
          solid: 'turned',
          of: 'felt',
          colour: '#d98f93',
          at: [0, 196, 72],
          up: [0, 0.1, 1],
          front: [0, 1, -0.1],
          outline: '8 0, 8 5 4, 2 9 4',
        },
        bow: { solid: 'bow', of: 'satin', word: 'bow', optional: true, at: [0, 148, 74], width: 90, ribbon: 20 },
      },
    },
  },
});
