import { clamp } from '../../../foundation/geometry/interpolation.ts';
import { createRandom } from '../../../foundation/geometry/random.ts';
import type { EnginePixels } from '../../../foundation/image/pixels.ts';

/** Amplitude of the grain in steps of 255, before weighting by tone. */
const GRAIN = 9;

/**
 * Applies a film look to finished pixels, in place: shadows shift to blue-green and highlights to amber, with grain
 * that is strongest in the mid-tones. Grains are about one and a half pixels wide and identical for the same seed.
 */
export function printOnFilm(pixels: EnginePixels, seed: number, check: () => void): void {
  const { width, height, channels, data } = pixels;
  const grains = randomGrains(createRandom(seed), width * height);
  for (let y = 0; y < height; y++) {
    if (y % 16 === 0) check();
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      const at = k * channels;
      const tone = (0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!) / 255;
      const left = grains[x > 0 ? k - 1 : k]!;
      const above = grains[y > 0 ? k - width : k]!;
      const grain = GRAIN * (0.62 * grains[k]! + 0.27 * left + 0.27 * above) * (0.28 + tone) * (1 - 0.72 * tone);
      const dark = (1 - tone) * (1 - tone);
      data[at] = clamp(data[at]! + grain + 5 * tone * (1 - tone) - 2.5 * dark, 0, 255);
      data[at + 1] = clamp(data[at + 1]! + grain * 0.96, 0, 255);
      data[at + 2] = clamp(data[at + 2]! + grain * 0.9 + 5 * dark * (1 - dark) - 5 * tone * tone * (1 - tone), 0, 255);
    }
  }
}

/**
 * Approximately normally distributed values, one per pixel: the sum of three uniform ones, with a standard deviation of
 * 0.58.
 */
function randomGrains(random: () => number, count: number): Float32Array {
  const grains = new Float32Array(count);
  for (let i = 0; i < count; i++) grains[i] = (random() + random() + random() - 1.5) * 1.15;
  return grains;
}
