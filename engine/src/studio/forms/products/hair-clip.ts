import { productForm } from '../../construction/products/product-form.ts';
import { without } from '../../construction/products/usual-parts.ts';

const STEEL = { of: 'steel', word: 'hardware' } as const;

const HORN = { main: 'all', colour: '#6b4529' } as const;

/** Places of the teeth along the clip. */
const TEETH = [-40, -28, -16, -4, 8, 20, 32] as const;

/** A tooth of both jaws, which closes towards the other one. */
const tooth = (x: number) =>
  ({
    solid: 'bar',
    ...HORN,
    path: `${x} 30 16.5, ${x * 1.02} 17 18.5, ${x * 0.98} 4 9, ${x * 0.94} 1.6 1.5`,
    radius: [3.4, 1.7],
    face: [1, 0, 0],
    square: 3,
    taper: 0.5,
    mirror: 'z',
  }) as const;

/** A claw clip that stands on its teeth, or a barrette. */
export const hairClip = productForm({
  name: 'hair-clip',
  of: 'glossy plastic',
  turn: 0.42,
  rise: 0.1,
  parts: {
    jaws: {
      solid: 'bar',
      ...HORN,
      path: '-44 26 15, -24 33 16, 0 35.5 16.4, 24 33 16, 44 26 15',
      radius: [7.5, 2],
      face: [0, 0.94, -0.34],
      square: 5,
      mirror: 'z',
    },
    ...Object.fromEntries(TEETH.map((x) => [`tooth at ${x}`, tooth(x)])),
    tabs: {
      solid: 'bar',
      ...HORN,
      path: '0 38 13, 0 46 9, 0 58 13, 0 66 19',
      radius: [13, 2],
      face: [1, 0, 0],
      square: 4,
      taper: 0.8,
      mirror: 'z',
    },
    spring: { solid: 'turned', ...STEEL, at: [-9, 43, 0], up: [1, 0, 0], outline: '4.4 0 1, 4.4 18 1' },
    hinge: { solid: 'bar', ...HORN, path: '-11 43 0, -11 43 10', radius: 4, mirror: 'both' },
  },
  kinds: {
    barrette: {
      turn: 0.35,
      rise: 0.5,
      parts: {
        jaws: {
          path: '-42 5 0, -22 10.5 0, 0 12.4 0, 22 10.5 0, 42 5 0',
          radius: [10, 1.9],
          face: [0, 0, 1],
          square: 7,
        },
        ...without('tabs', 'hinge', ...TEETH.map((x) => `tooth at ${x}`)),
        spring: {
          solid: 'bar',
          ...STEEL,
          at: [0, 0, 0],
          up: [0, 1, 0],
          path: '-40 2.6 0, 0 1.2 0, 40 2.6 0',
          radius: [4, 0.8],
          face: [0, 0, 1],
          square: 8,
        },
      },
    },
  },
});
