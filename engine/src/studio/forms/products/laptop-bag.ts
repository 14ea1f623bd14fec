import { productForm } from '../../construction/products/product-form.ts';

const PANEL = { solid: 'block', main: 'all', colour: '#34373d' } as const;
const RING = { solid: 'block', of: 'steel', word: 'hardware', size: [7, 26, 22], round: 2.6, mirror: 'x' } as const;

/** A soft bag for a laptop with two handles, a zip and a shoulder strap. */
export const laptopBag = productForm({
  name: 'laptop-bag',
  of: 'nylon',
  turn: 0.38,
  parts: {
    body: { ...PANEL, size: [400, 295, 84], round: [16, 16, 24], puff: [0, 0, 7], slack: 1.2, piped: 'front' },
    pocket: { ...PANEL, at: [0, 14, 48], size: [358, 178, 22], round: [12, 12, 9], puff: [0, 0, 3], piped: 'front' },
    pull: { solid: 'block', of: 'steel', word: 'zip', at: [150, 176, 60], size: [5, 26, 3], round: 1.2 },
    zips: { solid: 'bar', of: 'steel', word: 'zip', path: '-184 293 0, 184 293 0', radius: [5, 3], square: 6 },
    handles: {
      solid: 'bar',
      main: 'all',
      colour: '#26282d',
      word: 'handle',
      path: '-86 190 48, -82 300 36, -72 338 26, -40 358 22, 40 358 22, 72 338 26, 82 300 36, 86 190 48',
      radius: [12, 3.4],
      face: [0, 0, 1],
      square: 5,
      mirror: 'z',
    },
    rings: { ...RING, at: [202, 246, 0] },
    strap: {
      solid: 'bar',
      main: 'all',
      colour: '#26282d',
      word: 'straps',
      path: '-205 242 0, -206 150 0, -208 46 0, -212 19 0, -222 5 0, -236 2.2 2, -250 2.2 24, -248 2.2 62, -210 2.2 106, -110 2.2 134, 10 2.2 144, 130 2.2 138, 222 2.2 110, 258 2.2 66, 258 2.2 28, 238 2.2 2, 222 5 0, 212 19 0, 208 46 0, 206 150 0, 205 242 0',
      radius: [16, 2],
      face: [0, 0, 1],
      square: 7,
    },
  },
  earlierParts: {
    strap: {
      path: '-204 262 0, -216 380 -24, -170 500 -44, 0 556 -52, 170 500 -44, 216 380 -24, 204 262 0',
    },
  },
});
