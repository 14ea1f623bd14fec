import { productForm } from '../../construction/products/product-form.ts';

/** A link of a chain, with further ones round the wrist. */
const LINK = { solid: 'bar', main: 'all', radius: 1.05, closed: true, ring: 14 } as const;

/** Angle in radians between two charms of a bracelet, of which every third is the same. */
const APART = (2 * Math.PI) / 9;

/** A flat charm that lies outside the chain with its upper end to it, the `n`th of nine. */
const charm = (n: number, outline: string) =>
  ({
    solid: 'extruded',
    main: 'all',
    outline,
    thickness: 2.2,
    dome: 0.7,
    at: [45.5 * Math.cos(n * APART), 1.6, 45.5 * Math.sin(n * APART)],
    up: [-Math.cos(n * APART), 0, -Math.sin(n * APART)],
    front: [0, 1, 0],
    ring: 3,
  }) as const;
const HEART = '0 -6.6 1.2, 6.4 .4 3.4, 5.6 5 2.6, 2.6 6 2.6, 0 3.6 .8, -2.6 6 2.6, -5.6 5 2.6, -6.4 .4 3.4';
const STAR = Array.from({ length: 10 }, (_, i) => {
  const [angle, reach] = [Math.PI * (0.5 + i / 5), i % 2 === 0 ? 7 : 3.3];
  return `${(reach * Math.cos(angle)).toFixed(2)} ${(reach * Math.sin(angle)).toFixed(2)} .7`;
}).join(', ');
const DISC = '5.6 0 5.6, 5.6 5.6 5.6, -5.6 5.6 5.6, -5.6 -5.6 5.6, 5.6 -5.6 5.6';

/** A slim bangle, and the heights of those that lie on it. */
const SLIM = {
  solid: 'turned',
  main: 'all',
  band: true,
  outline: '31.4 0.2 .5, 33.2 0 1, 33.8 2.6 1.4, 33.2 5.2 1, 31.4 5 .5, 31 2.6 1.4',
} as const;
const STACK = [5.25, 10.5, 15.75, 21, 26.25, 31.5, 36.75] as const;

/** Beads on a cord, with a space in front for a clasp. */
const BEADS = { solid: 'ball', main: 'all', seams: 'none', radius: 4, at: [31.1, 4, 4.1], ring: 24 } as const;

/** A bracelet that lies flat: a rigid ring, a chain of links, beads or pearls on a cord, an anklet with beads, or a wide cuff. */
export const bangle = productForm({
  name: 'bangle',
  of: 'gold',
  turn: 0.5,
  rise: 0.12,
  parts: {
    band: {
      solid: 'turned',
      main: 'all',
      band: true,
      at: [0, 0, 0],
      outline: '30.6 0.2 .6, 33.2 0 1.6, 33.8 4 3, 33.2 8 1.6, 30.6 7.8 .6, 30.3 4 3',
    },
  },
  kinds: {
    'chain-bracelet': {
      rise: 0.3,
      parts: {
        band: null,
        lying: { ...LINK, path: '30 4 -4.7, 33 4 0, 30 4 4.7, 27 4 0' },
        standing: { ...LINK, front: [0.2225, 0, 0.9749], path: '30 4 -4.7, 30 7 0, 30 4 4.7, 30 1 0' },
      },
    },
    'charm-bracelet': {
      rise: 0.34,
      parts: {
        band: null,
        lying: { ...LINK, ring: 18, radius: 0.8, path: '30 2.4 -3.7, 32.4 2.4 0, 30 2.4 3.7, 27.6 2.4 0' },
        standing: {
          ...LINK,
          ring: 18,
          radius: 0.8,
          front: [0.1736, 0, 0.9848],
          path: '30 2.4 -3.7, 30 4.8 0, 30 2.4 3.7, 30 .2 0',
        },
        loops: { ...LINK, ring: 9, radius: 0.6, path: '32 2.6 0, 35.6 4.6 0, 39.6 2.6 0, 35.6 1 0' },
        hearts: charm(0, HEART),
        stars: charm(1, STAR),
        discs: charm(2, DISC),
      },
    },
    'bangle-set': {
      rise: 0.2,
      parts: {
        band: SLIM,
        ...Object.fromEntries(STACK.map((height) => [`band at ${height}`, { ...SLIM, at: [0, height, 0] } as const])),
      },
    },
    'bead-bracelet': { rise: 0.3, parts: { band: null, beads: BEADS } },
    'pearl-bracelet': {
      of: 'pearl',
      rise: 0.3,
      parts: {
        band: null,
        beads: { ...BEADS, main: 'colour', of: 'pearl' },
        clasp: {
          solid: 'turned',
          of: 'gold',
          word: 'hardware',
          at: [0, 4.8, 31.4],
          up: [1, 0, 0],
          front: [0, 1, 0],
          outline: '1 -2.8, 4.2 -2.3 .8, 4.8 0 1.6, 4.2 2.3 .8, 1 2.8',
        },
      },
    },
    anklet: {
      rise: 0.4,
      parts: {
        band: null,
        chain: { ...LINK, radius: 0.55, ring: 44, path: '43 1.6 -1.9, 44.4 1.6 0, 43 1.6 1.9, 41.6 1.6 0' },
        between: {
          ...LINK,
          radius: 0.55,
          ring: 44,
          front: [0.0713, 0, 0.9975],
          path: '43 1.6 -1.9, 43 3 0, 43 1.6 1.9, 43 0.55 0',
        },
        charms: { solid: 'ball', main: 'all', seams: 'none', radius: 2.1, at: [46.4, 2.1, 0], ring: 11 },
        eyes: { solid: 'bar', main: 'all', radius: 0.4, path: '43.6 1.8 0, 44.8 2.4 0, 45 2.2 0', ring: 11 },
      },
    },
    'cuff-bracelet': {
      parts: {
        band: { outline: '29.6 0.2 .6, 32.4 0 1.2, 30.8 15 20, 32.4 30 1.2, 29.6 29.8 .6, 28.6 15 20' },
      },
    },
  },
});
