/** Colours of places on clothes and skin, in opponent colours (`opponentColour`), and their distances. */
import type { Colour } from '../../foundation/image/cluster-colours.ts';

/** Weight of lightness in a distance, where hue has 1: shade changes lightness most. */
const LIGHTNESS_WEIGHT = 0.6;

export const colourApart = (a: Colour, b: Colour): number =>
  Math.hypot(LIGHTNESS_WEIGHT * (a[0] - b[0]), a[1] - b[1], a[2] - b[2]);

/**
 * Mean colour of the accepted pixels; null where none is accepted.
 * @param colours three values for each pixel, from `softColours`
 * @param from the first pixel that is looked at, and `to` the one after the last
 */
export function meanColour(
  colours: Float32Array,
  accepts: (i: number) => boolean,
  from = 0,
  to = colours.length / 3,
): Colour | null {
  let [count, l, a, b] = [0, 0, 0, 0];
  for (let i = Math.max(0, from); i < Math.min(to, colours.length / 3); i++) {
    if (!accepts(i)) continue;
    count++;
    l += colours[i * 3]!;
    a += colours[i * 3 + 1]!;
    b += colours[i * 3 + 2]!;
  }
  return count > 0 ? [l / count, a / count, b / count] : null;
}

/** The colour of one pixel. */
export const colourAt = (colours: Float32Array, i: number): Colour => [
  colours[i * 3]!,
  colours[i * 3 + 1]!,
  colours[i * 3 + 2]!,
];
