import type { Picture } from './picture.ts';

export type Colour = readonly [number, number, number];

/**
 * Lightness and two opponent axes of sRGB bytes: near enough to Lab to tell stuffs apart, and quick. Shadows change
 * lightness most, so that it counts less than hue.
 */
export function opponentColour(r: number, g: number, b: number): Colour {
  return [0.24 * (0.3 * r + 0.59 * g + 0.11 * b), 0.4 * (r - g), 0.4 * ((r + g) / 2 - b)];
}

const SAMPLES = 1600;
const ROUNDS = 8;
/** Share of the samples below which a cluster is chance. */
const LEAST_SHARE = 0.035;

/**
 * The colours that a region (1 inside) is made of, by k-means from samples spread evenly over it; fewer than `count`
 * when it has fewer, none when it is empty. Deterministic.
 */
export function clusterColours({ rgb }: Picture, region: Uint8Array, count: number): Colour[] {
  const samples = sampleRegion(rgb, region);
  if (samples.length === 0) return [];
  const centres = spreadCentres(samples, count);
  const owner = new Uint8Array(samples.length);
  for (let round = 0; round < ROUNDS; round++) {
    const sums = centres.map(() => [0, 0, 0, 0]);
    samples.forEach((sample, i) => {
      let best = 0;
      for (let k = 1; k < centres.length; k++) {
        if (apart(centres[k]!, sample) < apart(centres[best]!, sample)) best = k;
      }
      owner[i] = best;
      const sum = sums[best]!;
      for (let c = 0; c < 3; c++) sum[c] = sum[c]! + sample[c]!;
      sum[3] = sum[3]! + 1;
    });
    sums.forEach(([a, b, c, n], k) => {
      if (n! > 0) centres[k] = [a! / n!, b! / n!, c! / n!];
    });
  }
  return centres.filter((_, k) => owner.filter((own) => own === k).length >= LEAST_SHARE * samples.length);
}

/** Squared distance to the nearest of `colours`. */
export function nearestCluster(colours: readonly Colour[], colour: Colour): number {
  let least = Infinity;
  for (let k = 0; k < colours.length; k++) {
    const away = apart(colours[k]!, colour);
    if (away < least) least = away;
  }
  return least;
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

/** Starts far from each other (Gonzalez 1985). */
function spreadCentres(samples: readonly Colour[], count: number): Colour[] {
  const centres = [samples[Math.floor(samples.length / 2)]!];
  while (centres.length < Math.min(count, samples.length)) {
    let farthest = samples[0]!;
    let most = -1;
    for (const sample of samples) {
      const away = nearestCluster(centres, sample);
      if (away <= most) continue;
      most = away;
      farthest = sample;
    }
    centres.push(farthest);
  }
  return centres;
}

function apart(a: Colour, b: Colour): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
}
