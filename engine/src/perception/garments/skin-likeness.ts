/**
 * Component of the unit vector of a colour's hue, shortened towards grey: shade changes the saturation of cloth, but
 * not this.
 */
const hueOf = (colours: Float32Array, i: number, axis: 1 | 2): number =>
  colours[i * 3 + axis]! / (Math.hypot(colours[i * 3 + 1]!, colours[i * 3 + 2]!) + GREY);

/** Chroma in opponent colours that noise reaches. */
const GREY = 1.5;

interface Spread {
  readonly mean: readonly [number, number];
  /** Variances and covariance. */
  readonly xx: number;
  readonly yy: number;
  readonly xy: number;
}

/** Minimum variance of the hue within one material: noise and reflections. */
const MIN_SPREAD = 0.0009;
/** Minimum number of samples from which a covariance can be estimated. */
const MIN_SIZE = 12;
/** Maximum difference of the squared distances: a likelihood of 0.0025 or 0.9975, beyond which it adds nothing. */
const MAX_DIFFERENCE = 12;
/** Distance (see `distance`) between the means at which skin and cloth count as fully separated. */
const FULLY_APART = 4;

/**
 * Estimates for each pixel how much its hue resembles skin rather than cloth, by two normal distributions fitted to
 * samples (1 in the planes) of both. `colours` come from `softColours`.
 * @returns the likelihood of skin, 0 to 1, and how well both can be separated, 0 to 1; null when either has too few
 * samples.
 */
export function skinLikeness(
  colours: Float32Array,
  cloth: Uint8Array,
  skin: Uint8Array,
): { readonly likeness: (i: number) => number; readonly apart: number } | null {
  const own = spreadOf(colours, cloth);
  const bare = spreadOf(colours, skin);
  if (!own || !bare) return null;
  const difference = (i: number) =>
    distance(own, hueOf(colours, i, 1), hueOf(colours, i, 2)) -
    distance(bare, hueOf(colours, i, 1), hueOf(colours, i, 2));
  const apart = Math.min(distance(own, ...bare.mean), distance(bare, ...own.mean));
  return {
    likeness: (i) => 1 / (1 + Math.exp(-0.5 * Math.max(-MAX_DIFFERENCE, Math.min(MAX_DIFFERENCE, difference(i))))),
    apart: Math.min(1, apart / FULLY_APART),
  };
}

function spreadOf(colours: Float32Array, places: Uint8Array): Spread | null {
  let [n, x, y, xx, yy, xy] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < places.length; i++) {
    if (!places[i]) continue;
    const a = hueOf(colours, i, 1);
    const b = hueOf(colours, i, 2);
    n++;
    x += a;
    y += b;
    xx += a * a;
    yy += b * b;
    xy += a * b;
  }
  if (n < MIN_SIZE) return null;
  const mean = [x / n, y / n] as const;
  return {
    mean,
    xx: xx / n - mean[0] ** 2 + MIN_SPREAD,
    yy: yy / n - mean[1] ** 2 + MIN_SPREAD,
    xy: xy / n - mean[0] * mean[1],
  };
}

/**
 * Squared Mahalanobis distance (1936) plus the log determinant of the covariance, so that a wide distribution is not
 * favoured.
 */
function distance({ mean, xx, yy, xy }: Spread, a: number, b: number): number {
  const [x, y] = [a - mean[0], b - mean[1]];
  const size = Math.max(1e-9, xx * yy - xy * xy);
  return (yy * x * x - 2 * xy * x * y + xx * y * y) / size + Math.log(size / MIN_SPREAD ** 2);
}
