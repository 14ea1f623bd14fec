import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { lumaAt, PLAIN_STRENGTH, TEXTURE_GAIN } from './add-watermark.ts';

/** Radius in pixels of the mean that is subtracted, and of the square in which the texture is measured. */
const MEAN_RADIUS = 6;
const TEXTURE_RADIUS = 8;
/** Variance of the rounding and compression of a plain area, in steps of 8 bits squared. */
const NOISE = 1;
/** Deviations beyond which a pixel counts as an edge, which reveals nothing of the mark. */
const MAX_DEVIATIONS = 4;

/**
 * The part of a picture that may be its mark, row by row: its luma without the local mean, weighted by how much each
 * pixel reveals.
 */
export function whitened({ width, height, channels, data }: EnginePixels): Float32Array {
  const luma = new Float32Array(width * height);
  for (let i = 0; i < luma.length; i++) luma[i] = lumaAt(data, i * channels);
  const mean = boxMean(luma, width, height, MEAN_RADIUS);
  const squares = new Float32Array(luma.length);
  for (let i = 0; i < luma.length; i++) {
    luma[i]! -= mean[i]!;
    squares[i] = luma[i]! * luma[i]!;
  }
  const variance = boxMean(squares, width, height, TEXTURE_RADIUS);
  for (let i = 0; i < luma.length; i++) {
    const own = Math.max(0, variance[i]!);
    const noise = Math.sqrt(own + NOISE);
    const clipped = Math.max(-MAX_DEVIATIONS, Math.min(MAX_DEVIATIONS, luma[i]! / noise));
    // The filter that is matched to a signal of this strength in noise of this variance.
    luma[i] = (clipped * (PLAIN_STRENGTH + TEXTURE_GAIN * Math.sqrt(own))) / noise;
  }
  return luma;
}

/** The mean over the square round each value, as far as it lies within the plane. */
export function boxMean(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const across = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let [sum, count] = [0, 0];
    for (let x = -radius; x < width; x++) {
      if (x + radius < width) {
        sum += values[row + x + radius]!;
        count++;
      }
      if (x - radius > 0) {
        sum -= values[row + x - radius - 1]!;
        count--;
      }
      if (x >= 0) across[row + x] = sum / count;
    }
  }
  const out = new Float32Array(values.length);
  const sums = new Float64Array(width);
  let count = 0;
  for (let y = -radius; y < height; y++) {
    if (y + radius < height) {
      addRow(sums, across, (y + radius) * width, 1);
      count++;
    }
    if (y - radius > 0) {
      addRow(sums, across, (y - radius - 1) * width, -1);
      count--;
    }
    if (y >= 0) for (let x = 0; x < width; x++) out[y * width + x] = sums[x]! / count;
  }
  return out;
}

function addRow(sums: Float64Array, values: Float32Array, from: number, sign: 1 | -1): void {
  for (let x = 0; x < sums.length; x++) sums[x]! += sign * values[from + x]!;
}
