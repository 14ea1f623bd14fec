import { productForm } from '../../construction/products/product-form.ts';
import { MILK_CARTON } from './milk-carton.ts';
import { bow, label, ribbon } from '../../construction/products/usual-parts.ts';

/** A folded end of wrapping paper, on the side that faces +x. */
const FOLD = {
  solid: 'extruded',
  main: 'all',
  at: [87.8, 0, 0],
  up: [0, 1, 0],
  front: [1, 0, 0],
  thickness: 0.8,
  bevel: 0.3,
} as const;

/** A part of a ribbon that is drawn whether or not words name it, red where they name no colour. */
const tied = <Part extends { readonly optional?: true }>({ optional: _, ...part }: Part) =>
  ({ ...part, colour: '#a3292b' }) as const;

/** A gift box with a lid, a wrapped gift, a folding carton, a carton of milk, or a shipping box. */
export const box = productForm({
  name: 'box',
  of: 'card',
  turn: 0.5,
  parts: {
    body: { solid: 'moulded', main: 'all', size: [158, 70, 118], corner: 1.2, edge: 1 },
    lid: {
      solid: 'moulded',
      main: 'all',
      word: 'cap',
      at: [0, 52, 0],
      size: [162.5, 36, 122.5],
      corner: 1.4,
      edge: 1.2,
    },
    across: ribbon(24, 88.7, 123.6),
    along: ribbon(163.6, 88.6, 24),
    bow: bow([0, 88.5, 0], 100, 24, true),
    label: { ...label('body', 12, 46, 62), optional: true, isNew: true },
  },
  kinds: {
    // Its lid leans against it.
    'open-box': {
      rise: 0.2,
      parts: {
        body: { hollow: { wall: 2.4, floor: 2.4 } },
        lid: { at: [80.6, 73.6, 4], up: [0.906, 0.423, 0] },
        across: null,
        along: null,
        bow: null,
      },
    },
    'wrapped-gift': {
      of: 'paper',
      parts: {
        body: { size: [176, 104, 132], corner: 0.8, edge: 0.8 },
        lid: null,
        across: null,
        along: null,
        bow: null,
        fold: { ...FOLD, outline: '-65 1, 65 1, 0 64 2' },
        'upper fold': { ...FOLD, at: [88.3, 0, 0], outline: '-65 103, 0 46 2, 65 103' },
        'ribbon across': tied(ribbon(22, 105.4, 134.2)),
        'ribbon along': tied(ribbon(180, 105.3, 22)),
        knot: tied(bow([0, 105, 0], 128, 22, true)),
      },
    },
    'milk-carton': MILK_CARTON,
    carton: {
      turn: 0.45,
      parts: {
        body: { size: [62, 138, 42], corner: 0.7, edge: 0.7 },
        lid: null,
        tuck: { solid: 'moulded', main: 'all', at: [0, 137.4, 1.2], size: [60.8, 0.9, 39.6], corner: 0.5, edge: 0.4 },
        label: { ...label('body', 50, 100, 40), optional: true },
        across: ribbon(14, 138.7, 42.8),
        along: null,
        bow: bow([0, 95, 21.8], 60, 14, false),
      },
    },
    'shipping-box': {
      of: 'cardboard',
      turn: 0.62,
      parts: {
        body: { size: [320, 210, 240], corner: 1.8, edge: 1.6 },
        lid: null,
        tape: {
          solid: 'moulded',
          of: 'matt plastic',
          colour: '#c7a778',
          size: [320.6, 210.6, 50],
          corner: 1.8,
          edge: 1.8,
        },
        label: label('body', 100, 170, 100),
        across: ribbon(30, 211.2, 241.2),
        along: ribbon(321.4, 211.1, 30),
        bow: bow([0, 211, 0], 170, 32, true),
      },
    },
  },
});
