import { productForm } from '../../construction/products/product-form.ts';
import { label } from '../../construction/products/usual-parts.ts';

const SPRAYER = { of: 'black plastic', word: 'cap' } as const;

/** A bottle of amber glass with a trigger sprayer. */
export const sprayBottle = productForm({
  name: 'spray-bottle',
  of: 'glass',
  turn: 0.25,
  parts: {
    body: {
      solid: 'turned',
      main: 'all',
      colour: '#8a4b16',
      outline: '33 0 6, 34 118 26, 14 152 14, 13 172',
      hollow: { wall: 2.2, floor: 5 },
      liquid: { level: 100, colour: '#dccfa8' },
    },
    collar: {
      ...SPRAYER,
      solid: 'turned',
      outline: '15.4 158 .6, 15.4 178 1.2, 9 180',
      flutes: { count: 48, depth: 0.5, from: 160, to: 176 },
    },
    head: {
      ...SPRAYER,
      solid: 'extruded',
      outline: '-14 176, 12 176, 14 192 6, 34 197, 34 213, -14 215 9, -26 202 8',
      thickness: 21,
      bevel: 4,
    },
    trigger: {
      ...SPRAYER,
      solid: 'bar',
      path: '20 196 0, 29 184 0, 23 166 0, 27 152 0',
      radius: [2.6, 6.4],
      face: [1, 0.4, 0],
    },
    nozzle: { ...SPRAYER, solid: 'turned', at: [33, 205, 0], up: [1, 0, 0], outline: '7.4 0 .6, 7 8 1' },
    tube: { solid: 'bar', of: 'matt plastic', inside: 'body', radius: 1.8, path: '0 160 0, 0 9 0' },
    label: label('body', 26, 100, 56),
  },
});
