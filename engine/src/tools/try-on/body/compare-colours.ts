import type { Picture } from '../../../foundation/image/picture.ts';
import type { EngineMask } from '../../../foundation/image/pixels.ts';
import { blur } from '../../../foundation/image/blur.ts';

/** How much the colour of each pixel resembles a first region rather than a second. */
export interface ColourScore {
  /** 0 to 1; 0.5 where neither region has such a colour. */
  readonly score: Float32Array;
  /** Whether the two regions differ enough for the score to be meaningful. */
  readonly distinct: boolean;
}

/**
 * Histogram bins: shares of red and of blue in fine steps of 1/200, and lightness in coarse ones, because shade changes
 * lightness most.
 */
const STEPS = 80;
const FINE = 200;
const FROM = [0.22, 0.12];
const LIGHTS = 7;
/** UNKNOWN is the prior weight of a colour that neither region has, relative to a region of 1. */
const UNKNOWN = 0.00012;
/** Minimum share of two histograms that does not overlap, for their regions to differ. */
const MIN_DISTINCT_SHARE = 0.25;
/** Levels of each channel that are added, which shifts dark colours towards grey, because their shares are noise. */
const GREY = 8;
/** Minimum number of pixels of a histogram. */
const MIN_PIXELS = 20;
/** Weights of a bin of lightness and of its two neighbours, slightly more than 1 together. */
const OWN_LIGHT = 0.55;
const NEXT_LIGHT = 0.3;

/** Compares histograms of chromaticity and lightness, both blurred. Regions are 1 inside. */
export function compareColours(
  { rgb, width, height }: Picture,
  mask: EngineMask,
  first: Uint8Array,
  second: Uint8Array,
): ColourScore {
  const [a, b] = [histogramOf(rgb, first), histogramOf(rgb, second)];
  const score = new Float32Array(width * height).fill(0.5);
  if (!a || !b) return { score, distinct: false };
  let overlap = 0;
  const rate = a.map((share, at) => {
    overlap += Math.min(share, b[at]!);
    return (share + UNKNOWN) / (share + b[at]! + 2 * UNKNOWN);
  });
  for (let i = 0; i < score.length; i++) if (mask.data[i]! > 0) score[i] = rate[placeOf(rgb, i)]!;
  return { score: blur(score, width, height, 1, { passes: 1 }), distinct: 1 - overlap > MIN_DISTINCT_SHARE };
}

function placeOf(rgb: Uint8Array, i: number): number {
  const [r, g, b] = [rgb[3 * i]!, rgb[3 * i + 1]!, rgb[3 * i + 2]!];
  const sum = r + g + b + 3 * GREY;
  const red = Math.min(STEPS - 1, Math.max(0, Math.floor(((r + GREY) / sum - FROM[0]!) * FINE)));
  const blue = Math.min(STEPS - 1, Math.max(0, Math.floor(((b + GREY) / sum - FROM[1]!) * FINE)));
  return (Math.min(LIGHTS - 1, Math.floor(((r + g + b) / 766) * LIGHTS)) * STEPS + red) * STEPS + blue;
}

/** Normalised to a sum of 1; null for too few pixels. */
function histogramOf(rgb: Uint8Array, region: Uint8Array): Float32Array | null {
  const plane = STEPS * STEPS;
  const counts = new Float32Array(LIGHTS * plane);
  let total = 0;
  for (let i = 0; i < region.length; i++) {
    if (!region[i]) continue;
    counts[placeOf(rgb, i)]!++;
    total++;
  }
  if (total < MIN_PIXELS) return null;
  const across = counts.slice();
  for (let light = 0; light < LIGHTS; light++)
    for (let at = 0; at < plane; at++) {
      const below = light > 0 ? counts[(light - 1) * plane + at]! : 0;
      const above = light < LIGHTS - 1 ? counts[(light + 1) * plane + at]! : 0;
      across[light * plane + at] = (OWN_LIGHT * counts[light * plane + at]! + NEXT_LIGHT * (below + above)) / total;
    }
  for (let light = 0; light < LIGHTS; light++)
    across.set(
      blur(across.subarray(light * plane, (light + 1) * plane) as Float32Array, STEPS, STEPS, 1, { passes: 1 }),
      light * plane,
    );
  return across;
}
