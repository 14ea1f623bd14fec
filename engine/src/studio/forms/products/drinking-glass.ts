import type { ProductKind } from '../../construction/products/product.ts';
import { productForm } from '../../construction/products/product-form.ts';

const WINE = '37 0 .6, 36.6 1.6 .8, 5 4.5 14, 3.6 14 20, 3.6 88 14, 30 100 26, 46 132 40, 33 214';

/** A thin glass on a stem: its outline, the height of its inside above the foot, and the fillet of its inside. */
const stemmed = (outline: string, floor: number, round: number) =>
  ({ parts: { rim: null, body: { outline, hollow: { wall: 1.4, floor, round } } } }) as const satisfies ProductKind;

/** A tumbler, and glasses with a stem for wine, sparkling wine and cocktails. */
export const drinkingGlass = productForm({
  name: 'drinking-glass',
  of: 'glass',
  turn: 0,
  parts: {
    body: { solid: 'turned', main: 'all', outline: '32 0 4, 37.5 116', hollow: { wall: 2, floor: 11, round: 8 } },
    rim: {
      solid: 'turned',
      band: true,
      word: 'rim',
      optional: true,
      of: 'gold',
      outline: '35.2 114, 37.6 114, 37.7 116.2 1.2, 35.2 116.2 1.2',
    },
  },
  kinds: {
    'wine-glass': stemmed(WINE, 97, 20),
    'glass-of-wine': {
      parts: {
        rim: null,
        body: {
          outline: WINE,
          hollow: { wall: 1.4, floor: 97, round: 20 },
          liquid: { level: 143, colour: '#7a0d22' },
        },
      },
    },
    flute: stemmed('32 0 .6, 31.6 1.6 .8, 5 4.5 12, 3.4 14 20, 3.4 74 14, 14 92 30, 29 160 80, 23.5 226', 89, 10),
    coupe: stemmed('34 0 .6, 33.6 1.6 .8, 5 4.5 12, 3.6 14 20, 3.6 84 10, 34 92 22, 50 112 22, 48.5 134', 92, 16),
    'martini-glass': stemmed('36 0 .6, 35.6 1.6 .8, 5 4.5 12, 3.6 14 20, 3.6 92 8, 10 100 10, 56 168', 100, 4),
    'whisky-glass': {
      parts: {
        rim: null,
        body: {
          outline: '39 0 4, 41.5 92',
          hollow: { wall: 3.4, floor: 16, round: 9 },
          flutes: { count: 20, depth: 1.3, from: 17, to: 62 },
        },
      },
    },
  },
  earlierKinds: {
    'whisky-glass': {
      until: 2,
      parts: {
        rim: null,
        body: {
          outline: '39 0 4, 41.5 92',
          hollow: { wall: 3.4, floor: 16, round: 9 },
          flutes: { count: 16, depth: 2.4, from: 5, to: 52 },
        },
      },
    },
  },
});
