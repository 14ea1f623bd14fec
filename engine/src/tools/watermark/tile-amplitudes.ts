import { TAU } from '../../foundation/geometry/interpolation.ts';
import { carriers, MAX_RADIUS, TILE } from './carrier.ts';

/** The picture is divided into this many parts each way, whose amplitudes are turned to try scales close to each other. */
const PARTS = 6;
/** Scales are tried this many steps to each side of the given one. */
const STEPS = 10;
/** A step turns the highest frequency by this share of a cycle from one edge of the picture to the other. */
const STEP = 0.12;

export interface TileAmplitudes {
  readonly scale: number;
  /** Complex amplitude of each carrier in the whole picture. */
  readonly re: Float64Array;
  readonly im: Float64Array;
}

/** exp(-2πi f n) for n = start, start + 1, … */
interface Wave {
  readonly cos: Float64Array;
  readonly sin: Float64Array;
}

/** Carriers that lie above each other in the table of frequencies, which share what is summed along the rows. */
const columns = Array.from({ length: MAX_RADIUS }, (_, i) =>
  carriers.flatMap(({ u, v }, index) => (u === i + 1 ? [{ index, v }] : [])),
);

/** The amplitudes of the carriers at the scale near the given one at which they are largest together. */
export function amplitudesAt(values: Float32Array, width: number, height: number, near: number): TileAmplitudes {
  const parts = amplitudesOfParts(values, width, height, near * TILE);
  const [partWidth, partHeight] = [Math.ceil(width / PARTS), Math.ceil(height / PARTS)];
  const step = (STEP * TILE) / (MAX_RADIUS * Math.max(width, height));
  let best: (TileAmplitudes & { readonly total: number }) | null = null;
  for (let k = -STEPS; k <= STEPS; k++) {
    const scale = near * (1 + k * step);
    const turn = (1 / scale - 1 / near) / TILE;
    // How far each frequency is turned at the centre of each part, across and down.
    const across = wavesOf(0, MAX_RADIUS, (u) => waveOf(turn * u * partWidth, PARTS, 0.5));
    const down = wavesOf(-MAX_RADIUS, MAX_RADIUS, (v) => waveOf(turn * v * partHeight, PARTS, 0.5));
    const re = new Float64Array(carriers.length);
    const im = new Float64Array(carriers.length);
    let total = 0;
    for (const [i, { u, v }] of carriers.entries()) {
      const [x, y] = [across[u]!, down[v + MAX_RADIUS]!];
      let [sumRe, sumIm] = [0, 0];
      for (let row = 0; row < PARTS; row++) {
        let [a, b] = [0, 0];
        for (let column = 0; column < PARTS; column++) {
          const at = (i * PARTS + row) * PARTS + column;
          a += parts.re[at]! * x.cos[column]! - parts.im[at]! * x.sin[column]!;
          b += parts.re[at]! * x.sin[column]! + parts.im[at]! * x.cos[column]!;
        }
        sumRe += a * y.cos[row]! - b * y.sin[row]!;
        sumIm += a * y.sin[row]! + b * y.cos[row]!;
      }
      re[i] = sumRe;
      im[i] = sumIm;
      total += Math.sqrt(sumRe * sumRe + sumIm * sumIm);
    }
    if (best === null || total > best.total) best = { scale, re, im, total };
  }
  return best!;
}

/** Amplitudes for a tile of `period` pixels in each part of the picture: carrier by carrier, row by row of the parts. */
function amplitudesOfParts(values: Float32Array, width: number, height: number, period: number) {
  const re = new Float64Array(carriers.length * PARTS * PARTS);
  const im = new Float64Array(carriers.length * PARTS * PARTS);
  const down = wavesOf(-MAX_RADIUS, MAX_RADIUS, (v) => waveOf(v / period, height, 0));
  for (const [i, column] of columns.entries()) {
    const sums = sumsOfRows(values, width, height, waveOf((i + 1) / period, width, 0));
    for (const { index, v } of column) sumColumn(sums, down[v + MAX_RADIUS]!, { re, im, from: index * PARTS * PARTS });
  }
  return { re, im };
}

/** Sums of each row times a wave: one for each part across. */
function sumsOfRows(values: Float32Array, width: number, height: number, { cos, sin }: Wave) {
  const partWidth = Math.ceil(width / PARTS);
  const re = new Float64Array(height * PARTS);
  const im = new Float64Array(height * PARTS);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let part = 0; part < PARTS; part++) {
      let [a, b] = [0, 0];
      const end = Math.min(width, (part + 1) * partWidth);
      for (let x = part * partWidth; x < end; x++) {
        const value = values[row + x]!;
        a += value * cos[x]!;
        b += value * sin[x]!;
      }
      re[y * PARTS + part] = a;
      im[y * PARTS + part] = b;
    }
  }
  return { re, im };
}

interface Sums {
  readonly re: Float64Array;
  readonly im: Float64Array;
}

/** Sums the rows times a wave down the picture: the parts of one carrier, from `from` on. */
function sumColumn(sums: Sums, { cos, sin }: Wave, { re, im, from }: Sums & { readonly from: number }): void {
  const height = cos.length;
  const partHeight = Math.ceil(height / PARTS);
  for (let at = 0; at < PARTS * PARTS; at++) {
    const [row, part] = [Math.floor(at / PARTS), at % PARTS];
    let [a, b] = [0, 0];
    const end = Math.min(height, (row + 1) * partHeight);
    for (let y = row * partHeight; y < end; y++) {
      const [c, s] = [cos[y]!, sin[y]!];
      const [sumRe, sumIm] = [sums.re[y * PARTS + part]!, sums.im[y * PARTS + part]!];
      a += sumRe * c - sumIm * s;
      b += sumRe * s + sumIm * c;
    }
    re[from + at] = a;
    im[from + at] = b;
  }
}

const wavesOf = (from: number, to: number, of: (cycles: number) => Wave): readonly Wave[] =>
  Array.from({ length: to - from + 1 }, (_, i) => of(from + i));

/** A wave of a frequency in cycles per step, from `start` steps on. */
function waveOf(frequency: number, length: number, start: number): Wave {
  const cos = new Float64Array(length);
  const sin = new Float64Array(length);
  for (let n = 0; n < length; n++) {
    cos[n] = Math.cos(TAU * frequency * (n + start));
    sin[n] = -Math.sin(TAU * frequency * (n + start));
  }
  return { cos, sin };
}
