import { blur } from '../../../foundation/image/blur.ts';

/** Blur before the edge detection, as a share of the longer side: it removes weave and leaves seams. */
const SOFT = 0.0021;
/** Quantile of the edge strength from which an edge starts a line. */
const BEGIN = 0.935;
/** Quantile of the edge strength from which an edge continues a line. */
const GO_ON = 0.86;
/** Minimum change of colour between pixels, 0 to 1, that starts a line. */
const MIN_STARTING = 0.014;
/** Minimum change of colour that continues a line. */
const MIN_CONTINUING = 0.007;
/** Maximum of the threshold that starts a line, so that a picture full of edges keeps its strong ones. */
const MAX_STARTING = 0.05;
/** Maximum of the continuing threshold relative to the starting one; Canny recommends a ratio of 1 to 2 or 3. */
const MAX_CONTINUING = 0.55;
/** Every so many pixels are sorted for the quantiles. */
const SAMPLE_STEP = 7;

/**
 * Finds edges of a picture (sRGB bytes) that are one pixel wide, 1 on them, and the strength of the colour change, 1
 * for a firm one. Canny 1986 on the strongest of lightness and two opponent colours, with thresholds that adapt to the
 * picture.
 */
export function findEdges(
  rgb: Uint8Array,
  width: number,
  height: number,
  check: () => void,
): { readonly edges: Uint8Array; readonly strength: Float32Array } {
  const planes = opponentPlanes(rgb, width, height, check);
  const size = width * height;
  const change = new Float32Array(size);
  const dx = new Float32Array(size);
  const dy = new Float32Array(size);
  for (let y = 1; y < height - 1; y++) {
    if (y % 64 === 0) check();
    for (let x = 1; x < width - 1; x++) {
      const k = y * width + x;
      for (const plane of planes) {
        const gx = slope(plane, k, 1, width);
        const gy = slope(plane, k, width, 1);
        const steep = Math.hypot(gx, gy);
        if (steep <= change[k]!) continue;
        change[k] = steep;
        dx[k] = gx / steep;
        dy[k] = gy / steep;
      }
    }
  }
  const ridge = thinEdges(change, dx, dy, width, height);
  check();
  const [low, high] = thresholds(change);
  const edges = link(ridge, low, high, width, height);
  return { edges, strength: change.map((value) => value / (2 * high)) };
}

function opponentPlanes(rgb: Uint8Array, width: number, height: number, check: () => void): Float32Array[] {
  const planes = [0, 1, 2].map(() => new Float32Array(width * height));
  for (let k = 0; k < width * height; k++) {
    const [r, g, b] = [rgb[k * 3]! / 255, rgb[k * 3 + 1]! / 255, rgb[k * 3 + 2]! / 255];
    // The square root approximates perceived lightness, in which the folds of dark cloth are visible.
    planes[0]![k] = Math.sqrt(0.3 * r + 0.59 * g + 0.11 * b);
    planes[1]![k] = 0.6 * (r - g);
    planes[2]![k] = 0.5 * ((r + g) / 2 - b);
  }
  const radius = Math.max(1, SOFT * Math.max(width, height));
  return planes.map((plane) => blur(plane, width, height, radius, { passes: 2, check }));
}

/** Sobel filter along `step`, averaged across `aside`. */
function slope(plane: Float32Array, k: number, step: number, aside: number): number {
  const at = (i: number) => 2 * plane[i]! + plane[i - aside]! + plane[i + aside]!;
  return (at(k + step) - at(k - step)) / 8;
}

function thinEdges(
  change: Float32Array,
  dx: Float32Array,
  dy: Float32Array,
  width: number,
  height: number,
): Float32Array {
  const ridge = new Float32Array(change.length);
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const k = y * width + x;
      const here = change[k]!;
      if (here === 0) continue;
      const step = Math.round(dx[k]!) + Math.round(dy[k]!) * width;
      if (here >= change[k + step]! && here >= change[k - step]!) ridge[k] = here;
    }
  }
  return ridge;
}

function thresholds(change: Float32Array): readonly [low: number, high: number] {
  const values: number[] = [];
  for (let k = 0; k < change.length; k += SAMPLE_STEP) values.push(change[k]!);
  values.sort((a, b) => a - b);
  const at = (share: number) => values[Math.floor(share * (values.length - 1))] ?? 0;
  const high = Math.max(MIN_STARTING, Math.min(MAX_STARTING, at(BEGIN)));
  return [Math.max(MIN_CONTINUING, Math.min(MAX_CONTINUING * high, at(GO_ON))), high];
}

/** Hysteresis: follows weak edges from strong ones. */
function link(ridge: Float32Array, low: number, high: number, width: number, height: number): Uint8Array {
  const edges = new Uint8Array(ridge.length);
  const stack: number[] = [];
  for (let k = 0; k < ridge.length; k++) {
    if (ridge[k]! < high || edges[k]) continue;
    edges[k] = 1;
    stack.push(k);
    while (stack.length > 0) {
      const at = stack.pop()!;
      const x = at % width;
      for (let j = -1; j <= 1; j++) {
        for (let i = -1; i <= 1; i++) {
          const n = at + j * width + i;
          if (x + i < 0 || x + i >= width || n < 0 || n >= width * height || edges[n] || ridge[n]! < low) continue;
          edges[n] = 1;
          stack.push(n);
        }
      }
    }
  }
  return edges;
}
