import { productForm } from '../../construction/products/product-form.ts';

/**
 * A leaf of a snake plant, in millimetres: where it stands, how high it is, how far it leans to the side and to the
 * front, and the direction to which its face turns. It begins at the soil, 150 mm above the ground.
 */
const leaf = (
  x: number,
  z: number,
  high: number,
  side: number,
  front: number,
  face: readonly [number, number, number],
) =>
  ({
    solid: 'bar',
    of: 'leaf',
    path: `${x} 150 ${z}, ${x + side * 0.15} ${150 + high * 0.35} ${z + front * 0.2}, ${x + side * 0.5} ${150 + high * 0.72} ${z + front * 0.55}, ${x + side} ${150 + high} ${z + front}`,
    radius: [3, 24],
    taper: 0.12,
    face,
  }) as const;

/** A pot on its saucer, of terracotta unless words name a material, empty or with a snake plant. */
export const plantPot = productForm({
  name: 'plant-pot',
  of: 'terracotta',
  turn: 0,
  rise: 0.06,
  parts: {
    pot: {
      solid: 'turned',
      main: 'all',
      at: [0, 5, 0],
      outline: '58 0 2, 79 128 1, 88 129 2, 91 166',
      hollow: { wall: 6, floor: 8, round: 6 },
    },
    saucer: {
      solid: 'turned',
      main: 'all',
      word: 'saucer',
      outline: '74 0 2, 84 22 3',
      hollow: { wall: 4.5, floor: 5 },
    },
    soil: { solid: 'turned', of: 'soil', outline: '60 60, 80 150 4, 40 158 60' },
  },
  kinds: {
    'potted-plant': {
      parts: {
        a: leaf(0, -14, 520, 12, -20, [0, 0, 1]),
        b: leaf(-22, -4, 430, -52, -6, [0.3, 0, 1]),
        c: leaf(24, -6, 460, 44, -12, [-0.4, 0, 1]),
        d: leaf(-8, 16, 360, -16, 34, [0, 0, 1]),
        e: leaf(30, 20, 300, 66, 40, [-0.6, 0, 0.8]),
        f: leaf(-34, 18, 270, -78, 36, [0.7, 0, 0.7]),
        g: leaf(10, 26, 210, 22, 60, [-0.1, 0, 1]),
      },
    },
  },
});
