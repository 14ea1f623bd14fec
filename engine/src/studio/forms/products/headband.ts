import { productForm } from '../../construction/products/product-form.ts';

/** A ring of cloth with folds across it: their number, their depth, and by how much it is thicker, in millimetres. */
const gathers = (count: number, depth: number, more: number) =>
  ({
    solid: 'turned',
    main: 'all',
    band: true,
    front: [Math.sin(count), 0, Math.cos(count)],
    outline: `${24 - more} 5 8, 44 ${1 - more} 14, ${62 + more} 8 14, ${63 + more} 28 14, 46 ${37 + more} 14, ${27 - more} 32 10, ${20 - more} 18 10`,
    flutes: { count, depth, from: -4, to: 44 },
  }) as const;

/** A padded band for the hair, a band of terry for sport, a pair of wristbands, or a gathered ring of cloth. */
export const headband = productForm({
  name: 'headband',
  of: 'satin',
  turn: 0.42,
  rise: 0.1,
  parts: {
    band: {
      solid: 'bar',
      main: 'all',
      path: '-58 2.4 14, -70 50 2, -62 98 -10, -34 130 -18, 0 140 -20, 34 130 -18, 62 98 -10, 70 50 2, 58 2.4 14',
      radius: [17, 7],
      face: [0, 0.25, 1],
      square: 2.4,
    },
  },
  kinds: {
    'sports-headband': {
      of: 'terry',
      parts: {
        band: {
          solid: 'turned',
          main: 'all',
          band: true,
          outline: '78 2 2, 84 0 5, 88 27 20, 84 54 5, 78 52 2, 80 27 20',
        },
      },
    },
    wristband: {
      of: 'jersey',
      rise: 0.12,
      parts: {
        band: {
          solid: 'turned',
          main: 'all',
          band: true,
          outline: '29 3 2, 33.5 0 4, 35.5 39 30, 33.5 78 4, 29 75 2, 31 39 30',
          mirror: 'x',
          at: [42, -1.2, 0],
        },
      },
    },
    scrunchie: {
      rise: 0.3,
      parts: {
        // Folds of two spacings over each other look gathered by hand.
        band: gathers(17, 7, 0),
        folds: gathers(23, 8, 1.5),
      },
    },
  },
});
