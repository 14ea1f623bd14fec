import { productForm } from '../../construction/products/product-form.ts';
import type { TablePart } from '../../construction/products/product.ts';
import { board } from '../../construction/products/usual-parts.ts';

/** Cloth and paper in which books are bound. */
const BINDINGS = ['#7b3b33', '#c9b48c', '#2f4858', '#e7e0d2', '#5f6f52', '#b0703c', '#3b3537', '#9c8f80'] as const;

/** A number from 0 to 1 that looks random and is the same each time. */
const chance = (i: number, k: number): number => Math.abs((Math.sin(i * 12.9898 + k * 78.233) * 43758.5453) % 1);

/** The books on one board, from left to right, in millimetres; the right of the board stays empty. */
const booksOn = (shelf: number): Readonly<Record<string, TablePart>> => {
  const books: [string, TablePart][] = [];
  const end = 300 - 150 * chance(shelf, 9);
  for (let x = -412, i = 0; x < end; i++) {
    const size = [24 + 26 * chance(i, shelf), 190 + 100 * chance(shelf, i + 3), 190 + 30 * chance(i, 5)] as const;
    const colour = BINDINGS[Math.floor(chance(i + 7, shelf + 2) * BINDINGS.length)]!;
    const at = [x + size[0] / 2, 84 + shelf * 352, -20] as const;
    books.push([`book ${shelf} ${i}`, { solid: 'block', of: 'linen', colour, at, size, round: 2.5 }]);
    x += size[0] + 1;
  }
  return Object.fromEntries(books);
};

const BOOKS = Object.assign({}, ...[0, 1, 2, 3, 4].map(booksOn)) as Readonly<Record<string, TablePart>>;

/** A bookcase with six boards and a back, empty or with books, or an open shelf: four boards in a metal frame 1.7 m high. */
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
    'filled-shelf': { parts: BOOKS },
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
