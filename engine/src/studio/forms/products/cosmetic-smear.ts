import { productForm } from '../../construction/products/product-form.ts';
import type { TablePart } from '../../construction/products/product.ts';
import { without } from '../../construction/products/usual-parts.ts';
import { EARLIER_SMEAR } from './earlier/earlier-smear.ts';

/** Strokes side by side in tones from the back to the front, of which words can name several. */
const swatches = (tones: string): Readonly<Record<string, TablePart | null>> => ({
  ...without('smear'),
  ...Object.fromEntries(
    tones.split(' ').map((tone, i, { length }): [string, TablePart] => [
      `swatch ${i + 1}`,
      {
        solid: 'smear',
        main: 'all',
        nth: i,
        colour: `#${tone}`,
        at: [(i % 2) * 7 - 3, 0, (i - (length - 1) / 2) * 25],
        size: [122, 4.4, 19],
        vary: i * 3 + 2,
      },
    ]),
  ),
});

/** A smear of foundation, lipstick or cream, swatches of several tones, or a powder that has been crushed. */
export const cosmeticSmear = productForm({
  name: 'cosmetic-smear',
  of: 'cream',
  turn: 0.42,
  rise: 0.5,
  parts: {
    smear: { solid: 'smear', main: 'all', colour: '#cf9a80', size: [150, 11, 58], vary: 1 },
  },
  kinds: {
    'cream-smear': { parts: { smear: { colour: '#f7f3ec' } } },
    'lipstick-smear': { parts: { smear: { colour: '#a5182f', size: [150, 9, 46] } } },
    swatches: { turn: 0.1, rise: 0.7, parts: swatches('f2dac6 e6bf9f d3a07b b67d58 8c5a3c 573525') },
    'lipstick-swatches': { turn: 0.1, rise: 0.7, parts: swatches('e39a94 cf5f66 c22436 8f1c3f 6b2430') },
    'crushed-powder': {
      of: 'powder',
      parts: {
        ...without('smear'),
        powder: { solid: 'crumbs', main: 'all', colour: '#d98d84', radius: 46, height: 9 },
      },
    },
  },
  earlier: EARLIER_SMEAR,
});
