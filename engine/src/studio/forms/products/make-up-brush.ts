import { productForm } from '../../construction/products/product-form.ts';
import type { TablePart } from '../../construction/products/product.ts';
import { EARLIER_BRUSHES } from './earlier/earlier-brushes.ts';

interface Brush {
  readonly at: readonly [number, number, number];
  readonly up: readonly [number, number, number];
  readonly handle: string;
  readonly ferrule: string;
  readonly hair: string;
}

/** A brush that lies, by its place and the outlines of its handle, its ferrule and its hair. */
const brush = (name: string, { at, up, handle, ferrule, hair }: Brush): Readonly<Record<string, TablePart>> => ({
  [`${name}handle`]: { solid: 'turned', main: 'all', word: 'handle', at, up, outline: handle },
  [`${name}ferrule`]: { solid: 'turned', of: 'gold', word: 'hardware', at, up, outline: ferrule },
  [`${name}hair`]: { solid: 'turned', of: 'brush hair', word: 'trim', at, up, outline: hair },
});

/** Three brushes side by side: a large one for powder, one for shading, and one for the eyes. */
export const makeUpBrush = productForm({
  name: 'make-up-brush',
  of: 'lacquer',
  turn: 0.1,
  rise: 0.66,
  parts: {
    ...brush('', {
      at: [-96, 9, -30],
      up: [0.993, 0.062, -0.1],
      handle: '1.6 0 1, 4.6 12 8, 7.8 60 40, 6.2 96 20, 8.2 110',
      ferrule: '8.4 108, 8.4 112 .6, 7.8 113 .4, 8.6 140 2, 9.4 146',
      hair: '8.6 144, 16 160 14, 19.5 178 16, 16 196 16, 3 205 14',
    }),
    ...brush('second ', {
      at: [-100, 6, 12],
      up: [1, 0.04, 0],
      handle: '1.4 0 1, 3.8 12 8, 6.2 58 40, 5 92 20, 6.4 106',
      ferrule: '6.6 104, 6.6 108 .6, 6.1 109 .4, 6.6 132 2, 7 138',
      hair: '6.4 136, 10.5 150 8, 12 166 10, 9.5 178 8, 2 184 10',
    }),
    ...brush('third ', {
      at: [-96, 7.4, 46],
      up: [0.996, 0, 0.09],
      handle: '1.2 0 1, 3 12 8, 4.8 56 40, 3.8 88 20, 4.8 104',
      ferrule: '5 102, 5 106 .6, 4.5 107 .4, 4.6 128 2, 4.8 134',
      hair: '4.4 132, 6.6 144 5, 6.2 156 6, 1.4 164 8',
    }),
  },
  earlier: EARLIER_BRUSHES,
});
