import { productForm } from '../../construction/products/product-form.ts';
import { WOODEN_BLOCKS } from './wooden-blocks.ts';
import { FACING, without } from '../../construction/products/usual-parts.ts';

/** A ring of the pile, by its number from below. */
const ring = (index: number, colour: `#${string}`) => {
  const [radius, y] = [52 - index * 6, 16 + index * 23];
  return {
    solid: 'turned',
    main: 'material',
    colour,
    band: true,
    at: [0, y, 0],
    outline: `${radius - 26} 0 6, ${radius} 0 11, ${radius} 23 11, ${radius - 26} 23 6`,
  } as const;
};

/** A block of wood by its place, and its turn. */
const block = (x: number, y: number, z: number, turn: number, colour: `#${string}`) =>
  ({
    solid: 'block',
    main: 'material',
    colour,
    at: [x, y, z],
    front: [Math.sin(turn), 0, Math.cos(turn)],
    size: [44, 44, 44],
    round: 3.5,
  }) as const;

/** Wooden toys: rings stacked on a cone, building blocks, painted or of bare wood, or a car. */
export const toy = productForm({
  name: 'toy',
  of: 'paint',
  turn: 0.35,
  rise: 0.06,
  parts: {
    base: { solid: 'turned', of: 'oak', word: 'legs', outline: '50 0 3, 50 15 6, 10 17' },
    first: ring(0, '#c8453c'),
    second: ring(1, '#e2963a'),
    third: ring(2, '#e6c64e'),
    fourth: ring(3, '#6f9c6a'),
    fifth: ring(4, '#4f7fa8'),
    knob: { solid: 'ball', of: 'oak', seams: 'none', radius: 17, at: [0, 146, 0] },
  },
  kinds: {
    'building-blocks': {
      rise: 0.12,
      parts: {
        base: block(-48, 0, 0, 0.2, '#c8453c'),
        first: block(2, 0, 6, -0.15, '#e6c64e'),
        second: block(52, 0, -4, 0.1, '#4f7fa8'),
        third: block(-24, 44, 2, -0.1, '#6f9c6a'),
        fourth: block(27, 44, 0, 0.25, '#e2963a'),
        fifth: block(0, 88, 2, -0.3, '#d98f9c'),
        knob: null,
      },
    },
    'wooden-blocks': WOODEN_BLOCKS,
    'toy-car': {
      turn: 0.6,
      parts: {
        ...without('base', 'first', 'second', 'third', 'fourth', 'fifth', 'knob'),
        body: {
          solid: 'block',
          main: 'all',
          colour: '#c8453c',
          at: [0, 15, 0],
          size: [156, 36, 68],
          round: [18, 16, 12],
        },
        cabin: {
          solid: 'block',
          main: 'all',
          colour: '#c8453c',
          at: [-10, 44, 0],
          size: [86, 40, 60],
          round: [20, 20, 14],
        },
        windows: {
          solid: 'block',
          of: 'glossy plastic',
          colour: '#dfe7ea',
          at: [-10, 53, 0],
          size: [60, 20, 62],
          round: [7, 7, 2],
        },
        wheels: {
          solid: 'turned',
          of: 'oak',
          word: 'trim',
          at: [48, 19, 30],
          ...FACING,
          outline: '4 0 1, 19 0 4, 19 11 4, 6 12 2, 4 14 2',
          mirror: 'both',
        },
        lamps: {
          solid: 'turned',
          of: 'brass',
          word: 'hardware',
          at: [76, 34, 20],
          up: [1, 0, 0],
          outline: '8 0 1, 8 4 2, 2 6',
          mirror: 'z',
        },
      },
    },
  },
});
