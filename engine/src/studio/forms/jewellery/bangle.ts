import { productForm } from '../../construction/products/product-form.ts';

/** A link of a chain, with further ones round the wrist. */
const LINK = { solid: 'bar', main: 'all', radius: 1.05, closed: true, ring: 14 } as const;

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
