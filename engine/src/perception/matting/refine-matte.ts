import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { ColourFields } from './colours/colour-fields.ts';
import { nearColours } from './colours/near-colours.ts';

/** Variance of a camera's noise and of compression, summed over three channels. */
const NOISE = 3 * 0.018 ** 2;
/** Variance of the network's error where it is least certain: a standard deviation of 0.35. */
const MAX_PRIOR = 0.35 ** 2;
/** Doubt at which that variance applies in full: the centre of a clean edge. */
const FULL_DOUBT = 0.4;
/** Pixels with less doubt are left unchanged. */
const MIN_DOUBT = 0.004;
/** Share up to which a value is noise and becomes 0. */
const NOTHING = 0.02;
/** Share from which a value is noise and becomes 1. */
const ALL = 0.95;

/**
 * Sharpens a matte at the size of its picture. Every uncertain pixel is modelled as a mixture of the colours of subject
 * and background nearby. The share that explains it best is weighed against the network's by the distance of the two
 * colours, their variance, and how well the mixture explains the pixel (Bayesian matting, Chuang et al. 2001, with the
 * network as the prior). Where the colours are not informative the network's share remains.
 * @param alpha one byte a pixel; not changed.
 * @returns the refined alpha. `check` may throw to stop.
 */
export function refineMatte(
  pixels: EnginePixels,
  alpha: Uint8Array,
  fields: ColourFields,
  check: () => void,
): Uint8Array<ArrayBuffer> {
  const { data, width, height, channels } = pixels;
  const { side, doubt } = fields;
  const refined = new Uint8Array(alpha);
  const near = nearColours(pixels, alpha, fields);
  const { subject, background } = near;
  const columns = Uint16Array.from({ length: width }, (_, x) => Math.floor(((x + 0.5) * side) / width));
  for (let y = 0; y < height; y++) {
    if (y % 16 === 0) check();
    const row = Math.floor(((y + 0.5) * side) / height) * side;
    for (let x = 0; x < width; x++) {
      const unsure = doubt[row + columns[x]!]!;
      if (unsure < MIN_DOUBT) continue;
      const i = y * width + x;
      const prior = alpha[i]! / 255;
      near.at(x, y);
      let apart = 1e-6;
      let along = 0;
      let offBackground = 0;
      for (let c = 0; c < 3; c++) {
        const span = subject[c]! - background[c]!;
        const off = data[i * channels + c]! / 255 - background[c]!;
        apart += span * span;
        along += off * span;
        offBackground += off * off;
      }
      const share = Math.min(1, Math.max(0, along / apart));
      // The residual that no mixture explains: the squared distance of the pixel from the line between both colours.
      const unexplained = Math.max(0, offBackground - 2 * share * along + share * share * apart);
      const variance = prior * subject[3]! + (1 - prior) * background[3]! + NOISE + unexplained;
      const evidence = apart / variance;
      const trust = 1 / (MAX_PRIOR * Math.min(1, unsure / FULL_DOUBT));
      const weighed = (evidence * share + trust * prior) / (evidence + trust);
      refined[i] = Math.round(255 * weighed);
    }
  }
  return withoutNoise(refined);
}

function withoutNoise(alpha: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const levels = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.round(255 * Math.min(1, Math.max(0, (value / 255 - NOTHING) / (ALL - NOTHING)))),
  );
  for (let i = 0; i < alpha.length; i++) alpha[i] = levels[alpha[i]!]!;
  return alpha;
}
