import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { TILE, tileOf } from './carrier.ts';
import { DATA_LENGTH, encodeBits } from './error-correction.ts';

// The strength of the mark is the standard deviation of the change, in steps of 8 bits. With these values a picture keeps
// 42 dB, and JPEG of quality 70 preserves the mark.

/** Strength on a plain area. */
export const PLAIN_STRENGTH = 0.75;
/** Strength that is added for each step of the standard deviation of the texture. */
export const TEXTURE_GAIN = 0.16;
/** Maximum strength at one place. */
const MAX = 3.5;
/** Root mean square of the strength in a whole picture, so that even a very textured one keeps 42.5 dB. */
const MAX_MEAN = 255 / 10 ** (42.5 / 20);
/** Side in pixels of the blocks in which the texture is measured. */
const BLOCK = 8;

/**
 * A copy of a picture with an invisible mark. Red, green and blue change alike, so that no hue appears; pixels of pure
 * white, pure black and without opacity stay as they are.
 * @param pixels 3 or 4 channels of 8 bits
 * @param bits 64 values of 0 or 1
 */
export function addWatermark({ width, height, channels, data }: EnginePixels, bits: Uint8Array): EnginePixels {
  if (bits.length !== DATA_LENGTH) throw new RangeError(`a mark has ${DATA_LENGTH} bits`);
  const tile = tileOf(encodeBits(bits));
  const start = placeOf(bits);
  const { strengths, columns, rows } = strengthOf({ width, height, channels, data });
  const out = new Uint8Array(data);
  for (let y = 0; y < height; y++) {
    const down = Math.min(rows - 1, Math.max(0, (y + 0.5) / BLOCK - 0.5));
    const top = Math.floor(down);
    const upper = top * columns;
    const lower = Math.min(rows - 1, top + 1) * columns;
    const low = down - top;
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * channels;
      const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
      const above = 255 - Math.max(r, g, b);
      if (above === 0 || (channels === 4 && data[at + 3] === 0)) continue;
      const across = Math.min(columns - 1, Math.max(0, (x + 0.5) / BLOCK - 0.5));
      const left = Math.floor(across);
      const right = Math.min(columns - 1, left + 1);
      const share = across - left;
      const high = strengths[upper + left]! * (1 - share) + strengths[upper + right]! * share;
      const deep = strengths[lower + left]! * (1 - share) + strengths[lower + right]! * share;
      const strength = high * (1 - low) + deep * low;
      const asked = Math.round(strength * tile[((y + start.y) % TILE) * TILE + ((x + start.x) % TILE)]!);
      const change = Math.max(-Math.min(r, g, b), Math.min(above, asked));
      out[at] = r + change;
      out[at + 1] = g + change;
      out[at + 2] = b + change;
    }
  }
  return { width, height, channels, data: out };
}

/**
 * Where in the tile a picture begins, from the last 14 bits: a picture that was made from a marked one would otherwise
 * carry both marks in phase, so that neither could be read.
 */
function placeOf(bits: Uint8Array): { readonly x: number; readonly y: number } {
  const numberIn = (from: number) => bits.subarray(from, from + 7).reduce((sum, bit) => 2 * sum + bit, 0);
  return { x: numberIn(DATA_LENGTH - 14), y: numberIn(DATA_LENGTH - 7) };
}

/**
 * The strength in the centre of each block, from the least textured block around it: beside an edge, a plain area
 * would show a strong mark.
 */
function strengthOf({ width, height, channels, data }: EnginePixels) {
  const columns = Math.ceil(width / BLOCK);
  const rows = Math.ceil(height / BLOCK);
  const deviations = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let [count, sum, squares] = [0, 0, 0];
      for (let y = row * BLOCK; y < Math.min(height, (row + 1) * BLOCK); y++) {
        for (let x = column * BLOCK; x < Math.min(width, (column + 1) * BLOCK); x++) {
          const luma = lumaAt(data, (y * width + x) * channels);
          count++;
          sum += luma;
          squares += luma * luma;
        }
      }
      deviations[row * columns + column] = Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
    }
  }
  const strengths = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let least = Infinity;
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
          least = Math.min(least, deviations[y * columns + x]!);
        }
      }
      strengths[row * columns + column] = Math.min(MAX, PLAIN_STRENGTH + TEXTURE_GAIN * least);
    }
  }
  const mean = Math.sqrt(strengths.reduce((sum, strength) => sum + strength ** 2, 0) / strengths.length);
  const factor = Math.min(1, MAX_MEAN / mean);
  return { strengths: strengths.map((strength) => strength * factor), columns, rows };
}

/** Luma of ITU-R BT.601, 0 to 255, which JPEG stores at full resolution. */
export const lumaAt = (data: Uint8Array, at: number): number =>
  0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
