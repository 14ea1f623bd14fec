import { blur } from '../../../foundation/image/blur.ts';
import { dilatePlane, erodePlane } from './shift-extremes.ts';

/** Minimum darkness of a line: absolute, and as a multiple of the grain. */
const FAINTEST = 0.05;
const OVER_GRAIN = 2.6;
/** Quantile of the dark pixels that defines full ink. */
const FULL_RANK = 0.8;

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
  const soft = side > 500 ? blur(dark, width, height, 1, { passes: 1, check }) : dark;
  const grain = grainOf(soft, width, height);
  const reach = Math.max(3, Math.round(side * 0.011));
  // A morphological opening leaves only broad areas; lines are what exceeds it.
  const broad = dilatePlane(erodePlane(soft, width, height, reach, check), width, height, reach, check);
  const low = Math.max(FAINTEST, OVER_GRAIN * grain);
  const line = new Float32Array(dark.length);
  for (let k = 0; k < line.length; k++) line[k] = Math.max(0, dark[k]! - broad[k]!);
  const full = fullInk(line, low);
  for (let k = 0; k < line.length; k++) {
    const t = Math.min(1, Math.max(0, (line[k]! - low * 0.7) / (full - low * 0.7)));
    line[k] = t * t * (3 - 2 * t);
  }
  dropSpecks(line, width, height, side);
  return line;
}

/** Standard deviation of the paper's grain, from the median change across two columns, which lines hardly influence. */
function grainOf(dark: Float32Array, width: number, height: number): number {
  const changes: number[] = [];
  const step = Math.max(1, Math.floor((width * height) / 30000));
  for (let k = 2; k + 2 * width < dark.length; k += step) changes.push(Math.abs(dark[k]! - dark[k + 2]!));
  changes.sort((a, b) => a - b);
  return (changes[Math.floor(changes.length / 2)] ?? 0) / 0.95;
}

function fullInk(line: Float32Array, low: number): number {
  const values: number[] = [];
  for (const value of line) if (value > low * 1.5) values.push(value);
  values.sort((a, b) => a - b);
  return Math.max(low * 1.6, 0.12, (values[Math.floor(values.length * FULL_RANK)] ?? 0.6) * 0.9);
}

/** Removes dust and grain: islands with less ink than a short dash. */
function dropSpecks(line: Float32Array, width: number, height: number, side: number): void {
  const min = Math.max(3, side * 0.012);
  const seen = new Uint8Array(line.length);
  const stack: number[] = [];
  const island: number[] = [];
  for (let start = 0; start < line.length; start++) {
    if (seen[start] || line[start]! < 0.12) continue;
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
          if (x + dx < 0 || x + dx >= width || n < 0 || n >= width * height || seen[n] || line[n]! < 0.12) continue;
          seen[n] = 1;
          stack.push(n);
        }
      }
    }
    if (mass < min) for (const k of island) line[k] = 0;
  }
  for (let k = 0; k < line.length; k++) if (line[k]! < 0.12 && !seen[k]) line[k] = line[k]! < 0.03 ? 0 : line[k]!;
}
