import { productForm } from '../../construction/products/product-form.ts';
import { without } from '../../construction/products/usual-parts.ts';

/** The place of a piece that lies with its handle to the left, `z` millimetres to the front. */
const place = (z: number) => ({ at: [-105, 0, z], up: [1, 0, 0], front: [0, 1, 0] }) as const;

const handle = (z: number, path: string) =>
  ({
    solid: 'bar',
    main: 'all',
    word: 'handle',
    ...place(z),
    path,
    radius: [7.6, 1.7],
    face: [1, 0, 0],
    square: 2.6,
    taper: 0.46,
  }) as const;

const forkAt = (z: number) => ({
  'fork handle': handle(z, '0 2 3, 0 50 1.8, 0 96 4.4, 0 124 6.6'),
  'fork root': {
    solid: 'extruded' as const,
    main: 'all' as const,
    ...place(z),
    at: [-105, 6.4, z] as const,
    outline: '-3.4 112 2, 3.4 112 2, 3.8 128 24, 12 142 16, 12.2 163 3, -12.2 163 3, -12 142 16, -3.8 128 24',
    thickness: 2.2,
    bevel: 1,
  },
  tines: {
    solid: 'bar' as const,
    main: 'all' as const,
    ...place(z),
    path: '-10.2 156 6.6, -10.2 178 4.6, -10.2 206 7.6',
    radius: [1.9, 1.1] as const,
    face: [1, 0, 0] as const,
    taper: 0.62,
    row: { count: 4, step: [0, 0, 6.8] as const },
  },
});

const knifeAt = (z: number) => ({
  'knife handle': handle(z, '0 2 1.9, 0 60 1.7, 0 112 2.2'),
  blade: {
    solid: 'extruded' as const,
    main: 'all' as const,
    ...place(z),
    at: [-105, 2.2, z] as const,
    outline: '-5 104 1, 5 104 3, 10 118 16, 10.5 190 30, 3 222 26, -5 228 4, -6 190 90',
    thickness: 2,
    bevel: 0.9,
  },
});

const spoonAt = (z: number) => ({
  'spoon handle': handle(z, '0 2 3, 0 50 1.8, 0 100 4.4, 0 147 9.4'),
  spoon: {
    solid: 'turned' as const,
    main: 'all' as const,
    at: [62, 0, z] as const,
    outline: '9 0 9, 20 3.4 12, 23.4 10.4',
    hollow: { wall: 1.4, floor: 1.5, round: 14 },
  },
});

const NONE = without(...Object.keys({ ...forkAt(0), ...knifeAt(0), ...spoonAt(0) }));

/** A set of cutlery, or one piece of it, that lies on the table. */
export const cutlery = productForm({
  name: 'cutlery',
  of: 'steel',
  turn: 0.5,
  rise: 0.62,
  parts: { ...forkAt(-44), ...knifeAt(0), ...spoonAt(46) },
  kinds: {
    fork: { turn: 0.35, rise: 0.7, parts: { ...NONE, ...forkAt(0) } },
    'table-knife': { turn: 0.35, rise: 0.7, parts: { ...NONE, ...knifeAt(0) } },
    spoon: { turn: 0.35, rise: 0.6, parts: { ...NONE, ...spoonAt(0) } },
  },
});
