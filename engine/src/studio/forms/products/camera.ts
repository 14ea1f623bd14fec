import { productForm } from '../../construction/products/product-form.ts';
import { FACING } from '../../construction/products/usual-parts.ts';

const METAL = { of: 'aluminium', word: 'hardware' } as const;
const TURNED_OUT = { solid: 'turned', ...FACING } as const;

/** A camera with a viewfinder, wrapped in leather. */
export const camera = productForm({
  name: 'camera',
  of: 'leather',
  turn: 0.4,
  rise: 0.05,
  parts: {
    base: { solid: 'moulded', ...METAL, size: [134, 12, 40], corner: 16, edge: 2 },
    body: {
      solid: 'moulded',
      main: 'all',
      colour: '#2a2726',
      at: [0, 11, 0],
      size: [134.6, 45, 40.6],
      corner: 16.2,
      edge: 0.8,
    },
    top: { solid: 'moulded', ...METAL, at: [0, 55, 0], size: [134, 20, 40], corner: 16, edge: 3 },
    finder: { solid: 'block', ...METAL, at: [0, 70, 0], size: [44, 18, 38], round: 4 },
    window: { solid: 'block', of: 'lacquer', at: [42, 59, 19.6], size: [19, 11, 2], round: 0.8 },
    flash: { solid: 'block', of: 'lacquer', at: [0, 75, 18.4], size: [22, 8, 2], round: 0.8 },
    mount: { ...TURNED_OUT, ...METAL, at: [0, 38, 18], outline: '33 0, 33 5 1.4, 29 5.4' },
    barrel: {
      ...TURNED_OUT,
      of: 'black plastic',
      at: [0, 38, 20],
      outline: '28 0, 28 12 1, 30 13 .6, 30 28 .8, 27 29 .6, 27 38 1.4, 22 38 .6, 20 32 1, 14 31',
      flutes: { count: 60, depth: 0.8, from: 14, to: 27 },
    },
    glass: { ...TURNED_OUT, of: 'lacquer', word: 'lenses', at: [0, 38, 48], outline: '20 0, 19 5 8, 6 7.5 30' },
    dial: {
      solid: 'turned',
      ...METAL,
      at: [46, 74, 0],
      outline: '11 0, 11 8 1, 8 8.6',
      flutes: { count: 32, depth: 0.5, from: 1, to: 7 },
    },
    shutter: { solid: 'turned', of: 'steel', word: 'hardware', at: [26.5, 74, 6], outline: '6 0, 6 4 1, 4 7 2' },
    rewind: { solid: 'turned', ...METAL, at: [-46, 74, 0], outline: '12 0, 12 5 1, 7 6, 7 9 1' },
    lugs: {
      solid: 'bar',
      of: 'steel',
      word: 'hardware',
      path: '67 58 0, 74 62 0, 75 52 0',
      radius: 1.6,
      closed: true,
      mirror: 'x',
    },
  },
});
