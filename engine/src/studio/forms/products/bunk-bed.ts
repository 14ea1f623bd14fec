import { productForm } from '../../construction/products/product-form.ts';
import { board } from '../../construction/products/usual-parts.ts';

/** What lies on the lower bed, or on the upper one, at its height: a mattress, a duvet and a pillow. */
const linen = (y: number) => ({
  [`mattress ${y}`]: { solid: 'block', of: 'cotton', colour: '#f3f1ec', at: [0, y, 0], size: [1960, 140, 880], round: 40 }, // prettier-ignore
  [`duvet ${y}`]: {
    solid: 'block',
    of: 'linen',
    word: 'bedding',
    colour: '#e9e3d8',
    at: [210, y + 128, 0],
    size: [1500, 74, 880],
    round: [50, 34, 50],
    puff: [0, 16, 0],
    slack: 14,
  },
  [`pillow ${y}`]: {
    solid: 'pillow',
    of: 'cotton',
    word: 'cushion',
    colour: '#f7f5f0',
    at: [-740, y + 210, 0],
    up: [0.3, 0.95, 0],
    front: [0.95, -0.3, 0],
    size: [640, 150, 400],
    slack: 10,
  },
}) as const; // prettier-ignore

/** Two beds over each other between four posts, with a ladder and a rail. */
export const bunkBed = productForm({
  name: 'bunk-bed',
  of: 'oak',
  turn: 0.5,
  rise: 0.06,
  parts: {
    posts: { ...board([1010, 0, 470], [70, 1640, 70], 'y'), word: 'frame', round: 12, mirror: 'both' },
    'lower sides': { ...board([0, 250, 470], [1960, 140, 34], 'x'), word: 'frame', mirror: 'z' },
    'upper sides': { ...board([0, 1110, 470], [1960, 140, 34], 'x'), word: 'frame', mirror: 'z' },
    'lower ends': { ...board([1010, 250, 0], [34, 260, 900], 'z'), word: 'frame', mirror: 'x' },
    'upper ends': { ...board([1010, 1110, 0], [34, 420, 900], 'z'), word: 'frame', mirror: 'x' },
    rail: { ...board([-220, 1420, 470], [1500, 84, 30], 'x'), word: 'frame' },
    'rear rail': { ...board([0, 1420, -470], [1960, 84, 30], 'x'), word: 'frame' },
    ...linen(330),
    ...linen(1190),
    ladder: {
      solid: 'bar',
      main: 'all',
      word: 'handle',
      path: '560 1.6 640, 560 1500 508',
      radius: [14, 26],
      square: 5,
      row: { count: 2, step: [340, 0, 0] },
    },
    rungs: {
      solid: 'bar',
      main: 'all',
      word: 'handle',
      path: '560 250 618, 900 250 618',
      radius: [22, 11],
      face: [0, 0, 1],
      square: 4,
      row: { count: 5, step: [0, 250, -22] },
    },
  },
});
