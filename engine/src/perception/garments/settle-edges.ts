import type { Picture } from '../../foundation/image/picture.ts';
import { softColours } from '../../foundation/image/edge-distance.ts';
import { blur } from '../../foundation/image/blur.ts';
import { smoothstep } from '../../foundation/geometry/interpolation.ts';

/** Search distance of the true border around the rough one, as a share of the picture's longer side. */
const REACH = 0.016;
/**
 * Quantile of the changes between neighbouring pixels near a border that count as grain, shade and folds; the rest are
 * edges.
 */
const GRAIN = 0.8;
/** Cost of each step of a path besides the edges it crosses, in opponent colours: without edges the nearer side wins. */
const STEP = 0.05;
/** Sum of the colour changes between both sides, in opponent colours, below which there is no edge. */
const WEAK = 2;
/** Sum of the colour changes between both sides above which there certainly is an edge. */
const STRONG = 5;
/** Number of sweeps over the band; paths in a narrow band seldom turn back more often. */
const SWEEPS = 2;
/** Cost of a pixel that no path has reached. */
const FAR = 1e6;
/** Pixels with less of the subject lie at its outline, where their colours are mixed with the background. */
const INTERIOR = 0.9;
/** A pixel lies near the border when its blurred side differs from 0 and from 1 by more than this. */
const MIN_BORDER_BLUR = 0.002;
/** Half the range around an equal share over which a pixel changes sides: narrow, but enough to stay antialiased. */
const RAMP = 0.06;
/**
 * Half the range over which a pixel of the smoothed rough border changes sides: wider, as that border is less certain.
 */
const ROUGH_RAMP = 0.08;
/** Radius of the blur that smooths the rough border, relative to the search distance. */
const SMOOTHING = 0.8;
/** Every so many pixels of the band are a sample of the grain. */
const SAMPLE_STEP = 7;

/**
 * Moves the border of a rough `share` (0 to 1 per pixel) to the nearest edges of the picture: each pixel near it goes
 * to the side from which the path crosses fewer edges (geodesic segmentation, Criminisi et al. 2008). Outside the
 * `subject` (0 to 1) the share stays unchanged.
 */
export function settleEdges(picture: Picture, share: Float32Array, subject: Float32Array, check: () => void) {
  const { width, height } = picture;
  const radius = Math.max(2, Math.round((REACH * Math.max(width, height)) / 2));
  const seen = Float32Array.from(share, (value) => (value > 0.5 ? 1 : 0));
  const near = blur(seen, width, height, radius, { passes: 2, check });
  const band: number[] = [];
  for (let i = 0; i < share.length; i++) {
    if (subject[i]! > INTERIOR && near[i]! > MIN_BORDER_BLUR && near[i]! < 1 - MIN_BORDER_BLUR) band.push(i);
  }
  const colours = softColours(picture, check);
  const open = new Uint8Array(share.length);
  for (const i of band) open[i] = 1;
  const grain = grainOf(colours, band, width);
  const away = (inside: boolean) => {
    const far = Float32Array.from(share, (value, i) =>
      open[i] || subject[i]! < INTERIOR || value > 0.5 !== inside ? FAR : 0,
    );
    sweep({ far, band, colours, grain, width, check });
    return far;
  };
  const [own, other] = [away(true), away(false)];
  const even = smoothedBorder(seen, subject, width, height, radius, check);
  const out = share.slice();
  for (const i of band) {
    const [a, b] = [own[i]!, other[i]!];
    // Where no edge separates the sides, as between skin and knitwear of its colour, the smoothed rough border is used.
    const edge = a + b < FAR ? smoothstep(WEAK, STRONG, a + b - STEP * radius) : 0;
    out[i] = even[i]! + (smoothstep(0.5 - RAMP, 0.5 + RAMP, b / (a + b + 1e-6)) - even[i]!) * edge;
  }
  return out;
}

/** Smooths the jagged rough border within the subject; `seen` is 1 inside it. */
function smoothedBorder(
  seen: Float32Array,
  subject: Float32Array,
  width: number,
  height: number,
  radius: number,
  check: () => void,
): Float32Array {
  const within = seen.map((value, i) => value * subject[i]!);
  const own = blur(within, width, height, SMOOTHING * radius, { check });
  const all = blur(subject, width, height, SMOOTHING * radius, { check });
  return own.map((value, i) => smoothstep(0.5 - ROUGH_RAMP, 0.5 + ROUGH_RAMP, value / Math.max(1e-3, all[i]!)));
}

function changeBetween(colours: Float32Array, i: number, k: number): number {
  const [a, b] = [i * 3, k * 3];
  return (
    Math.abs(colours[a]! - colours[b]!) +
    Math.abs(colours[a + 1]! - colours[b + 1]!) +
    Math.abs(colours[a + 2]! - colours[b + 2]!)
  );
}

function grainOf(colours: Float32Array, band: readonly number[], width: number): number {
  const changes = band
    .filter((i, k) => k % SAMPLE_STEP === 0 && i >= width)
    .map((i) => changeBetween(colours, i, i - width));
  changes.sort((a, b) => a - b);
  return changes[Math.floor(GRAIN * changes.length)] ?? 0;
}

interface Sweep {
  readonly far: Float32Array;
  /** Pixel indices in raster order. */
  readonly band: readonly number[];
  readonly colours: Float32Array;
  readonly grain: number;
  readonly width: number;
  readonly check: () => void;
}

/** Relaxes the band in raster order and back towards the cheapest path from where `far` is 0. Works in place. */
function sweep({ far, band, colours, grain, width, check }: Sweep): void {
  const relax = (i: number, from: number) => {
    const known = far[from] ?? FAR;
    if (known >= far[i]!) return;
    far[i] = Math.min(far[i]!, known + STEP + Math.max(0, changeBetween(colours, i, from) - grain));
  };
  for (let round = 0; round < SWEEPS; round++) {
    check();
    for (const i of band) {
      relax(i, i - 1);
      relax(i, i - width);
      relax(i, i - width + 1);
      relax(i, i - width - 1);
    }
    check();
    for (let k = band.length - 1; k >= 0; k--) {
      const i = band[k]!;
      relax(i, i + 1);
      relax(i, i + width);
      relax(i, i + width - 1);
      relax(i, i + width + 1);
    }
  }
}
