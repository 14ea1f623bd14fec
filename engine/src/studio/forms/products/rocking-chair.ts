import { productForm } from '../../construction/products/product-form.ts';

/** A rod of wood along a path. */
const rod = (path: string, radius: number) => ({ solid: 'bar', main: 'colour', path, radius }) as const;

/** A chair of wood on two rockers, with a back of spindles. */
export const rockingChair = productForm({
  name: 'rocking-chair',
  of: 'oak',
  turn: 0.75,
  rise: 0.05,
  parts: {
    rockers: {
      ...rod('235 74 430, 235 34 280, 235 15.2 90, 235 17.2 -120, 235 46 -330, 235 92 -480', 17),
      radius: [13, 21],
      square: 4,
      mirror: 'x',
    },
    'front legs': { ...rod('235 28 190, 228 240 205, 226 420 205, 236 640 195', 16), word: 'legs', mirror: 'x' },
    'rear legs': { ...rod('235 26 -190, 222 260 -200, 214 430 -208', 16), word: 'legs', mirror: 'x' },
    posts: { ...rod('214 430 -208, 214 720 -262, 206 1080 -345', 15), word: 'frame', mirror: 'x' },
    arms: { ...rod('238 650 230, 246 664 120, 240 664 -60, 214 650 -246', 15), radius: [24, 12], face: [1, 0, 0], square: 3, mirror: 'x' }, // prettier-ignore
    front: rod('-228 250 204, 228 250 204', 10),
    rear: rod('-222 250 -200, 222 250 -200', 10),
    sides: { ...rod('229 230 200, 222 230 -198', 10), mirror: 'x' },
    seat: {
      solid: 'block',
      of: 'oak',
      main: 'all',
      at: [0, 418, 4],
      size: [500, 30, 450],
      round: [40, 12, 40],
      sag: 9,
      grain: 'z',
    },
    cushion: {
      solid: 'block',
      of: 'linen',
      colour: '#e5ddcd',
      word: 'cushion',
      optional: true,
      at: [0, 444, 4],
      size: [440, 62, 400],
      round: [36, 30, 36],
      puff: [2, 14, 2],
      slack: 6,
      piped: 'top',
    },
    spindles: { ...rod('-150 444 -206, -152 720 -262, -148 1046 -334', 8.5), row: { count: 6, step: [60, 0, 0] } },
    rail: { ...rod('-212 1070 -342, -110 1092 -352, 0 1098 -356, 110 1092 -352, 212 1070 -342', 20), radius: [38, 13], face: [0, 1, -0.2], square: 4 }, // prettier-ignore
  },
  // The word for a cushion coloured the seat.
  earlierParts: { seat: { word: 'cushion' }, cushion: null },
});
