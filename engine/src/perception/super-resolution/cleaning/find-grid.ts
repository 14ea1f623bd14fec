import { medianOf } from '../../../foundation/geometry/median-of.ts';
import type { Plane } from './plane.ts';
import { blockAt, SIDE } from './block-dct.ts';

/** The blocks in which a picture was compressed as JPEG, as far as its pixels still show them. */
export interface CompressionGrid {
  /** First column and row of a block, 0 to 7. */
  readonly left: number;
  readonly top: number;
  /** Steps to which the 64 cosine coefficients of brightness were rounded, row by row. */
  readonly steps: Float32Array;
  /** The steps as a multiple of those of the standard's table (Annex K), which are those of quality 50. */
  readonly scale: number;
}

/** The standard's table for brightness (ITU-T T.81, K.1). */
const STANDARD = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
  87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
];
/** The lowest frequencies, whose coefficients are seldom rounded to nothing. */
const LOWEST = [1, 2, 3, 8, 9, 10, 16, 17, 24];
/** Number of the lowest frequencies that must show a step. */
const NEEDED = 6;
/** Tables of other programs differ from the standard's by less than this factor, apart from their scale. */
const MAX_UNUSUAL = 2.5;
/** Where as many show it between the blocks as well, it is not that of a compression. */
const REPEATED = 3;
/** Maximum number of blocks that are read: more make it slower and no surer. */
const MAX_BLOCKS = 2500;
/** A larger difference in levels between neighbours is an edge of something shown. */
const MAX_JUMP = 40;
/** Larger steps leave too few coefficients to see them by. */
const MAX_STEP = 100;
/** Smallest mean of cosines that counts as a comb: 1 is a perfect one, 0 none. Rounding to bytes blurs small steps. */
const MIN_COMB = 0.5;
/** Fewer coefficients may lie at multiples of a step by chance. */
const MIN_COEFFICIENTS = 24;
/** Coefficients below this share of a step were rounded to zero, and fit any comb. */
const ZERO = 0.3;

/**
 * Finds the grid and the steps of a JPEG from its decoded brightness: coefficients of its own blocks lie at multiples of
 * the steps, and those of other blocks do not (Fan and de Queiroz 2003, "Identification of Bitmap Compression History").
 * @returns null where nothing shows that the picture was compressed in this size.
 */
export function findGrid(luma: Plane): CompressionGrid | null {
  return readSteps(luma, 0, 0) ?? readSteps(luma, edgePhase(luma, 'x'), edgePhase(luma, 'y'));
}

/** The column or row of eight at which neighbours differ most from what the pixels around them lead to expect. */
function edgePhase({ data, width, height }: Plane, axis: 'x' | 'y'): number {
  const sums = new Float64Array(SIDE);
  const step = axis === 'x' ? 1 : width;
  for (let y = 2; y < height - 2; y += axis === 'x' ? 3 : 1)
    for (let x = 2; x < width - 2; x += axis === 'x' ? 1 : 3) {
      const at = y * width + x;
      const jump = data[at + step]! - 3 * data[at]! + 3 * data[at - step]! - data[at - 2 * step]!;
      sums[(axis === 'x' ? x : y) % SIDE]! += Math.min(MAX_JUMP, Math.abs(jump));
    }
  return sums.indexOf(Math.max(...sums));
}

function readSteps(luma: Plane, left: number, top: number): CompressionGrid | null {
  const coefficients = sampleBlocks(luma, left, top);
  const shown = LOWEST.filter((k) => stepOf(coefficients, k) > 1);
  // Most pictures end here, so the other coefficients are not looked at before.
  if (shown.length < NEEDED) return null;
  const found = Array.from({ length: SIDE * SIDE }, (_, k) => stepOf(coefficients, k));
  const scale = medianOf(found.flatMap((step, k) => (k > 0 && step > 1 ? [step / STANDARD[k]!] : [])));
  const isUsual = (k: number) => Math.abs(Math.log(found[k]! / (scale * STANDARD[k]!))) < Math.log(MAX_UNUSUAL);
  if (shown.filter(isUsual).length < NEEDED) return null;
  // A drawn pattern that repeats looks rounded in all blocks, a JPEG only in its own.
  const between = sampleBlocks(luma, (left + SIDE / 2) % SIDE, (top + SIDE / 2) % SIDE);
  if (shown.filter((k) => combOf(valuesOf(between, k), found[k]!) > MIN_COMB).length >= REPEATED) return null;
  const steps = Float32Array.from(found, (step, k) => (step > 1 ? step : Math.max(1, scale * STANDARD[k]!)));
  return { left, top, steps, scale };
}

/** Coefficients of blocks that are spread over the picture, 64 for each. */
function sampleBlocks({ data, width, height }: Plane, left: number, top: number): Float32Array {
  const columns = Math.floor((width - left) / SIDE);
  const rows = Math.floor((height - top) / SIDE);
  const stride = Math.max(1, Math.floor((columns * rows) / MAX_BLOCKS));
  const count = Math.ceil((columns * rows) / stride);
  const all = new Float32Array(count * SIDE * SIDE);
  for (let i = 0; i < count; i++) {
    const block = i * stride;
    const at = (top + SIDE * Math.floor(block / columns)) * width + left + SIDE * (block % columns);
    blockAt(data, at, width, all.subarray(i * SIDE * SIDE, (i + 1) * SIDE * SIDE));
  }
  return all;
}

/** The largest step at whose multiples a coefficient lies; 1 where none is found, or too few are not zero. */
function stepOf(coefficients: Float32Array, k: number): number {
  const values = valuesOf(coefficients, k);
  let best = { step: 1, comb: MIN_COMB };
  for (let step = MAX_STEP; step >= 2; step--) {
    const comb = combOf(values, step);
    if (comb > best.comb) best = { step, comb };
    else if (best.step > 1) break;
  }
  return best.step;
}

/** The absolute values of a coefficient in all blocks. */
function valuesOf(coefficients: Float32Array, k: number): readonly number[] {
  const values: number[] = [];
  for (let i = k; i < coefficients.length; i += SIDE * SIDE) values.push(Math.abs(coefficients[i]!));
  return values;
}

/** How well values lie at multiples of a step: 1 exactly, 0 as by chance. */
function combOf(values: readonly number[], step: number): number {
  let sum = 0;
  let count = 0;
  for (const value of values) {
    if (value < ZERO * step) continue;
    sum += Math.cos((2 * Math.PI * value) / step);
    count++;
  }
  return count < MIN_COEFFICIENTS ? 0 : sum / count;
}
