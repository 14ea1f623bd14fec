import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { blur } from '../../../foundation/image/blur.ts';
import { dilatePlane, erodePlane } from './shift-extremes.ts';

/** Minimum darkness of a line. */
const FAINTEST = 0.05;
/** Minimum darkness of a line as a multiple of the grain. */
const OVER_GRAIN = 2.6;
/** Quantile of the dark pixels that defines full ink. */
const FULL_RANK = 0.8;
/** Minimum of full ink. */
const MIN_FULL = 0.12;
/** Minimum of full ink as a multiple of the faintest line. */
const OVER_FAINTEST = 1.6;
/** Share of the quantile that counts as full ink. */
const NEARLY_FULL = 0.9;
/** Multiple of the faintest line from which a pixel is sampled. */
const SAMPLED = 1.5;
/** Full ink when no pixel is sampled. */
const NO_SAMPLE = 0.6;
/** Share of the faintest line at which ink begins, so that the soft edges of lines remain. */
const EDGE = 0.7;
/** Longer side in pixels above which a page is blurred first, because it shows the grain of the paper. */
const GRAINY_SIDE = 500;
/** Half the width of the broadest line, as a share of the longer side. */
const BROADEST = 0.011;
/** Minimum of half the width of the broadest line in pixels. */
const MIN_BROADEST = 3;
/** Median absolute difference of two values of normal noise, in standard deviations. */
const MEDIAN_CHANGE = 0.95;
/** Number of pixels whose change is measured. */
const SAMPLES = 30000;
/** Ink of a short dash in full pixels, as a share of the longer side. */
const DASH = 0.012;
/** Minimum ink of a short dash in full pixels. */
const MIN_DASH = 3;
/** Ink from which pixels form an island. */
const ISLAND = 0.12;
/** Ink below which a pixel outside of an island is nothing. */
const NOTHING = 0.03;

/**
 * Finds the lines of a whitened page (0 to 1, 3 per pixel) as shares of full ink. A line is dark and narrow: a pixel
 * whose surroundings are as dark is part of a fill. Grain is distinguished from pencil by its amount over the whole
 * page.
 */
export function findInk(page: Float32Array, width: number, height: number, check: () => void): Float32Array {
  const dark = new Float32Array(width * height);
  for (let k = 0; k < dark.length; k++) {
    const [r, g, b] = [page[k * 3]!, page[k * 3 + 1]!, page[k * 3 + 2]!];
    dark[k] = 1 - 0.6 * Math.min(r, g, b) - 0.4 * (0.3 * r + 0.59 * g + 0.11 * b);
  }
  const side = Math.max(width, height);
  const soft = side > GRAINY_SIDE ? blur(dark, width, height, 1, { passes: 1, check }) : dark;
  const grain = grainOf(soft, width, height);
  const reach = Math.max(MIN_BROADEST, Math.round(side * BROADEST));
  // A morphological opening leaves only broad areas; lines are what exceeds it.
  const broad = dilatePlane(erodePlane(soft, width, height, reach, check), width, height, reach, check);
  const low = Math.max(FAINTEST, OVER_GRAIN * grain);
  const line = new Float32Array(dark.length);
  for (let k = 0; k < line.length; k++) line[k] = Math.max(0, dark[k]! - broad[k]!);
  const full = fullInk(line, low);
  for (let k = 0; k < line.length; k++) {
    line[k] = smoothstep(low * EDGE, full, line[k]!);
  }
  dropSpecks(line, width, height, side);
  return line;
}

/** Standard deviation of the paper's grain, from the median change across two columns, which lines hardly influence. */
function grainOf(dark: Float32Array, width: number, height: number): number {
  const changes: number[] = [];
  const step = Math.max(1, Math.floor((width * height) / SAMPLES));
  for (let k = 2; k + 2 * width < dark.length; k += step) changes.push(Math.abs(dark[k]! - dark[k + 2]!));
  changes.sort((a, b) => a - b);
  return (changes[Math.floor(changes.length / 2)] ?? 0) / MEDIAN_CHANGE;
}

function fullInk(line: Float32Array, low: number): number {
  const values: number[] = [];
  for (const value of line) if (value > low * SAMPLED) values.push(value);
  values.sort((a, b) => a - b);
  return Math.max(
    low * OVER_FAINTEST,
    MIN_FULL,
    (values[Math.floor(values.length * FULL_RANK)] ?? NO_SAMPLE) * NEARLY_FULL,
  );
}

/** Removes dust and grain: islands with less ink than a short dash. */
function dropSpecks(line: Float32Array, width: number, height: number, side: number): void {
  const min = Math.max(MIN_DASH, side * DASH);
  const seen = new Uint8Array(line.length);
  const stack: number[] = [];
  const island: number[] = [];
  for (let start = 0; start < line.length; start++) {
    if (seen[start] || line[start]! < ISLAND) continue;
    stack.push(start);
    seen[start] = 1;
    island.length = 0;
    let mass = 0;
    while (stack.length > 0) {
      const k = stack.pop()!;
      island.push(k);
      mass += line[k]!;
      const x = k % width;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const n = k + dy * width + dx;
          if (x + dx < 0 || x + dx >= width || n < 0 || n >= width * height || seen[n] || line[n]! < ISLAND) continue;
          seen[n] = 1;
          stack.push(n);
        }
      }
    }
    if (mass < min) for (const k of island) line[k] = 0;
  }
  for (let k = 0; k < line.length; k++) if (line[k]! < ISLAND && !seen[k]) line[k] = line[k]! < NOTHING ? 0 : line[k]!;
}
