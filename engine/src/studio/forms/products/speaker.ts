import { productForm } from '../../construction/products/product-form.ts';
import type { ProductKind } from '../../construction/products/product.ts';
import { FACING, without } from '../../construction/products/usual-parts.ts';

/** A driver that faces the viewer: centre, radius and depth of its cone, and radius of its dust cap. */
const cone = (y: number, z: number, r: number, deep: number, cap: number) =>
  ({
    solid: 'turned',
    of: 'rubber',
    word: 'dial',
    at: [0, y, z],
    ...FACING,
    outline: `${r} -30, ${r} 3 1.4, ${r * 0.93} 3.4 1, ${r * 0.86} 0 2, ${r * 0.8} 4 4, ${r * 0.72} 0 3, ${cap} ${-deep} 3, ${cap * 0.8} ${-deep + cap * 0.5} ${cap * 0.6}, ${cap * 0.2} ${-deep + cap * 0.62} 20`,
  }) as const;

const rim = (y: number, z: number, r: number) =>
  ({
    solid: 'turned',
    of: 'aluminium',
    word: 'rim',
    band: true,
    at: [0, y, z],
    ...FACING,
    outline: `${r - 1} -2, ${r + 7} -2, ${r + 7} 2.4 1.4, ${r - 1} 4 1`,
  }) as const;

const WIRELESS: ProductKind = {
  of: 'speaker cloth',
  parts: {
    body: { solid: 'turned', main: 'all', outline: '40 4 4, 46 20 16, 46 150 18, 38 168 5' },
    ...without('front', 'bass', 'ring', 'treble', 'small ring'),
    foot: { solid: 'turned', of: 'black plastic', word: 'trim', outline: '40 0 3, 41 6 2' },
    top: { solid: 'turned', of: 'black plastic', word: 'rim', outline: '39 166, 39 170 2, 34 171 4' },
    loop: {
      solid: 'bar',
      of: 'leather',
      colour: '#8a5a34',
      word: 'straps',
      path: '44 140 0, 58 150 0, 62 122 0, 58 92 0, 44 100 0',
      radius: [7, 1.8],
      face: [0, 0, 1],
      square: 6,
    },
  },
};

/** A loudspeaker of wood with two drivers, or a wireless one covered with cloth. */
export const speaker = productForm({
  name: 'speaker',
  of: 'oak',
  turn: 0.45,
  parts: {
    body: { solid: 'block', main: 'all', grain: 'y', size: [184, 312, 230], round: 4 },
    front: { solid: 'block', of: 'black plastic', word: 'trim', at: [0, 7, 113], size: [172, 298, 6], round: 2 },
    bass: cone(106, 117, 66, 20, 20),
    ring: rim(106, 117, 66),
    treble: cone(236, 117, 26, 5, 11),
    'small ring': rim(236, 117, 26),
  },
  kinds: {
    'wireless-speaker': WIRELESS,
  },
  earlierKinds: { 'wireless-speaker': { until: 2, ...WIRELESS, of: 'knit' } },
});
