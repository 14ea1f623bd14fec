import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { ColourFields } from './colours/colour-fields.ts';
import { nearColours } from './colours/near-colours.ts';

/** Variance of a camera's noise and of compression, summed over three channels. */
const NOISE = 3 * 0.018 ** 2;
/** How far the network's share may be wrong where it is least sure: a standard deviation of 0.35. */
const MAX_PRIOR = 0.35 ** 2;
/** Doubt from which on that counts in full: the middle of a clean edge. */
const FULL_DOUBT = 0.4;
/** Below this a pixel is left as it is. */
const MIN_DOUBT = 0.004;
/** Shares below and above these are noise. */
const NOTHING = 0.02;
const ALL = 0.95;

/**
 * Sharpens a matte at the size of its picture. Every doubtful pixel is taken for a mixture of the colours that subject
 * and ground have nearby; the share that explains it best is weighed against the network's by how far the two colours
 * lie apart, how much they vary, and how well the mixture explains the pixel at all (the Bayesian matting of Chuang et
 * al. 2001 with the network as its prior). Where the colours say nothing, the network is believed.
 *
 * @param alpha one byte a pixel; not changed. @returns the refined alpha. `check` may throw to stop.
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
  const { subject, ground } = near;
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
      let offGround = 0;
      for (let c = 0; c < 3; c++) {
        const span = subject[c]! - ground[c]!;
        const off = data[i * channels + c]! / 255 - ground[c]!;
        apart += span * span;
        along += off * span;
        offGround += off * off;
      }
      const share = Math.min(1, Math.max(0, along / apart));
      // What no mixture of the two explains: the squared distance of the pixel from the line between them.
      const unexplained = Math.max(0, offGround - 2 * share * along + share * share * apart);
      const variance = prior * subject[3]! + (1 - prior) * ground[3]! + NOISE + unexplained;
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
