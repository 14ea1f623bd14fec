import { createRandom, deriveSeed } from '../../../foundation/geometry/random.ts';

/**
 * Standard deviation of each channel's independent noise relative to the noise that all channels share; sensors and
 * film produce both.
 */
const COLOUR_SHARE = 0.35;
/** Standard deviation of the sum of two uniform numbers, which is close enough to sensor noise. */
const PAIR = 0.4082;
/** Standard deviation in levels below which noise is invisible. */
const MIN_DEVIATION = 0.15;
/** Added before truncation where the noise is negative, so that a value halfway between two levels is rounded down. */
const BELOW_HALF = 0.4999;

/**
 * Adds noise to the pixels of `rgb` (3 bytes each), multiplied by `where` (0 to 1). Works in place; without effect
 * below 0.15 levels.
 * @param deviation standard deviation in levels.
 */
export function layGrain(
  rgb: Uint8Array,
  where: (i: number) => number,
  deviation: number,
  seed: number,
  check: () => void,
): void {
  if (deviation < MIN_DEVIATION) return;
  const random = createRandom(deriveSeed(seed, 'backdrop grain'));
  const common = deviation / Math.sqrt(1 + COLOUR_SHARE ** 2) / PAIR;
  const single = common * COLOUR_SHARE;
  for (let i = 0; i < rgb.length / 3; i++) {
    if ((i & 16383) === 0) check();
    const share = where(i);
    const shared = (random() + random() - 1) * common;
    if (share <= 0) {
      random();
      continue;
    }
    for (let c = 0; c < 3; c++) {
      // Each channel has its own noise besides the common one.
      const own = (random() + random() - 1) * single;
      const value = rgb[i * 3 + c]! + share * (shared + own);
      rgb[i * 3 + c] = value < 0 ? 0 : value > 255 ? 255 : value + (shared > 0 ? 0.5 : BELOW_HALF);
    }
  }
}
