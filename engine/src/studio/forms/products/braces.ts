import { productForm } from '../../construction/products/product-form.ts';

const CLIP = { solid: 'block', of: 'steel', word: 'hardware', round: 2.6 } as const;

/** Elastic braces with clips that meet in a piece of leather at the back. */
export const braces = productForm({
  name: 'braces',
  of: 'canvas',
  turn: 0.3,
  parts: {
    straps: {
      solid: 'bar',
      main: 'all',
      word: 'straps',
      path: '-150 62 26, -138 300 30, -112 560 26, -94 706 14, -84 742 0, -74 706 -14, -48 560 -22, -10 400 -26',
      radius: [17, 1.3],
      face: [1, 0.12, 0],
      square: 8,
      mirror: 'x',
    },
    back: { solid: 'bar', main: 'all', path: '0 420 -29, 0 80 -26', radius: [17, 1.3], face: [1, 0, 0], square: 8 },
    leather: {
      solid: 'extruded',
      of: 'leather',
      colour: '#4a2f20',
      word: 'trim',
      at: [0, 0, -28],
      outline: '0 350 10, 34 402 5, 36 462 5, 0 432 4, -36 462 5, -34 402 5',
      thickness: 7,
    },
    sliders: { ...CLIP, at: [-143, 232, 29], size: [44, 27, 5.5], mirror: 'x' },
    clips: { ...CLIP, at: [-151, 16, 25], size: [30, 56, 8], mirror: 'x' },
    jaws: { ...CLIP, at: [-151, 0, 26], size: [36, 22, 13], mirror: 'x' },
    'back clip': { ...CLIP, at: [0, 26, -26], size: [30, 60, 8] },
    'back jaw': { ...CLIP, at: [0, 10, -26], size: [36, 22, 13] },
  },
});
