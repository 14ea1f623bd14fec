/** Parts that many products have, so that their tables name only the measures. */
import type { TablePart } from './product.ts';

/** A paper label with printed rules: the part that it is stuck to, its lower and upper edge and its width in millimetres. */
export const label = (on: string, from: number, to: number, wide: number) =>
  ({ solid: 'label', on, from, to, wide, of: 'paper', word: 'label', print: 'rules' }) as const satisfies TablePart;

/** A ribbon round a box, and its bow; both are drawn when words name them. */
export const ribbon = (width: number, height: number, depth: number) =>
  ({
    solid: 'moulded',
    size: [width, height, depth],
    corner: 0.6,
    of: 'satin',
    word: 'bow',
    optional: true,
  }) as const satisfies TablePart;

export const bow = (at: readonly [number, number, number], width: number, wide: number, lying: boolean) =>
  ({
    solid: 'bow',
    at,
    width,
    ribbon: wide,
    lying,
    of: 'satin',
    word: 'bow',
    optional: true,
  }) as const satisfies TablePart;

type Millimetres = readonly [number, number, number];

/** Directions of a solid whose axis faces the viewer. */
export const FACING = { up: [0, 0, 1], front: [0, 1, 0] } as const;

/** Parts of a product that a kind leaves out. */
export const without = (...names: readonly string[]): Readonly<Record<string, null>> =>
  Object.fromEntries(names.map((name) => [name, null]));

/**
 * An upright rectangle as an outline: half its width, the heights of its foot and its top, and the radii of its lower and
 * upper corners.
 */
export const upright = (half: number, foot: number, top: number, round: number, topRound = round): string =>
  `${-half} ${foot} ${round}, ${half} ${foot} ${round}, ${half} ${top} ${topRound}, ${-half} ${top} ${topRound}`;

/** Four legs: the path of the one in front on the right, its radius at the foot, and how many times that it has above. */
export const legs = (path: string, radius: number, taper: number) =>
  ({ solid: 'bar', word: 'legs', path, radius, taper, mirror: 'both' }) as const satisfies TablePart;

/** An upholstered block. */
export const upholstered = (at: Millimetres, size: Millimetres, round: number | Millimetres) =>
  ({ solid: 'block', main: 'all', at, size, round }) as const satisfies TablePart;

/** A board of wood, or a box that is veneered, with its grain along an axis. */
export const board = (at: Millimetres, size: Millimetres, grain: 'x' | 'y' | 'z') =>
  ({ solid: 'block', main: 'all', at, size, round: 3, grain }) as const satisfies TablePart;

/** A turned knob of brass on a front that faces +z. */
export const knob = (at: Millimetres) =>
  ({
    solid: 'turned',
    of: 'brass',
    word: 'handle',
    at,
    ...FACING,
    outline: '5 0, 5 10 3, 12 16 3, 12 22 5',
  }) as const satisfies TablePart;

/** The fronts of two drawers side by side, and their knobs: of the left one its place, its size and the next one's distance. */
export const twoDrawers = (at: Millimetres, size: Millimetres, pitch: number) => {
  const row = { count: 2, step: [pitch, 0, 0] } as const;
  return {
    drawers: { ...board(at, size, 'x'), round: 4, row },
    knobs: { ...knob([at[0], at[1] + size[1] / 2, at[2] + size[2]]), row },
  };
};

/** Cloth folded to a zigzag of `count` layers, seen at its folds. `half` is half its width, `thick` that of a layer. */
export const folded = (half: number, thick: number, deep: number, count: number, from: number) => {
  const rows = Array.from({ length: count }, (_, i) => {
    const y = from + thick + i * thick * 2.08;
    const [back, front] = [`0 ${y} ${-deep}`, `0 ${y} ${deep}`];
    return i % 2 === 0 ? `${back}, 0 ${y} 0, ${front}` : `${front}, 0 ${y} 0, ${back}`;
  });
  return {
    solid: 'bar',
    main: 'all',
    path: rows.join(', '),
    radius: [half, thick],
    face: [1, 0, 0],
    square: 9,
    bend: thick * 1.04,
  } as const;
};
