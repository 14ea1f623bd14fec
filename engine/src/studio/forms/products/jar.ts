import { productForm } from '../../construction/products/product-form.ts';
import type { ProductKind } from '../../construction/products/product.ts';
import { label, without } from '../../construction/products/usual-parts.ts';

const MASON = {
  turn: 0.2,
  parts: {
    body: { outline: '38 0 8, 41 92 16, 33.5 106 6, 33.5 120', hollow: { wall: 3, floor: 6, round: 6 } },
    lid: {
      of: 'steel',
      outline: '36 104 .8, 36.4 121 1.2, 34.6 122 .8, 30 121.4 .6, 10 122.2',
      flutes: { count: 64, depth: 0.5, from: 105, to: 119 },
    },
    ...without('cream'),
    label: { ...label('body', 26, 76, 62), optional: true },
  },
} as const satisfies ProductKind;

/** A preserving jar that is filled, with a label. */
const filled = (colour: `#${string}`): ProductKind => ({
  ...MASON,
  parts: {
    ...MASON.parts,
    body: { ...MASON.parts.body, liquid: { level: 98, colour } },
    label: label('body', 26, 76, 62),
  },
});

/** A cosmetic jar with a thick wall and a screw lid, a storage jar with a cork, or a preserving jar. */
export const jar = productForm({
  name: 'jar',
  of: 'glass',
  turn: 0,
  parts: {
    body: {
      solid: 'turned',
      main: 'all',
      outline: '32 0 6, 34 30 6, 29 33.5 1, 27.5 43',
      hollow: { wall: 5.2, floor: 8, round: 8 },
    },
    cream: {
      solid: 'turned',
      of: 'soap',
      colour: '#f6f1e8',
      word: 'liquid',
      inside: 'body',
      poured: true,
      outline: '26 8.2 8, 28 30 3, 24 33',
    },
    lid: {
      solid: 'turned',
      of: 'glossy plastic',
      word: 'cap',
      outline: '33.5 33.5 .8, 34.5 49.5 2.2, 22 50.3 30',
    },
    label: label('body', 8, 25, 36),
  },
  kinds: {
    // Its lid lies beside it.
    'storage-jar': {
      turn: 0.2,
      parts: {
        body: { outline: '48 0 8, 50 138 12, 41 150 6, 41 160', hollow: { wall: 3, floor: 6, round: 6 } },
        lid: { of: 'cork', outline: '36.5 146 1.5, 38.5 160 .6, 43 160.4 1.4, 43.5 178 2.4, 24 178.4 20' },
        ...without('cream', 'label'),
      },
    },
    'mason-jar': MASON,
    'honey-jar': filled('#dd9d2e'),
    'jam-jar': filled('#6d0c1c'),
    'open-jar': { rise: 0.28, parts: { lid: { at: [74, -33.5, 16] } } },
  },
});
