import { productForm } from '../../construction/products/product-form.ts';

/** A ray of the main material, repeated twelve times round the centre. */
const ray = (path: string, radius: number) =>
  ({ solid: 'bar', main: 'all', path, radius, taper: 0.6, ring: 12 }) as const;
const PEARL = { solid: 'ball', of: 'porcelain', colour: '#f1e9dc', word: 'trim', seams: 'none' } as const;

/** A starburst with a pearl at its centre and on its rays, lying on its pin. */
export const brooch = productForm({
  name: 'brooch',
  of: 'gold',
  turn: 0.3,
  rise: 0.72,
  parts: {
    disc: { solid: 'turned', main: 'all', outline: '6 0 .8, 11.4 2.4 2, 11.4 5 1.4, 6.2 5.6' },
    rays: ray('8 3.4 0, 18 3.6 0, 29 3 0', 1.7),
    'short rays': ray('7.73 3.2 2.07, 20.28 3 5.44', 1.2),
    tips: { ...PEARL, radius: 2.3, at: [29.5, 3.2, 0], ring: 12 },
    pearl: { ...PEARL, radius: 6.6, at: [0, 9.4, 0] },
    beads: { solid: 'ball', main: 'all', seams: 'none', radius: 1.15, at: [8.8, 5.8, 0], ring: 20 },
  },
});
