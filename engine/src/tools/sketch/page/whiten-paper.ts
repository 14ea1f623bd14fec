import { blur } from '../../../foundation/image/blur.ts';

/** Number of blocks along the longer side in which the light on the paper is estimated. */
const BLOCKS = 56;
/** Quantile of a block's brightness that represents the paper. */
const PAPER_RANK = 0.82;
/** A block that is darker than this share of the paper fitted around it is filled and not shaded. */
const FILLED = 0.55;
/** A block that is more coloured than this is filled as well. */
const COLOURED = 0.13;
/** Minimum brightness relative to the paper that this is multiplied by, because colour casts of shadows are weak. */
const MIN_MEAN = 0.6;
/** Radius in blocks in which shadows are followed. */
const NEAR_RADIUS = 1;
/** Radius in blocks that is used where the near one shows too little paper. */
const FAR_RADIUS = 4;
/** Share of paper from which the near radius is reliable. */
const MIN_NEAR = 0.15;
/** Share of paper from which the far radius is reliable. */
const MIN_FAR = 0.02;
/** Minimum light of the paper in levels, so that no black corner is whitened. */
const MIN_PAPER_LIGHT = 24;
/** Number of rounds of the fit, and the weights of blocks by their brightness relative to the surface before. */
const ROUNDS = 5;
const ON_PAPER = 0.96;
const SHADED = 0.88;
const SHADED_WEIGHT = 0.25;
const INKED_WEIGHT = 0.02;

/**
 * Whitens the paper of a scan or photograph: the picture is divided by a smooth surface that is fitted to the brightest
 * values of each block and follows soft shadows where blocks are still grey. Returns 0 to 1, 3 per pixel, sRGB.
 */
export function whitenPaper(rgb: Uint8Array, width: number, height: number, check: () => void): Float32Array {
  const size = Math.max(2, Math.ceil(Math.max(width, height) / BLOCKS));
  const columns = Math.ceil(width / size);
  const rows = Math.ceil(height / size);
  const bright = brightBlocks(rgb, width, height, size, columns, rows);
  check();
  const paper = fitPaper(bright, columns, rows);
  const out = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    if (y % 32 === 0) check();
    const fy = Math.min(rows - 1, Math.max(0, (y + 0.5) / size - 0.5));
    const j = Math.min(rows - 2, Math.floor(fy));
    for (let x = 0; x < width; x++) {
      const fx = Math.min(columns - 1, Math.max(0, (x + 0.5) / size - 0.5));
      const i = Math.min(columns - 2, Math.floor(fx));
      for (let c = 0; c < 3; c++) {
        const light = bilinear(paper, columns, rows, i, j, fx - i, fy - j, c);
        const k = (y * width + x) * 3 + c;
        out[k] = Math.min(1, rgb[k]! / light);
      }
    }
  }
  return out;
}

function bilinear(
  plane: Float32Array,
  columns: number,
  rows: number,
  i: number,
  j: number,
  u: number,
  v: number,
  c: number,
): number {
  const left = Math.max(0, i);
  const top = Math.max(0, j);
  const k = (top * columns + left) * 3 + c;
  const right = columns > 1 ? 3 : 0;
  const below = rows > 1 ? columns * 3 : 0;
  const upper = plane[k]! * (1 - u) + plane[k + right]! * u;
  return upper * (1 - v) + (plane[k + below]! * (1 - u) + plane[k + below + right]! * u) * v;
}

/** Per block the quantile `PAPER_RANK` of its colours. */
function brightBlocks(
  rgb: Uint8Array,
  width: number,
  height: number,
  size: number,
  columns: number,
  rows: number,
): Float32Array {
  const out = new Float32Array(columns * rows * 3);
  const counts = new Uint32Array(256);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      for (let c = 0; c < 3; c++) {
        counts.fill(0);
        let total = 0;
        for (let y = j * size; y < Math.min(height, (j + 1) * size); y++) {
          for (let x = i * size; x < Math.min(width, (i + 1) * size); x++) {
            const byte = rgb[(y * width + x) * 3 + c]!;
            counts[byte] = counts[byte]! + 1;
            total++;
          }
        }
        let left = total * PAPER_RANK;
        let value = 0;
        while (value < 255 && (left -= counts[value]!) > 0) value++;
        out[(j * columns + i) * 3 + c] = value;
      }
    }
  }
  return out;
}

