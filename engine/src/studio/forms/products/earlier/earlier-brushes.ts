import type { Product } from '../../../construction/products/product.ts';

type Place = { readonly at: readonly [number, number, number]; readonly up: readonly [number, number, number] };

/** A brush by its place and the outlines of its handle, its ferrule and its hair. */
const brush = (name: string, place: Place, handle: string, ferrule: string, hair: string) => ({
  [`${name}handle`]: {
    solid: 'turned' as const,
    main: 'all' as const,
    word: 'handle' as const,
    ...place,
    outline: handle,
  },
  [`${name}ferrule`]: {
    solid: 'turned' as const,
    of: 'gold' as const,
    word: 'hardware' as const,
    ...place,
    outline: ferrule,
  },
  [`${name}hair`]: {
    solid: 'turned' as const,
    of: 'fur' as const,
    colour: '#4a3426' as const,
    word: 'trim' as const,
    ...place,
    outline: hair,
  },
});

/** The two brushes of scenes that were stored before version 3 of the drawing. */
export const EARLIER_BRUSHES: NonNullable<Product['earlier']> = {
  of: 'lacquer',
  turn: 0.2,
  rise: 0.2,
  parts: {
    ...brush(
      '',
      { at: [-96, 16.7, 0], up: [1, 0, 0] },
      '1.6 0 1, 4 12 8, 6.6 70 40, 5.6 108 20, 7.4 122',
      '7.5 120, 7.5 124 .6, 6.9 125 .4, 7.4 150 2, 7.4 152',
      '7 150, 15 170 10, 17 184 10, 12 198 8, 3 203 8',
    ),
    ...brush(
      'other ',
      { at: [-90, 7.3, 46], up: [0.98, 0, -0.16] },
      '1.4 0 1, 3.4 12 8, 5 66 40, 4 100 20, 5 114',
      '5.1 112, 5.1 116 .6, 4.7 117 .4, 5 138',
      '4.8 137, 7.4 148 4, 7 160 5, 2 168 5',
    ),
  },
};
