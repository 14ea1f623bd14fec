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
    up: [0, 0, 1],
    front: [0, 1, 0],
    outline: '5 0, 5 10 3, 12 16 3, 12 22 5',
  }) as const satisfies TablePart;
