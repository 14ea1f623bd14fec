import { productForm } from '../../construction/products/product-form.ts';

/** Half the width of the folded cloth, how far its points reach, and the height of its foot. */
const [HALF, TIP] = [42, 96] as const;

/** A folded point of the cloth with its rolled hem: how far it is to the right, its height above the floor, and its lean. */
function point(name: string, x: number, y: number, lean: number) {
  const place = { at: [x, y, 0], up: [lean, 0, -1], front: [0, 1, 0] } as const;
  const outline = `${-HALF} -64 2, ${HALF} -64 2, ${HALF + 4} 30 4, 3 ${TIP} 4, -3 ${TIP} 4, ${-HALF - 4} 30 4`;
  return {
    [name]: { solid: 'extruded', main: 'all', ...place, outline, thickness: 4, bevel: 1.8, dome: 3, grain: 'y' },
    [`${name} hem`]: {
      solid: 'bar',
      main: 'all',
      ...place,
      path: `${-HALF - 3} -60 1.6, ${-HALF - 3} 30 1.6, 0 ${TIP - 1} 1.6, ${HALF + 3} 30 1.6, ${HALF + 3} -60 1.6`,
      radius: 1.5,
      bend: 5,
    },
  } as const;
}

/** A pocket square that lies folded to three points, with its foot turned over them. */
export const pocketSquare = productForm({
  name: 'pocket-square',
  of: 'silk',
  turn: 0.25,
  rise: 0.6,
  parts: {
    ...point('left', -22, 2, -0.34),
    ...point('right', 22, 5.4, 0.34),
    ...point('middle', 0, 8.8, 0),
    foot: {
      solid: 'block',
      main: 'all',
      at: [0, 2.9, 50],
      size: [112, 17, 66],
      round: [4, 7, 8],
      puff: [1, 3, 2],
      slack: 1.4,
    },
  },
});
