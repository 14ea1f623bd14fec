import { productForm } from '../../construction/products/product-form.ts';
import { legs, upholstered } from '../../construction/products/usual-parts.ts';
import { chaiseLongue, chesterfield, cornerSofa } from './sofa-kinds.ts';

/** A sofa with loose cushions on tapered legs, a loveseat, a corner sofa, a chaise longue, or a buttoned chesterfield. */
export const sofa = productForm({
  name: 'sofa',
  of: 'linen',
  turn: 0.36,
  parts: {
    legs: { ...legs('950 0 330, 915 170 300', 10, 2.1), of: 'oak' },
    base: { ...upholstered([0, 150, 0], [2030, 120, 800], 22), puff: [0, 0, 4] },
    arms: {
      ...upholstered([985, 165, 10], [135, 445, 860], [46, 46, 40]),
      puff: [7, 5, 6],
      piped: 'front',
      mirror: 'x',
    },
    back: { ...upholstered([0, 210, -320], [1850, 520, 150], 50), up: [0, 0.975, -0.22], puff: [0, 4, 5] },
    seats: {
      ...upholstered([-611, 268, 62], [608, 165, 700], [42, 55, 42]),
      word: 'cushion',
      puff: [5, 24, 12],
      sag: 10,
      slack: 7,
      piped: 'top',
      row: { count: 3, step: [611, 0, 0] },
    },
    backs: {
      ...upholstered([-611, 425, -170], [602, 425, 170], [60, 62, 70]),
      word: 'cushion',
      up: [0, 0.965, -0.26],
      puff: [8, 14, 42],
      slack: 10,
      piped: 'front',
      row: { count: 3, step: [611, 0, 0] },
    },
  },
  kinds: {
    loveseat: {
      turn: 0.42,
      parts: {
        legs: { path: '615 0 330, 580 170 300' },
        base: { size: [1360, 120, 800] },
        arms: { at: [650, 165, 10] },
        back: { size: [1190, 520, 150] },
        seats: { at: [-291, 268, 62], size: [578, 165, 700], row: { count: 2, step: [581, 0, 0] } },
        backs: { at: [-291, 425, -170], size: [572, 425, 170], row: { count: 2, step: [581, 0, 0] } },
      },
    },
    'corner-sofa': cornerSofa,
    chesterfield,
    'chaise-longue': chaiseLongue,
  },
});
