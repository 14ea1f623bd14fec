import { blur } from './blur.ts';
import { opponentColour } from './cluster-colours.ts';
import type { Picture } from './picture.ts';

/** A colour change between neighbouring pixels above a threshold is an edge and not grain. The lowest threshold. */
const GRAIN = 0.45;
/** The threshold as a multiple of the change that is usual in the region. */
const USUAL = 1.2;
/** The highest threshold. */
const MAX_GRAIN = 0.7;
/** Quantile of the changes in a region that weave and folds explain. */
const WEAVE = 0.5;
/** Number of pairs of sweeps over the picture. */
const SWEEPS = 2;
/** Approximate number of samples in a region of a quarter of the picture, from which its usual change is measured. */
const SAMPLES = 4000;

/** Colours as planes of lightness and two opponent axes, blurred to remove grain. */
export function softColours({ rgb, width, height }: Picture, check: () => void): Float32Array {
  const plane = new Float32Array(rgb.length);
  for (let i = 0; i < rgb.length; i += 3) plane.set(opponentColour(rgb[i]!, rgb[i + 1]!, rgb[i + 2]!), i);
  const radius = Math.max(1, Math.round(0.0013 * (width + height)));
  return blur(plane, width, height, radius, { channels: 3, passes: 1, check });
}

/**
 * The colour change between neighbouring pixels that is weave or grain rather than an edge, measured in a region (1
 * inside).
 */
export function weaveOf(colours: Float32Array, region: Uint8Array, width: number): number {
  const step = Math.max(1, Math.floor(region.length / (SAMPLES * 4)));
  const changes: number[] = [];
  for (let i = 0; i + width < region.length; i += step) {
    if (region[i] && region[i + width]) changes.push(changeBetween(colours, i, i + width));
  }
  changes.sort((a, b) => a - b);
  return Math.min(MAX_GRAIN, Math.max(GRAIN, USUAL * (changes[Math.floor(changes.length * WEAVE)] ?? 0)));
}

function changeBetween(colours: Float32Array, i: number, k: number): number {
  const [a, b] = [i * 3, k * 3];
  return (
    Math.abs(colours[a]! - colours[b]!) +
    Math.abs(colours[a + 1]! - colours[b + 1]!) +
    Math.abs(colours[a + 2]! - colours[b + 2]!)
  );
}

/**
 * The strength of the edges between each pixel and the nearest seed (1): the sum of colour changes above `weave` along
 * the path of least change, as in geodesic segmentation (Criminisi et al. 2008), by sweeps in raster order. `colours`
 * come from `softColours`, `weave` from `weaveOf`.
 */
export function edgeDistance(
  colours: Float32Array,
  seeds: Uint8Array,
  weave: number,
  width: number,
  check: () => void,
): Float32Array {
  const far = Float32Array.from(seeds, (seed) => (seed ? 0 : FAR));
  const relax = (i: number, from: number) => {
    const known = far[from]!;
    if (known >= far[i]!) return;
    const reached = known + Math.max(0, changeBetween(colours, i, from) - weave);
    if (reached < far[i]!) far[i] = reached;
  };
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let i = 0; i < far.length; i++) {
      if ((i & 16383) === 0) check();
      if (i % width > 0) relax(i, i - 1);
      if (i >= width) relax(i, i - width);
      if (i >= width && i % width < width - 1) relax(i, i - width + 1);
    }
    for (let i = far.length - 1; i >= 0; i--) {
      if ((i & 16383) === 0) check();
      if (i % width < width - 1) relax(i, i + 1);
      if (i + width < far.length) relax(i, i + width);
      if (i + width < far.length && i % width > 0) relax(i, i + width - 1);
    }
  }
  return far;
}

/** Distance of a pixel that no path has reached yet. */
const FAR = 1e6;
