import { TAU } from '../../foundation/geometry/interpolation.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { carriers, TILE } from './carrier.ts';
import { CODE_LENGTH, decodeBits } from './error-correction.ts';
import { findScales } from './find-scales.ts';
import { amplitudesAt } from './tile-amplitudes.ts';
import { transformSquare } from './transform-square.ts';
import { whitened } from './whitened.ts';

/** Number of scales that are tried. */
const SCALES = 4;
/**
 * Standard deviations by which the known carriers must agree with the picture. Over the places of four tiles, noise
 * reaches 7 once in ten million pictures.
 */
const MIN_AGREEMENT = 7;
/** Amplitudes beyond this multiple of the mean come from the picture, not from the mark. */
const MAX_AMPLITUDE = 2;
/** The place is refined to this part of a pixel of the tile. */
const PLACE_STEP = 1 / 16;

export interface FoundWatermark {
  /** 64 values of 0 or 1. */
  readonly bits: Uint8Array;
  /** Size of the picture relative to the one that was marked. */
  readonly scale: number;
  /** Number of bits of 127 that were wrong and were corrected. */
  readonly errors: number;
}

/**
 * The mark of a picture that may have been cropped, scaled by 0.42 to 1.45, compressed or made brighter; null when there
 * is none that can be read. Takes about a second for a million pixels.
 */
export function readWatermark(pixels: EnginePixels): FoundWatermark | null {
  const { width, height } = pixels;
  const values = whitened(pixels);
  for (const scale of findScales(values, width, height, SCALES)) {
    const found = readAt(values, width, height, scale);
    if (found) return found;
  }
  return null;
}

function readAt(values: Float32Array, width: number, height: number, near: number): FoundWatermark | null {
  const { scale, re, im } = amplitudesAt(values, width, height, near);
  limitAmplitudes(re, im);
  const place = findPlace(re, im);
  if (place.agreement < MIN_AGREEMENT) return null;
  const sums = new Float64Array(CODE_LENGTH);
  for (const [i, { bit }] of carriers.entries()) {
    if (bit !== null) sums[bit]! += agreementOf(i, re, im, place.x, place.y);
  }
  const decoded = decodeBits(Uint8Array.from(sums, (sum) => (sum > 0 ? 1 : 0)));
  return decoded && { bits: decoded.data, scale, errors: decoded.errors };
}

function limitAmplitudes(re: Float64Array, im: Float64Array): void {
  const sizes = Float64Array.from(re, (value, i) => Math.hypot(value, im[i]!));
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length || 1;
  for (let i = 0; i < re.length; i++) {
    const factor = Math.min(1, (MAX_AMPLITUDE * mean) / (sizes[i]! || 1)) / mean;
    re[i]! *= factor;
    im[i]! *= factor;
  }
}

/** The part of an amplitude that has the phase of its carrier when the tile begins at x and y, in pixels of the tile. */
function agreementOf(index: number, re: Float64Array, im: Float64Array, x: number, y: number): number {
  const { u, v, phase } = carriers[index]!;
  const expected = phase - (TAU * (u * x + v * y)) / TILE;
  return re[index]! * Math.cos(expected) + im[index]! * Math.sin(expected);
}

/** Where the tile begins, by correlation with the known carriers, and by how many deviations they agree there. */
function findPlace(re: Float64Array, im: Float64Array) {
  const known = carriers.map((_, i) => i).filter((i) => carriers[i]!.bit === null);
  const correlation = new Float64Array(TILE * TILE);
  const imaginary = new Float64Array(TILE * TILE);
  let power = 0;
  for (const i of known) {
    const { u, v, phase } = carriers[i]!;
    const [cos, sin] = [Math.cos(phase), Math.sin(phase)];
    const at = ((v + TILE) % TILE) * TILE + u;
    correlation[at] = re[i]! * cos + im[i]! * sin;
    imaginary[at] = im[i]! * cos - re[i]! * sin;
    power += re[i]! ** 2 + im[i]! ** 2;
  }
  transformSquare(correlation, imaginary, TILE, 'inverse');
  const first = correlation.reduce((best, value, i) => (value > correlation[best]! ? i : best), 0);
  const sumAt = (x: number, y: number) => known.reduce((sum, i) => sum + agreementOf(i, re, im, x, y), 0);
  let best = { x: first % TILE, y: Math.floor(first / TILE), sum: 0 };
  best.sum = sumAt(best.x, best.y);
  for (let step = 0.5; step >= PLACE_STEP; step /= 2) {
    const { x, y } = best;
    for (const [dx, dy] of NEIGHBOURS) {
      const sum = sumAt(x + dx * step, y + dy * step);
      if (sum > best.sum) best = { x: x + dx * step, y: y + dy * step, sum };
    }
  }
  return { x: best.x, y: best.y, agreement: best.sum / Math.sqrt(power / 2 || 1) };
}

const NEIGHBOURS = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));
