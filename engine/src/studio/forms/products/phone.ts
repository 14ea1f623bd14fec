import { productForm } from '../../construction/products/product-form.ts';
import { FACING, upright } from '../../construction/products/usual-parts.ts';

/** A ring round a lens that faces the viewer on the back of a phone. */
const lens = (x: number, y: number) =>
  ({
    solid: 'turned',
    of: 'lacquer',
    word: 'lenses',
    at: [x, y, -10.8],
    ...FACING,
    outline: '7 0, 7 2.4 1, 5.6 2.4 .4, 5 1.6 2',
  }) as const;

const SLAB = {
  solid: 'extruded',
  main: 'all',
  outline: upright(36, 0, 148, 11),
  thickness: 8,
  bevel: 2.4,
} as const;

/**
 * A phone, with a second one behind it that shows its back; lengths are in millimetres. The screen has the word `dial`,
 * because prompts have no word of their own for it.
 */
export const phone = productForm({
  name: 'phone',
  of: 'aluminium',
  turn: 0.32,
  parts: {
    body: { ...SLAB, at: [-16, 0, 16] },
    bezel: {
      solid: 'extruded',
      of: 'lacquer',
      at: [-16, 0, 18.2],
      outline: upright(34.6, 1.4, 146.6, 9.6),
      thickness: 4.2,
      bevel: 0.5,
    },
    screen: {
      solid: 'extruded',
      of: 'home screen',
      word: 'dial',
      at: [-16, 0, 18.4],
      outline: upright(33, 3, 145, 8),
      thickness: 4.2,
      bevel: 0.2,
    },
    speaker: {
      solid: 'extruded',
      of: 'lacquer',
      at: [-16, 0, 20.4],
      outline: upright(9.5, 136.4, 141.8, 2.6),
      thickness: 0.6,
    },
    other: { ...SLAB, at: [24, 0, -16] },
    island: {
      solid: 'extruded',
      main: 'all',
      at: [41, 0, -12.4],
      outline: upright(17, 108, 143, 9),
      thickness: 3.4,
      bevel: 1,
    },
    upper: lens(33, 135),
    lower: lens(33, 117),
    third: lens(49.5, 126),
  },
  earlierParts: {
    screen: { of: 'display' },
    speaker: { solid: 'block', of: 'lacquer', at: [-16, 136.5, 20.2], size: [19, 5.4, 0.8], round: 0.3 },
  },
});
