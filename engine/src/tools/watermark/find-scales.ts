import FFT from 'fft.js';
import { carriers, MAX_RADIUS, TILE } from './carrier.ts';
import { boxMean } from './whitened.ts';

/** Scales at which a mark is looked for, as the side of its tile relative to the one that was drawn. */
const MIN_SCALE = 0.42;
const MAX_SCALE = 1.45;
/** Step between scales, as a share of the width of a spectral line at the highest frequency. */
const STEP = 0.3;
/** Power of a line relative to its surroundings from which more power is no better evidence. */
const MAX_POWER = 6;
/** Radius in lines of the surroundings. */
const SURROUNDINGS = 8;
/** Scales that differ by less than this share are one. */
const SAME_SCALE = 0.006;

/**
 * The most probable scales of a mark in a whitened picture, the best first: a repeated tile has its power in the lines of
 * its carriers, wherever the picture was cropped.
 */
export function findScales(values: Float32Array, width: number, height: number, count: number): readonly number[] {
  const { power, side, columns } = powerSpectrum(values, width, height);
  const surroundings = boxMean(power, columns, side, SURROUNDINGS);
  const scores: { readonly scale: number; readonly score: number }[] = [];
  const step = 1 + (STEP * TILE) / (MAX_RADIUS * side);
  for (let scale = MIN_SCALE; scale <= MAX_SCALE; scale *= step) {
    let [sum, lines] = [0, 0];
    for (const { u, v } of carriers) {
      const x = Math.round((u * side) / (TILE * scale));
      const y = Math.round((v * side) / (TILE * scale));
      if (x >= columns - 1 || Math.abs(y) >= columns - 1) continue;
      const at = ((y + side) % side) * columns + x;
      sum += Math.min(MAX_POWER, power[at]! / (surroundings[at]! + Number.MIN_VALUE));
      lines++;
    }
    scores.push({ scale, score: (sum / lines - 1) * Math.sqrt(lines) });
  }
  scores.sort((a, b) => b.score - a.score);
  const chosen: number[] = [];
  for (const { scale } of scores) {
    if (chosen.length === count) break;
    if (chosen.every((other) => Math.abs(other / scale - 1) > SAME_SCALE)) chosen.push(scale);
  }
  return chosen;
}

/** Power of the frequencies 0 to side / 2 across (columns) and of all frequencies down, in a square padded with zeros. */
function powerSpectrum(values: Float32Array, width: number, height: number) {
  let side = 256;
  while (side < Math.max(width, height)) side *= 2;
  const columns = side / 2 + 1;
  const transform = new FFT(side);
  const given = transform.createComplexArray();
  const found = transform.createComplexArray();
  const re = new Float32Array(columns * side);
  const im = new Float32Array(columns * side);
  given.fill(0);
  // Two rows in one transform, as its real and its imaginary part.
  for (let y = 0; y < height; y += 2) {
    const hasSecond = y + 1 < height;
    for (let x = 0; x < width; x++) {
      given[2 * x] = values[y * width + x]!;
      given[2 * x + 1] = hasSecond ? values[(y + 1) * width + x]! : 0;
    }
    transform.transform(found, given);
    for (let x = 0; x < columns; x++) {
      const mirrored = 2 * ((side - x) % side);
      const [a, b, c, d] = [found[2 * x]!, found[2 * x + 1]!, found[mirrored]!, found[mirrored + 1]!];
      const at = y * columns + x;
      re[at] = (a + c) / 2;
      im[at] = (b - d) / 2;
      re[at + columns] = (b + d) / 2;
      im[at + columns] = (c - a) / 2;
    }
  }
  const power = new Float32Array(columns * side);
  for (let x = 0; x < columns; x++) {
    for (let y = 0; y < side; y++) {
      given[2 * y] = re[y * columns + x]!;
      given[2 * y + 1] = im[y * columns + x]!;
    }
    transform.transform(found, given);
    for (let y = 0; y < side; y++) power[y * columns + x] = found[2 * y]! ** 2 + found[2 * y + 1]! ** 2;
  }
  return { power, side, columns };
}
