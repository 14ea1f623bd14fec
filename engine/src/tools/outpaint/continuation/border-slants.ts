import { smoothRows, smoothRowValues } from './smooth-rows.ts';

/** Maximum slant in rows per column; steeper lines run along the border rather than across it. */
const MAX_SLANT = 2;
/** Squared gradient per pixel that counts as noise and not as a line. */
const NOISE = 2;
/** Coherence of the structure tensor (0 to 1) up to which a row has no line. */
const MIN_COHERENCE = 0.15;
/** Factor on the coherence above `MIN_COHERENCE`: from a third of the remaining range on, the slant applies in full. */
const CERTAINTY_GAIN = 3;
/** Standard deviation in rows of the neighbourhood of a strong line. */
const NEAR_ROWS = 2.2;
/** Standard deviation of the neighbourhood of other rows, as a share of the height. */
const WIDE_ROWS = 0.03;
/** Weight of the wide neighbourhood relative to the near one, so that only rows without lines follow it. */
const WIDE_WEIGHT = 0.05;
/** Weight of filled pixels relative to original ones. */
export const MIN_TRUST = 0.004;

/**
 * Estimates the slants of lines, in rows per column, from the dominant axis of the structure tensor of the strip, which
 * isotropic noise does not influence. Strong lines use a small neighbourhood, other rows a wider one.
 * @param strip number of columns at the border that are read.
 */
export function estimateSlants(
  plane: Float32Array,
  trust: Float32Array,
  width: number,
  height: number,
  strip: number,
): Float32Array {
  const across2 = new Float32Array(height);
  const cross = new Float32Array(height);
  const down2 = new Float32Array(height);
  const grey = (x: number, y: number) => {
    const k = (y * width + x) * 3;
    return (plane[k]! + 2 * plane[k + 1]! + plane[k + 2]!) / 4;
  };
  for (let y = 1; y < height - 1; y++) {
    for (let x = Math.max(1, width - strip); x < width - 1; x++) {
      const across = (grey(x + 1, y) - grey(x - 1, y)) / 2;
      const down = (grey(x, y + 1) - grey(x, y - 1)) / 2;
      const weight = trust[y * width + x]!;
      across2[y] = across2[y]! + weight * across * across;
      cross[y] = cross[y]! + weight * across * down;
      down2[y] = down2[y]! + weight * down * down;
    }
  }
  const [aa, ad, dd] = [across2, cross, down2].map((sums) => {
    const wide = smoothRowValues(sums, WIDE_ROWS * height);
    return smoothRowValues(sums, NEAR_ROWS).map((value, y) => value + WIDE_WEIGHT * wide[y]!);
  });
  const slant = new Float32Array(height);
  for (let y = 0; y < height; y++) {
    const apart = Math.hypot(aa![y]! - dd![y]!, 2 * ad![y]!);
    const sum = aa![y]! + dd![y]!;
    // The gradient's dominant axis is (cos, sin) of half this angle; lines run perpendicular to it.
    const half = 0.5 * Math.atan2(2 * ad![y]!, aa![y]! - dd![y]!);
    const value = -Math.cos(half) / (Math.sin(half) || 1e-6);
    const certainty = Math.max(0, apart / (sum + NOISE * strip) - MIN_COHERENCE) / (1 - MIN_COHERENCE);
    slant[y] = Math.abs(value) > MAX_SLANT ? 0 : value * Math.min(1, CERTAINTY_GAIN * certainty);
  }
  return slant;
}

/** Number of slants that are tried on each side of the measured one. */
const TRIES = 7;
/** Step between the slants that are tried. */
const TRY_STEP = 0.03;
/** Standard deviation in rows over which costs are smoothed. */
const COST_ROWS = 1.5;
/** Standard deviation in rows over which slants are smoothed afterwards. */
const SLANT_ROWS = 2.5;
/** Contrast in squared levels that every row has, so that plain rows take the mean of their neighbours. */
const MIN_CONTRAST = 0.01;
/** Difference in squared levels below which the costs of two candidates count as equal. */
const SAME_COST = 1e-4;
/** Gain in squared levels below which the measured slant is kept. */
const MIN_GAIN = 0.05;

/**
 * Adjusts each row's slant to the direction with the lowest variance along the line. The tensor only sees a pixel's
 * neighbourhood, and a small error at the border grows with the distance outside. Rows influence their neighbours by
 * their contrast.
 */
export function refineSlants(
  plane: Float32Array,
  trust: Float32Array,
  width: number,
  height: number,
  slant: Float32Array,
  strip: number,
): Float32Array {
  const count = 2 * TRIES + 1;
  const costs = new Float32Array(height * count);
  const contrast = new Float32Array(height);
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - 1) * width + width - 1;
    const below = Math.min(height - 1, y + 1) * width + width - 1;
    contrast[y] = (plane[above * 3 + 1]! - plane[below * 3 + 1]!) ** 2 + MIN_CONTRAST;
    for (let k = 0; k < count; k++) {
      costs[y * count + k] = spreadAlong(plane, trust, width, height, y, slant[y]! + (k - TRIES) * TRY_STEP, strip);
    }
  }
  const smooth = smoothRows(costs, contrast, height, count, COST_ROWS);
  const refined = slant.map((value, y) => {
    const at = (k: number) => smooth[y * count + k]!;
    let best = TRIES;
    for (let k = 0; k < count; k++) if (at(k) < at(best) - SAME_COST) best = k;
    // The measured slant stays when the best direction lies at the end of the range or is hardly better.
    if (best === 0 || best === count - 1 || at(TRIES) - at(best) < MIN_GAIN) return value;
    const [a, b, c] = [at(best - 1), at(best), at(best + 1)];
    const part = a + c - 2 * b > 1e-6 ? (0.5 * (a - c)) / (a + c - 2 * b) : 0;
    return value + (best + part - TRIES) * TRY_STEP;
  });
  return spreadSlants(refined, contrast);
}

/**
 * Share of the height over which a strong line imposes its slant on faint rows beside it, which would otherwise cross
 * it.
 */
const INFLUENCE = 0.12;
/** Weight of the contrast around a row relative to its own. */
const AROUND_WEIGHT = 0.1;

function spreadSlants(slant: Float32Array, contrast: Float32Array): Float32Array {
  const height = slant.length;
  const [own, near] = [smoothRowValues(contrast, SLANT_ROWS), smoothRowValues(contrast, INFLUENCE * height)];
  const sharp = smoothRows(slant, contrast, height, 1, SLANT_ROWS);
  const wide = smoothRows(slant, contrast, height, 1, INFLUENCE * height);
  return sharp.map((value, y) => {
    const share = own[y]! / (own[y]! + AROUND_WEIGHT * near[y]!);
    return share * value + (1 - share) * wide[y]!;
  });
}

/** Variance of the green channel along a line from the border inwards. */
function spreadAlong(
  plane: Float32Array,
  trust: Float32Array,
  width: number,
  height: number,
  y: number,
  slant: number,
  strip: number,
): number {
  let [n, sum, squares] = [0, 0, 0];
  for (let k = 0; k < strip; k++) {
    const row = Math.min(height - 1, Math.max(0, y - slant * (k + 0.5)));
    const top = Math.floor(row);
    const a = top * width + width - 1 - k;
    const b = top < height - 1 ? a + width : a;
    const value = plane[a * 3 + 1]! + (plane[b * 3 + 1]! - plane[a * 3 + 1]!) * (row - top);
    const weight = MIN_TRUST + trust[a]!;
    n += weight;
    sum += weight * value;
    squares += weight * value * value;
  }
  return Math.max(0, squares / n - (sum / n) ** 2);
}
