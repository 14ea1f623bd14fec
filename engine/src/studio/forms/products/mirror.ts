import { productForm } from '../../construction/products/product-form.ts';
import { upright } from '../../construction/products/usual-parts.ts';

/**
 * Frame, glass and back of a mirror, in millimetres: half the width of its glass, the heights of its lower and upper
 * edge, the radii of its lower and (if different) upper corners; `section` is the outline of the frame, `under` how far
 * the glass reaches beneath it.
 */
function mirrorOf([half, foot, top, ...radii]: readonly number[], section: string, under: number) {
  const edge = (wide: number) => upright(half! + wide, foot! - wide, top! + wide, radii[0]!, radii[1]);
  return {
    frame: { solid: 'frame', main: 'all', word: 'frame', outline: edge(0), section },
    glass: { solid: 'extruded', of: 'mirror', outline: edge(under), thickness: 6, bevel: 1 },
    back: { solid: 'extruded', of: 'black plastic', at: [0, 0, -9], outline: edge(under * 1.5), thickness: 7 },
  } as const;
}

/** Feet below both sides on which a mirror stands upright. */
const feet = (x: number, deep: number) =>
  ({
    solid: 'bar',
    main: 'all',
    word: 'legs',
    path: `${x} 36 0, ${x} 6 0, ${x} 6 ${deep}`,
    radius: 6,
    bend: 14,
    mirror: 'both',
  }) as const;

/** A round mirror in a thin frame on a plinth, an arched or a rectangular one of full length, or one on a stem. */
export const mirror = productForm({
  name: 'mirror',
  of: 'brass',
  turn: 0.22,
  parts: {
    ...mirrorOf([338, 25, 701, 338], '-7 -13, 13 -13 4, 13 17 9, -3 17 9, -7 5 3', 2),
    plinth: { solid: 'block', of: 'oak', word: 'legs', size: [300, 46, 120], round: 6, grain: 'x' },
  },
  kinds: {
    'arched-mirror': {
      turn: 0.3,
      parts: {
        ...mirrorOf([338, 44, 1720, 3, 338], '-8 -16, 14 -16 4, 14 18 9, -3 18 9, -8 5 3', 2),
        plinth: null,
        feet: feet(290, 210),
      },
    },
    'rectangular-mirror': {
      of: 'oak',
      turn: 0.3,
      parts: {
        ...mirrorOf([350, 64, 1496, 0.5], '-8 -15, 34 -15 2, 34 13 3, 26 17 3, -3 12 3, -8 5 2', 4),
        plinth: null,
        feet: feet(300, 210),
      },
    },
    'table-mirror': {
      turn: 0.3,
      parts: {
        ...mirrorOf([98, 157, 353, 98], '-4 -7, 7 -7 3, 7 8 5, -2 8 5, -4 3 2', 1),
        plinth: {
          solid: 'turned',
          main: 'all',
          word: 'legs',
          outline: '72 0 2, 72 6 3, 30 11 18, 8 22 10, 6 80 60, 6 152',
        },
      },
    },
  },
});
