import { productForm } from '../../construction/products/product-form.ts';
import { without } from '../../construction/products/usual-parts.ts';

/** Rings of bristles along the wand, which spiral upwards and are longest in the middle. */
const BRISTLES = Object.fromEntries(
  Array.from({ length: 24 }, (_, i) => {
    const long = 2.6 + 2.4 * Math.sin(((i + 2) / 27) * Math.PI) ** 0.8;
    const turn = i * 0.21;
    const [x, z] = [Math.sin(turn), Math.cos(turn)];
    const path = [0.3, long]
      .map((r) => `${(r * x).toFixed(2)} ${(r * 0.16).toFixed(2)} ${(r * z).toFixed(2)}`)
      .join(', ');
    return [
      `bristles ${i + 1}`,
      // A ring turns round the axis of the floor; the brush stands where its wand does.
      { solid: 'bar', of: 'black plastic', path, radius: 0.26, ring: 16, about: [26, 84 + i * 1.15, 8] },
    ] as const;
  }),
);

/** An open mascara: the tube, and beside it the cap with its wand and brush pointing up. */
export const mascara = productForm({
  name: 'mascara',
  of: 'lacquer',
  turn: 0.15,
  parts: {
    tube: { solid: 'turned', main: 'all', word: 'vessel', outline: '8.6 0 .8, 9.2 70 .8, 6 71.4 .5, 5.6 76 .4' },
    ring: {
      solid: 'turned',
      of: 'gold',
      word: 'hardware',
      band: true,
      outline: '8.8 66.5, 9.5 66.5 .3, 9.5 69.5 .3, 8.8 69.5',
    },
    cap: { solid: 'turned', main: 'all', word: 'cap', at: [26, 0, 8], outline: '9 0 1, 8.4 58 .8, 5 59.4 1, 2.6 63 1' },
    wand: { solid: 'bar', of: 'steel', path: '26 60 8, 26 96 8', radius: 1.1 },
    core: { solid: 'bar', of: 'steel', path: '26 94 8, 26 112 8', radius: 0.7 },
    ...BRISTLES,
  },
  // The brush was one ribbed solid.
  earlierParts: {
    core: null,
    ...without(...Object.keys(BRISTLES)),
    bristles: {
      solid: 'turned',
      of: 'rubber',
      at: [26, 82, 8],
      outline: '1.4 0 .6, 3.6 4 2, 4.2 16 6, 2.6 27 3, 1 29 .6',
      flutes: { count: 26, depth: 1.3, from: 0.5, to: 28 },
    },
  },
});
