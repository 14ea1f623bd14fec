import { createRandom, deriveSeed } from '../../../foundation/geometry/random.ts';

/**
 * Share of the noise that is independent in each channel; the rest is common to all, because sensors and film produce
 * both.
 */
const COLOUR_SHARE = 0.35;
/** Standard deviation of the sum of two uniform numbers, which is close enough to sensor noise. */
const PAIR = 0.4082;

/**
 * Adds noise to the pixels of `rgb` (3 bytes each) that `where` marks with 1. Works in place.
 * @param deviation standard deviation in levels.
 * @param size of a grain in pixels, 1 or 2.
 */
export function layGrain(
  rgb: Uint8Array,
  where: (i: number) => number,
  deviation: number,
  seed: number,
  check: () => void,
): void {
  if (deviation < 0.15) return;
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
      // One random number is split for the three channels, which need no fine steps.
      const own = (random() + random() - 1) * single;
      const value = rgb[i * 3 + c]! + share * (shared + own);
      rgb[i * 3 + c] = value < 0 ? 0 : value > 255 ? 255 : value + (shared > 0 ? 0.5 : 0.4999);
    }
  }
}
