import { foldField } from '../../../../foundation/geometry/tables/fold-field.ts';
import type { Fold, HeightField } from '../../../../foundation/geometry/tables/fold-field.ts';
import { bell, clamp, smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { fractalNoise2, noise2 } from '../../../../foundation/geometry/noise.ts';
import { between } from '../../../../foundation/geometry/random.ts';
import type { Random } from '../../../../foundation/geometry/random.ts';
import { vary } from '../../sewing/drape.ts';
import { rowOf } from './leg-cloth.ts';
import type { LegNet } from './leg-net.ts';

export interface WearRequest {
  /** Strength of the wear at rubbed places. */
  readonly rubbed: number;
  /** Wear of the whole leg; below 0 the denim is darker than its named colour. */
  readonly base: number;
  /** Strength of whiskers and of the crests of folds. */
  readonly folds: number;
  /** True when the dye is bleached in patches. */
  readonly mottled: boolean;
}

/**
 * Wear of one leg at share `s` of the way round and at a height, measured at the side seam: 0 is new, 1 white, below 0
 * darker than new.
 */
export type LegWear = (s: number, height: number) => number;

/**
 * The large-scale wear of one leg, baked twice as finely as its net: thigh and knee sanded by hand, thin whiskers where
 * the hip bends, honeycombs behind the knee, and every sharp crest of the folded cloth.
 */
export function bakeLegWear(net: LegNet, request: WearRequest, random: Random): LegWear {
  const { columns: coarse, heights } = net;
  const columns = coarse * 2;
  const rows = heights.length * 2;
  const top = heights[0]!;
  const step = (top - heights[heights.length - 1]!) / rows;
  const worn = new Float32Array((columns + 1) * (rows + 1));
  const crests = crestsOf(net);
  const place = placeWear(net, request, random);
  for (let j = 0; j <= rows; j++) {
    const y = top - j * step;
    const row = Math.min(heights.length - 1.001, rowOf(heights, y));
    for (let i = 0; i <= columns; i++) {
      const crest = mixed(crests, coarse + 1, Math.min(coarse - 0.001, i / 2), row);
      worn[j * (columns + 1) + i] = place(i / columns, y, crest);
    }
  }
  return (s, height) =>
    mixed(worn, columns + 1, clamp(s * columns, 0, columns - 0.001), clamp((top - height) / step, 0, rows - 0.001));
}

function mixed(values: Float32Array, width: number, x: number, y: number): number {
  const i = x | 0;
  const j = y | 0;
  const k = j * width + i;
  const upper = values[k]! + (values[k + 1]! - values[k]!) * (x - i);
  const lower = values[k + width]! + (values[k + width + 1]! - values[k + width]!) * (x - i);
  return upper + (lower - upper) * (y - j);
}

/** Height of each point above its surroundings in the net: wide undulations are not rubbed. */
function crestsOf({ columns, heights, relief }: LegNet): Float32Array {
  const width = columns + 1;
  const mean = new Float32Array(relief.length);
  const crests = new Float32Array(relief.length);
  const reach = Math.round(columns / 37);
  average(relief, mean, reach, { count: heights.length, apart: width, length: width, stride: 1 });
  average(mean, crests, reach, { count: width, apart: 1, length: heights.length, stride: width });
  for (let k = 0; k < relief.length; k++) crests[k] = relief[k]! - crests[k]!;
  return crests;
}

/** The rows or the columns of a net, as they lie in its array. */
interface NetLines {
  readonly count: number;
  /** Distance in the array between the starts of two lines. */
  readonly apart: number;
  /** Number of points of a line. */
  readonly length: number;
  /** Distance in the array between two points of a line. */
  readonly stride: number;
}

/** Moving average over `reach` points to both sides along the lines. */
function average(
  from: Float32Array,
  into: Float32Array,
  reach: number,
  { count: lines, apart, length, stride }: NetLines,
): void {
  for (let line = 0; line < lines; line++) {
    const start = line * apart;
    let sum = 0;
    let count = 0;
    for (let k = 0; k < length + reach; k++) {
      if (k < length) {
        sum += from[start + k * stride]!;
        count++;
      }
      if (k > 2 * reach) {
        sum -= from[start + (k - 2 * reach - 1) * stride]!;
        count--;
      }
      if (k >= reach) into[start + (k - reach) * stride] = sum / count;
    }
  }
}

type PlaceWear = (s: number, y: number, crest: number) => number;

/** Height in metres above its surroundings at which the wear of a crest is 1; it grows on beyond. */
const FULL_CREST = 0.0028;

function placeWear(net: LegNet, { rubbed, base, folds, mottled }: WearRequest, random: Random): PlaceWear {
  const layer = 60 + Math.floor(random() * 60);
  const aside = between(random, -0.01, 0.012);
  const lower = between(random, -0.025, 0.02);
  const strong = between(random, 0.85, 1.12);
  const whiskers = foldField(vary(folded(WHISKERS), random, 0.016));
  const honeycomb = foldField(vary(folded(HONEYCOMB), random, 0.014));
  return (s, y, crest) => {
    const front = s < 0.5;
    const width = net.width(y, front ? 1 : -1);
    const x = (front ? 2 * s - 0.5 : 1.5 - 2 * s) * width;
    const cloud = fractalNoise2(s * 9, y * 8, layer, 3);
    const warp = 0.02 * noise2(s * 6, y * 7, layer + 9);
    const places = front
      ? strong * sandedFront(x - aside + warp, y - lower + 1.5 * warp, width)
      : strong * sandedBack(x + warp, y + 1.5 * warp, width);
    const seams = 0.22 * bell(Math.abs(s - 0.5), 0.06) + 0.26 * smoothstep(0.13, 0, Math.min(s, 1 - s));
    const broken = 0.62 + 0.5 * noise2(x * 42, y * 70, layer + 4);
    const line = lineWear(front ? whiskers : honeycomb, front, x, y) * broken;
    let k = base + rubbed * (places * (1 + 0.4 * cloud) - seams + 0.16 * cloud);
    k += folds * (0.3 * clamp(crest / FULL_CREST, -1, 1.2) * (0.55 + 0.45 * places) + 0.42 * line);
    if (mottled) k += 1.15 * fractalNoise2(s * 18, y * 30, layer + 20, 4);
    return k;
  };
}

/**
 * Strength of the sanding on the thigh down to the knee, strongest at mid-thigh and softer at the shin. `x` is metres
 * outwards from the crease.
 */
function sandedFront(x: number, y: number, width: number): number {
  const thigh = smoothstep(0.86, 0.72, y) * smoothstep(0.4, 0.6, y) * bell(x - 0.006, 0.27 * width);
  const knee = bell(y - 0.47, 0.055) * bell(x, 0.3 * width);
  const shin = smoothstep(0.44, 0.34, y) * smoothstep(0.06, 0.2, y) * bell(x, 0.26 * width);
  return 0.88 * thigh + 0.3 * knee + 0.2 * shin;
}

/** Strength of the sanding on the seat, and a little on the thigh and calf. */
function sandedBack(x: number, y: number, width: number): number {
  const seat = bell(y - 0.85, 0.075) * bell(x, 0.34 * width);
  const thigh = smoothstep(0.78, 0.68, y) * smoothstep(0.5, 0.62, y) * bell(x, 0.28 * width);
  const calf = bell(y - 0.31, 0.12) * bell(x, 0.26 * width);
  return 0.75 * seat + 0.34 * thigh + 0.28 * calf;
}

function lineWear(lines: HeightField, front: boolean, x: number, y: number): number {
  if (front ? y < 0.36 || y > 0.96 : y < 0.34 || y > 0.6) return 0;
  return clamp(lines(x, y), -0.7, 1.1);
}

/** Ends (x, y) and (x, y) in metres (x outwards from the crease), strength, width and bend in mm, skew. */
type Line = readonly [number, number, number, number, number, number, number, (1 | -1)?];

function folded(lines: readonly Line[]): Fold[] {
  return lines.map(([fx, fy, tx, ty, strength, width, bend, skew = 1]) => ({
    from: [fx, fy],
    to: [tx, ty],
    height: strength,
    width: width / 1000,
    bend: bend / 1000,
    skew,
  }));
}

/** A fan from the fly to the hip, a few shorter ones from the side, and arcs over the knee. */
const WHISKERS: readonly Line[] = [
  [-0.105, 0.866, 0.03, 0.93, 0.55, 4.2, -8],
  [-0.108, 0.848, 0.06, 0.898, 0.9, 4.6, -10],
  [-0.11, 0.829, 0.078, 0.866, 1.1, 5, -10],
  [-0.112, 0.809, 0.084, 0.834, 1.1, 5.4, -9],
  [-0.112, 0.788, 0.072, 0.8, 0.95, 5.6, -6],
  [-0.106, 0.766, 0.05, 0.76, 0.7, 6, -3],
  [-0.1, 0.744, 0.03, 0.725, 0.45, 6, 2],
  [0.118, 0.85, 0.02, 0.812, 0.6, 4.6, 7],
  [0.12, 0.805, 0.03, 0.778, 0.5, 5, 5],
  [-0.09, 0.535, 0.01, 0.512, 0.4, 5, -6],
  [0.09, 0.52, -0.02, 0.488, 0.5, 5, 8],
  [-0.09, 0.492, 0.02, 0.462, 0.5, 5.4, -8],
  [0.09, 0.47, -0.01, 0.438, 0.45, 5.4, 8],
  [-0.085, 0.442, 0, 0.41, 0.4, 6, -6],
];

/** The net of creases that bending leaves behind the knee. */
const HONEYCOMB: readonly Line[] = [
  [-0.1, 0.56, 0.04, 0.52, 0.8, 5, 8],
  [0.1, 0.545, -0.03, 0.5, 0.9, 5, -8],
  [-0.1, 0.52, 0.05, 0.482, 1, 5.4, 9],
  [0.1, 0.505, -0.04, 0.462, 1, 5.4, -9],
  [-0.1, 0.48, 0.05, 0.445, 1, 5.4, 9],
  [0.1, 0.465, -0.03, 0.42, 0.9, 5.6, -8],
  [-0.095, 0.44, 0.03, 0.4, 0.7, 6, 7],
  [0.095, 0.42, -0.02, 0.38, 0.6, 6, -6],
];
