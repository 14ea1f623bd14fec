import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import type { ColourFields } from './colour-fields.ts';
import { nearColours } from './near-colours.ts';

/** Variance of a camera's noise, summed over three channels. */
const NOISE = 3 * 0.01 ** 2;

/**
 * Estimates the subject's own colour in every pixel, without the background that shone through: a partly transparent
 * pixel gets the most likely colour, given the colours of subject and background nearby (the foreground estimate of
 * Forte 2021, "Approximate Fast Foreground Colour Estimation", weighted by the variance of those colours).
 * @param alpha one byte a pixel of `pixels`.
 * @returns sRGB with straight alpha; black where alpha is 0. `check` may throw to stop.
 */
export function cleanColours(
  pixels: EnginePixels,
  alpha: Uint8Array,
  fields: ColourFields,
  check: () => void,
): EnginePixels {
  const { data, width, height, channels } = pixels;
  const cut = new Uint8Array(width * height * 4);
  const near = nearColours(pixels, alpha, fields);
  const { subject, background } = near;
  for (let i = 0; i < width * height; i++) {
    if (i % 16384 === 0) check();
    const opacity = alpha[i]!;
    if (opacity === 0) continue;
    const from = i * channels;
    const to = 4 * i;
    cut[to + 3] = opacity;
    if (opacity === 255) {
      cut[to] = data[from]!;
      cut[to + 1] = data[from + 1]!;
      cut[to + 2] = data[from + 2]!;
      continue;
    }
    const share = opacity / 255;
    near.at(i % width, Math.floor(i / width));
    const variance = subject[3]! + NOISE;
    const unexplained = share * share * variance + (1 - share) * ((1 - share) * background[3]! + NOISE);
    const gain = (share * variance) / unexplained;
    for (let c = 0; c < 3; c++) {
      const expected = share * subject[c]! + (1 - share) * background[c]!;
      const colour = subject[c]! + gain * (data[from + c]! / 255 - expected);
      cut[to + c] = Math.round(255 * Math.min(1, Math.max(0, colour)));
    }
  }
  return { width, height, channels: 4, data: cut };
}
