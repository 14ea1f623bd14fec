import { smoothRow, smoothRows } from './smooth-rows.ts';

/** Steeper lines run along the border rather than across it. */
const MAX_LEAN = 2;
/** Squared gradient, per pixel, of what is no line but noise. */
const NOISE = 2;
/** Share by which one direction has to outdo the other for there to be lines. */
const UNSURE = 0.15;
/** Filled places tell less than seen ones. */
export const MIN_TRUST = 0.004;

/**
 * Directions from the structure tensor of the strip, by its stronger axis, on which even noise has no say: fine where
 * lines are strong, those of wider surroundings elsewhere.
 */
export function readLean(
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
    const wide = smoothRow(sums, 0.03 * height);
    return smoothRow(sums, 2.2).map((value, y) => value + 0.05 * wide[y]!);
  });
  const lean = new Float32Array(height);
  for (let y = 0; y < height; y++) {
    const apart = Math.hypot(aa![y]! - dd![y]!, 2 * ad![y]!);
    const sum = aa![y]! + dd![y]!;
    // The gradient's stronger axis is (cos, sin) of half this angle; lines run across it.
    const half = 0.5 * Math.atan2(2 * ad![y]!, aa![y]! - dd![y]!);
    const value = -Math.cos(half) / (Math.sin(half) || 1e-6);
    const sureness = Math.max(0, apart / (sum + NOISE * strip) - UNSURE) / (1 - UNSURE);
    lean[y] = Math.abs(value) > MAX_LEAN ? 0 : value * Math.min(1, 3 * sureness);
  }
  return lean;
}

/** Leans that are tried on both sides of the one that was found, and the step between them. */
const TRIES = 7;
const TRY_STEP = 0.03;

/**
 * Turns each row's line to where colours differ least along it: a tensor only knows the neighbourhood of a pixel, and
 * what is a little off at the border is far off outside. Rows count for their neighbours by how much they show.
 */
export function refineLean(
  plane: Float32Array,
  trust: Float32Array,
  width: number,
  height: number,
  lean: Float32Array,
  strip: number,
): Float32Array {
  const count = 2 * TRIES + 1;
  const costs = new Float32Array(height * count);
  const contrast = new Float32Array(height);
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - 1) * width + width - 1;
    const below = Math.min(height - 1, y + 1) * width + width - 1;
    contrast[y] = (plane[above * 3 + 1]! - plane[below * 3 + 1]!) ** 2 + 0.01;
    for (let k = 0; k < count; k++) {
      costs[y * count + k] = spreadAlong(plane, trust, width, height, y, lean[y]! + (k - TRIES) * TRY_STEP, strip);
    }
  }
  const smooth = smoothRows(costs, contrast, height, count, 1.5);
  const refined = lean.map((value, y) => {
    const at = (k: number) => smooth[y * count + k]!;
    let best = TRIES;
    for (let k = 0; k < count; k++) if (at(k) < at(best) - 1e-4) best = k;
    // Nothing to be gained where all directions look alike.
    if (best === 0 || best === count - 1 || at(TRIES) - at(best) < 0.05) return value;
    const [a, b, c] = [at(best - 1), at(best), at(best + 1)];
    const part = a + c - 2 * b > 1e-6 ? (0.5 * (a - c)) / (a + c - 2 * b) : 0;
    return value + (best + part - TRIES) * TRY_STEP;
  });
  return spreadLean(refined, contrast);
}

/** Of the height: how far a strong line takes the faint rows beside it along, which would else get in its way. */
const TAKES_ALONG = 0.12;

function spreadLean(lean: Float32Array, contrast: Float32Array): Float32Array {
  const height = lean.length;
  const [own, near] = [smoothRow(contrast, 2.5), smoothRow(contrast, TAKES_ALONG * height)];
  const sharp = smoothRows(lean, contrast, height, 1, 2.5);
  const wide = smoothRows(lean, contrast, height, 1, TAKES_ALONG * height);
  return sharp.map((value, y) => {
    const share = own[y]! / (own[y]! + 0.1 * near[y]!);
    return share * value + (1 - share) * wide[y]!;
  });
}

/** Variance of green along a line from the border inwards. */
function spreadAlong(
  plane: Float32Array,
  trust: Float32Array,
  width: number,
  height: number,
  y: number,
  lean: number,
  strip: number,
): number {
  let [n, sum, squares] = [0, 0, 0];
  for (let k = 0; k < strip; k++) {
    const row = Math.min(height - 1, Math.max(0, y - lean * (k + 0.5)));
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
