import type { Picture } from './picture.ts';

export type Colour = readonly [number, number, number];

/** A colour found in two regions, and the share of each region that it makes up. */
interface ColourShares {
  readonly colour: Colour;
  /** 0 to 1; sum to 1 over all colours. */
  readonly first: number;
  readonly second: number;
}

/** Approximate number of samples of each region. */
const SAMPLES = 1200;
/** Number of rounds of k-means. */
const ROUNDS = 8;

/**
 * Lightness and two opponent axes of sRGB bytes: close enough to Lab to distinguish materials, and fast. Lightness has
 * less weight than hue, because shadows change it most.
 */
export function opponentColour(r: number, g: number, b: number): Colour {
  return [0.28 * (0.3 * r + 0.59 * g + 0.11 * b), 0.55 * (r - g), 0.55 * ((r + g) / 2 - b)];
}

/**
 * Clusters samples of the colours of two regions (1 inside) by k-means. Returns at most `count` colours, none when
 * either region is empty. Deterministic.
 */
export function shareColours(
  { rgb }: Picture,
  first: Uint8Array,
  second: Uint8Array,
  count: number,
): readonly ColourShares[] {
  const own = sampleRegion(rgb, first);
  const other = sampleRegion(rgb, second);
  if (own.length === 0 || other.length === 0) return [];
  const samples = [...own, ...other];
  const centres = spreadCentres(samples, count);
  const owner = new Uint8Array(samples.length);
  for (let round = 0; round < ROUNDS; round++) {
    const sums = centres.map(() => [0, 0, 0, 0]);
    samples.forEach((sample, i) => {
      owner[i] = nearestColour(centres, sample);
      const sum = sums[owner[i]!]!;
      for (let c = 0; c < 3; c++) sum[c] = sum[c]! + sample[c]!;
      sum[3] = sum[3]! + 1;
    });
    sums.forEach(([a, b, c, n], k) => {
      if (n! > 0) centres[k] = [a! / n!, b! / n!, c! / n!];
    });
  }
  return centres.map((colour, k) => {
    let inFirst = 0;
    let inSecond = 0;
    for (let i = 0; i < owner.length; i++) {
      if (owner[i] !== k) continue;
      if (i < own.length) inFirst++;
      else inSecond++;
    }
    return { colour, first: inFirst / own.length, second: inSecond / other.length };
  });
}

/** Index of the nearest of `colours`. */
function nearestColour(colours: readonly Colour[], colour: Colour): number {
  let best = 0;
  let min = Infinity;
  for (let k = 0; k < colours.length; k++) {
    const away = apart(colours[k]!, colour);
    if (away >= min) continue;
    min = away;
    best = k;
  }
  return best;
}

/** Squared distance to the nearest of `colours`. */
export function distanceToNearest(colours: readonly Colour[], colour: Colour): number {
  let min = Infinity;
  for (let k = 0; k < colours.length; k++) {
    const away = apart(colours[k]!, colour);
    if (away < min) min = away;
  }
  return min;
}

function sampleRegion(rgb: Uint8Array, region: Uint8Array): Colour[] {
  let size = 0;
  for (const value of region) size += value;
  const step = Math.max(1, Math.floor(size / SAMPLES));
  const samples: Colour[] = [];
  let passed = 0;
  for (let i = 0; i < region.length; i++) {
    if (!region[i] || passed++ % step !== 0) continue;
    samples.push(opponentColour(rgb[i * 3]!, rgb[i * 3 + 1]!, rgb[i * 3 + 2]!));
  }
  return samples;
}

/** Picks start colours far from each other (Gonzalez 1985). */
function spreadCentres(samples: readonly Colour[], count: number): Colour[] {
  const centres = [samples[Math.floor(samples.length / 4)]!];
  while (centres.length < Math.min(count, samples.length)) {
    let farthest = samples[0]!;
    let max = -1;
    for (const sample of samples) {
      const away = distanceToNearest(centres, sample);
      if (away <= max) continue;
      max = away;
      farthest = sample;
    }
    centres.push(farthest);
  }
  return centres;
}

function apart(a: Colour, b: Colour): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
}
