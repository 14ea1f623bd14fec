import { forward8, inverse8, SIDE } from './block-dct.ts';
import type { Plane } from './plane.ts';

/**
 * Removes what is weaker than the threshold of its frequency from the cosine transforms of the blocks at every offset,
 * and averages the blocks, those with fewer coefficients counting more (Coifman and Donoho 1995, "Translation-Invariant
 * De-Noising"; the weights are those of Guleryuz 2007, "Weighted Averaging for Denoising with Overcomplete
 * Dictionaries"). Rows are transformed once for all the blocks that contain them.
 * @param thresholds of the 64 coefficients, row by row; that of the mean is not used.
 * @returns a new plane. Pixels nearer than 7 to a border are averages of fewer blocks.
 */
export function shrinkPlane({ data, width, height }: Plane, thresholds: Float32Array): Float32Array {
  const columns = width - SIDE + 1;
  const stride = columns * SIDE;
  const rows = transformRows(data, width, height);
  const sums = new Float32Array(rows.length);
  const weights = new Float32Array(columns * (height - SIDE + 1));
  const block = new Float32Array(SIDE * SIDE);
  for (let y = 0; y + SIDE <= height; y++)
    for (let x = 0; x < columns; x++) {
      const at = y * stride + x * SIDE;
      for (let k = 0; k < SIDE; k++) forward8(rows, at + k, stride, block, k, SIDE);
      const weight = 1 / shrink(block, thresholds);
      weights[y * columns + x] = weight;
      for (let k = 0; k < SIDE; k++) inverse8(block, k, SIDE, block, k, SIDE);
      for (let row = 0, to = at; row < SIDE; row++, to += stride)
        for (let k = 0; k < SIDE; k++) sums[to + k] = sums[to + k]! + weight * block[row * SIDE + k]!;
    }
  return average(sums, weights, width, height);
}

/** Sets what is below its threshold to 0, and returns the number of coefficients that stay. */
function shrink(block: Float32Array, thresholds: Float32Array): number {
  let kept = 1;
  for (let k = 1; k < SIDE * SIDE; k++)
    if (Math.abs(block[k]!) < thresholds[k]!) block[k] = 0;
    else kept++;
  return kept;
}

/** The transforms of the eight values from every pixel on, those of a row one after the other. */
function transformRows(data: Float32Array, width: number, height: number): Float32Array {
  const columns = width - SIDE + 1;
  const rows = new Float32Array(height * columns * SIDE);
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < columns; x++, to += SIDE) forward8(data, y * width + x, 1, rows, to, 1);
  return rows;
}

/** Transforms rows of weighted sums back, and divides by the weights of the blocks that contain each pixel. */
function average(sums: Float32Array, weights: Float32Array, width: number, height: number): Float32Array {
  const columns = width - SIDE + 1;
  const result = new Float32Array(width * height);
  const total = new Float32Array(width * height);
  const values = new Float32Array(SIDE);
  const above = new Float32Array(columns);
  for (let y = 0; y < height; y++) {
    above.fill(0);
    for (let top = Math.max(0, y - SIDE + 1); top <= Math.min(y, height - SIDE); top++)
      for (let x = 0; x < columns; x++) above[x] = above[x]! + weights[top * columns + x]!;
    for (let x = 0; x < columns; x++) {
      inverse8(sums, (y * columns + x) * SIDE, 1, values, 0, 1);
      for (let k = 0, at = y * width + x; k < SIDE; k++, at++) {
        result[at] = result[at]! + values[k]!;
        total[at] = total[at]! + above[x]!;
      }
    }
  }
  for (let i = 0; i < result.length; i++) result[i] = result[i]! / total[i]!;
  return result;
}
