import { productForm } from '../../construction/products/product-form.ts';
import { without } from '../../construction/products/usual-parts.ts';

/** A ray of the main material, repeated twelve times round the centre. */
const ray = (path: string, radius: number) =>
  ({ solid: 'bar', main: 'all', path, radius, taper: 0.6, ring: 12 }) as const;
const PEARL = { solid: 'ball', of: 'porcelain', colour: '#f1e9dc', word: 'trim', seams: 'none' } as const;

/**
 * A ring of five petals of that length, half as wide, which rise by the share `rise` of their length: the first one lies
 * `turn` radians from the right, at the height `at`.
 */
const petals = (length: number, half: number, rise: number, turn: number, at: number) =>
  ({
    solid: 'extruded',
    main: 'all',
    outline: `3 -1.6 1, ${length * 0.45} ${-half * 0.8} 4, ${length * 0.78} ${-half} 5, ${length} ${-half * 0.4} 3.4, ${length * 0.95} 0 2, ${length} ${half * 0.4} 3.4, ${length * 0.78} ${half} 5, ${length * 0.45} ${half * 0.8} 4, 3 1.6 1`,
    thickness: 1.8,
    bevel: 0.8,
    dome: -0.7,
    at: [0, at, 0],
    up: [-Math.sin(turn), 0, -Math.cos(turn)],
    front: [-rise * Math.cos(turn), 1, rise * Math.sin(turn)],
    ring: 5,
  }) as const;

/** A starburst with a pearl at its centre and on its rays, lying on its pin, or a flower. */
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
  kinds: {
    'flower-brooch': {
      rise: 0.62,
      parts: {
        ...without('rays', 'short rays', 'tips'),
        disc: { outline: '4 0 .8, 6 1.4 2, 6 4 1.4, 4 5' },
        'outer petals': petals(21, 10.4, 0.16, 0, 2.6),
        'inner petals': petals(14, 7.2, 0.42, Math.PI / 5, 4),
        pearl: { radius: 3.6, at: [0, 8.2, 0] },
        beads: { radius: 0.85, at: [4.3, 7.2, 0], ring: 14 },
      },
    },
  },
});
