import type { Hex } from '../../../foundation/colour/hex.ts';
import { oklabOf } from '../../../foundation/colour/oklab.ts';
import { colourRows, type ColourName } from '../vocabulary/colours.ts';

const named = colourRows.map(({ name, hex }) => ({ name, lab: oklabOf(hex) }));

/** The colour name whose code is perceptually nearest (Euclidean distance in OKLab). */
export function nearestColour(hex: Hex): ColourName {
  const [lightness, a, b] = oklabOf(hex);
  let nearest: ColourName = 'black';
  let least = Infinity;
  for (const { name, lab } of named) {
    const distance = (lab[0] - lightness) ** 2 + (lab[1] - a) ** 2 + (lab[2] - b) ** 2;
    if (distance < least) [nearest, least] = [name, distance];
  }
  return nearest;
}
