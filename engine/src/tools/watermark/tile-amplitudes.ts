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

/** The amplitudes of the carriers at the scale near the given one at which they are largest together. */
export function amplitudesAt(values: Float32Array, width: number, height: number, near: number): TileAmplitudes {
  const parts = amplitudesOfParts(values, width, height, near * TILE);
  const [partWidth, partHeight] = [Math.ceil(width / PARTS), Math.ceil(height / PARTS)];
  const step = (STEP * TILE) / (MAX_RADIUS * Math.max(width, height));
  let best: (TileAmplitudes & { readonly total: number }) | null = null;
  for (let k = -STEPS; k <= STEPS; k++) {
    const scale = near * (1 + k * step);
    const turn = (TAU / TILE) * (1 / scale - 1 / near);
    const re = new Float64Array(carriers.length);
    const im = new Float64Array(carriers.length);
    let total = 0;
    for (const [i, { u, v }] of carriers.entries()) {
      for (let part = 0; part < PARTS * PARTS; part++) {
        const x = ((part % PARTS) + 0.5) * partWidth;
        const y = (Math.floor(part / PARTS) + 0.5) * partHeight;
        const [cos, sin] = [Math.cos(turn * (u * x + v * y)), -Math.sin(turn * (u * x + v * y))];
        const at = i * PARTS * PARTS + part;
        re[i]! += parts.re[at]! * cos - parts.im[at]! * sin;
        im[i]! += parts.re[at]! * sin + parts.im[at]! * cos;
      }
      total += Math.hypot(re[i]!, im[i]!);
    }
    if (best === null || total > best.total) best = { scale, re, im, total };
  }
  return best!;
}

/** Amplitudes for a tile of `period` pixels in each part of the picture: carrier by carrier, part by part. */
function amplitudesOfParts(values: Float32Array, width: number, height: number, period: number) {
  const [partWidth, partHeight] = [Math.ceil(width / PARTS), Math.ceil(height / PARTS)];
  const re = new Float64Array(carriers.length * PARTS * PARTS);
  const im = new Float64Array(carriers.length * PARTS * PARTS);
  const rowRe = new Float64Array(height * PARTS);
  const rowIm = new Float64Array(height * PARTS);
  for (let u = 1; u <= MAX_RADIUS; u++) {
    const { cos, sin } = waveOf(u / period, width);
    for (let y = 0; y < height; y++) {
      for (let part = 0; part < PARTS; part++) {
        let [a, b] = [0, 0];
        const end = Math.min(width, (part + 1) * partWidth);
        for (let x = part * partWidth; x < end; x++) {
          const value = values[y * width + x]!;
          a += value * cos[x]!;
          b += value * sin[x]!;
        }
        rowRe[y * PARTS + part] = a;
        rowIm[y * PARTS + part] = b;
      }
    }
    for (const [i, carrier] of carriers.entries()) {
      if (carrier.u !== u) continue;
      const wave = waveOf(carrier.v / period, height);
      for (let y = 0; y < height; y++) {
        const [c, s] = [wave.cos[y]!, wave.sin[y]!];
        const from = i * PARTS * PARTS + Math.floor(y / partHeight) * PARTS;
        for (let part = 0; part < PARTS; part++) {
          const [a, b] = [rowRe[y * PARTS + part]!, rowIm[y * PARTS + part]!];
          re[from + part]! += a * c - b * s;
          im[from + part]! += a * s + b * c;
        }
      }
    }
  }
  return { re, im };
}

/** exp(-2 pi i f n) for a frequency in cycles per pixel. */
function waveOf(frequency: number, length: number) {
  const cos = Float64Array.from({ length }, (_, n) => Math.cos(TAU * frequency * n));
  const sin = Float64Array.from({ length }, (_, n) => -Math.sin(TAU * frequency * n));
  return { cos, sin };
}