/** Light on the paper per block: a quadratic surface through the paper, corrected for soft shadows. */
function fitPaper(bright: Float32Array, columns: number, rows: number): Float32Array {
  const count = columns * rows;
  const surface = [0, 1, 2].map((c) => quadraticFit(bright, columns, rows, c));
  const known = new Float32Array(count);
  for (let k = 0; k < count; k++) {
    const share = [0, 1, 2].map((c) => bright[k * 3 + c]! / Math.max(1, surface[c]![k]!));
    const spread = Math.max(...share) - Math.min(...share);
    const mean = (share[0]! + share[1]! + share[2]!) / 3;
    known[k] = mean > FILLED && spread < COLOURED * Math.max(MIN_MEAN, mean) ? 1 : 0;
  }
  const weight = blur(known, columns, rows, NEAR_RADIUS, { passes: 2 });
  const wide = blur(known, columns, rows, FAR_RADIUS, { passes: 2 });
  const out = new Float32Array(count * 3);
  for (let c = 0; c < 3; c++) {
    const ratio = new Float32Array(count);
    for (let k = 0; k < count; k++) ratio[k] = known[k]! * (bright[k * 3 + c]! / Math.max(1, surface[c]![k]!));
    const near = blur(ratio, columns, rows, NEAR_RADIUS, { passes: 2 });
    const far = blur(ratio, columns, rows, FAR_RADIUS, { passes: 2 });
    for (let k = 0; k < count; k++) {
      const local = weight[k]! > MIN_NEAR ? near[k]! / weight[k]! : wide[k]! > MIN_FAR ? far[k]! / wide[k]! : 1;
      out[k * 3 + c] = Math.max(MIN_PAPER_LIGHT, surface[c]![k]! * local);
    }
  }
  return out;
}

/**
 * Quadratic least squares through one channel; blocks below the surface get little weight in the next round.
 */
function quadraticFit(bright: Float32Array, columns: number, rows: number, c: number): Float32Array {
  const count = columns * rows;
  const weights = new Float32Array(count).fill(1);
  const fitted = new Float32Array(count);
  for (let round = 0; round < ROUNDS; round++) {
    const matrix = Array.from({ length: 6 }, () => new Float64Array(7));
    for (let k = 0; k < count; k++) {
      if (weights[k] === 0) continue;
      const terms = termsAt(k, columns, rows);
      for (let a = 0; a < 6; a++) {
        for (let b = 0; b < 6; b++) matrix[a]![b] = matrix[a]![b]! + weights[k]! * terms[a]! * terms[b]!;
        matrix[a]![6] = matrix[a]![6]! + weights[k]! * terms[a]! * bright[k * 3 + c]!;
      }
    }
    const solved = eliminate(matrix);
    for (let k = 0; k < count; k++) {
      const terms = termsAt(k, columns, rows);
      fitted[k] = terms.reduce((sum, term, a) => sum + term * solved[a]!, 0);
      const share = bright[k * 3 + c]! / Math.max(1, fitted[k]!);
      weights[k] = share > ON_PAPER ? 1 : share > SHADED ? SHADED_WEIGHT : INKED_WEIGHT;
    }
  }
  return fitted;
}

function termsAt(k: number, columns: number, rows: number): readonly number[] {
  const x = ((k % columns) / Math.max(1, columns - 1)) * 2 - 1;
  const y = (Math.floor(k / columns) / Math.max(1, rows - 1)) * 2 - 1;
  return [1, x, y, x * y, x * x, y * y];
}

/** Gaussian elimination with pivoting for a symmetric system, regularised so that it is not singular. */
function eliminate(matrix: Float64Array[]): number[] {
  const size = matrix.length;
  for (let a = 0; a < size; a++) matrix[a]![a] = matrix[a]![a]! + 1e-6;
  for (let a = 0; a < size; a++) {
    let pivot = a;
    for (let b = a + 1; b < size; b++) if (Math.abs(matrix[b]![a]!) > Math.abs(matrix[pivot]![a]!)) pivot = b;
    [matrix[a], matrix[pivot]] = [matrix[pivot]!, matrix[a]!];
    for (let b = 0; b < size; b++) {
      if (b === a) continue;
      const share = matrix[b]![a]! / matrix[a]![a]!;
      for (let k = a; k <= size; k++) matrix[b]![k] = matrix[b]![k]! - share * matrix[a]![k]!;
    }
  }
  return matrix.map((row, a) => row[size]! / row[a]!);
}
