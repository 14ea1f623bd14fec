/** Kinds of sofas that have parts of their own. */
import type { ProductKind } from '../../construction/products/product.ts';
import { FACING, upholstered } from '../../construction/products/usual-parts.ts';

/** A roll of the arms or the back, which is round about its own axis. */
const ROLL = { solid: 'turned', main: 'all' } as const;

/** A buttoned sofa with rolled arms and studs. */
export const chesterfield: ProductKind = {
  of: 'leather',
  turn: 0.36,
  parts: {
    legs: {
      solid: 'turned',
      of: 'oak',
      word: 'legs',
      at: [900, 0, 330],
      outline: '24 0 4, 40 40 20, 26 78 8, 44 92 3, 44 130',
      mirror: 'both',
    },
    base: { at: [0, 105, 0], size: [1960, 190, 820], round: 26, piped: 'front' },
    back: {
      at: [0, 270, -315],
      up: [0, 1, 0],
      size: [1860, 420, 200],
      round: [60, 100, 90],
      tufts: { face: 'front', pitch: [155, 150], depth: 46 },
    },
    roll: { ...ROLL, at: [-1050, 640, -335], up: [1, 0, 0], outline: '98 0 20, 98 2100 20' },
    arms: {
      at: [945, 250, 20],
      size: [840, 400, 150],
      front: [-1, 0, 0],
      round: [60, 70, 60],
      puff: [0, 0, 0],
      tufts: { face: 'front', pitch: [155, 150], depth: 40 },
    },
    rolls: {
      ...ROLL,
      at: [965, 640, -420],
      ...FACING,
      outline: '98 0 20, 98 862 14, 40 872 30',
      mirror: 'x',
    },
    fronts: { ...upholstered([962, 292, 400], [120, 330, 60], 12), mirror: 'x' },
    studs: {
      solid: 'turned',
      of: 'brass',
      at: [965, 640, 451],
      ...FACING,
      outline: '17 0 2, 16 4 2, 8 10 8',
      mirror: 'x',
    },
    seats: { at: [-574, 282, 50], size: [572, 165, 700], row: { count: 3, step: [574, 0, 0] } },
    backs: null,
  },
};

/** A long seat with a back at one end and a bolster. */
export const chaiseLongue: ProductKind = {
  turn: 0.5,
  parts: {
    legs: { path: '760 0 300, 720 170 270' },
    base: { size: [1640, 110, 690] },
    arms: null,
    back: { at: [-690, 220, 0], up: [-0.42, 0.9, 0], size: [130, 520, 690], round: 60 },
    bolster: { ...ROLL, word: 'cushion', at: [-560, 500, -320], ...FACING, outline: '95 0 30, 98 320 90, 95 640 30' },
    seats: { at: [85, 255, 0], size: [1470, 160, 690], round: [60, 60, 60], row: { count: 1, step: [0, 0, 0] } },
    backs: null,
  },
};

/** A seat that reaches forwards at one end. */
export const cornerSofa: ProductKind = {
  turn: -0.42,
  parts: {
    seats: { row: { count: 2, step: [611, 0, 0] } },
    chaise: {
      ...upholstered([606, 268, 430], [608, 165, 1440], [42, 55, 42]),
      word: 'cushion',
      puff: [5, 24, 12],
      sag: 6,
      slack: 7,
      piped: 'top',
    },
    'chaise base': upholstered([604, 150, 370], [620, 120, 1500], 22),
    'chaise legs': {
      solid: 'bar',
      of: 'oak',
      word: 'legs',
      path: '860 0 1070, 830 170 1040',
      radius: 10,
      taper: 2.1,
      row: { count: 2, step: [-470, 0, 0] },
    },
  },
};
