import { clamp, lerp, smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import type { MutableVec3 } from '../../../../foundation/geometry/vector.ts';
import type { TrouserCut } from '../cut/cut.ts';
import { CROTCH, FORK } from '../cut/leg-shape.ts';
import type { LegShape } from '../cut/leg-shape.ts';

/**
 * The cloth of one side as a net: columns at equal shares `s` of the front (0 to .5) and of the back (.5 to 1), rows
 * by their height at the side seam, from the waist down. Waist and hem are rows, so that nothing needs to be cut.
 */
export interface LegNet {
  readonly columns: number;
  /** Height of each row at the side seam, in descending order. */
  readonly heights: Float64Array;
  /** Index of the first row below the point where the two sides part. */
  readonly forkRow: number;
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Metres by which folds raise each point. */
  readonly relief: Float32Array;
  /** Metres of cloth from seam to seam of the front (face 1) or the back (-1) at a height. */
  width(y: number, face: 1 | -1): number;
  /**
   * Metres by which the net's upper edge, and fabric that follows it, is above (negative: below) its height at the
   * side.
   */
  sway(s: number, height: number): number;
}

/**
 * Displacement of the fabric from its rest position in metres, at share `s` and height; `round` is the circumference in
 * metres at that height.
 */
export type LegRelief = (s: number, height: number, round: number) => number;

/** Metres by which the end of a leg hangs further out and further forward than cut. */
export interface LegPose {
  readonly out: number;
  readonly ahead: number;
}

/** Number of samples of half a section, front or back. */
const SAMPLES = 56;

export function legNet(cut: TrouserCut, shape: LegShape, detail: number): LegNet {
  const columns = 4 * Math.max(10, Math.round(37 * Math.sqrt(detail)));
  const { heights, forkRow } = rowHeights(cut, detail);
  const positions = new Float32Array((columns + 1) * heights.length * 3);
  const sway = swayOf(cut);
  const line = new Float64Array((2 * SAMPLES + 1) * 3);
  for (let j = 0; j < heights.length; j++) {
    const height = heights[j]!;
    sampleRow(shape, line, (q) => height + sway(q, height));
    spread(line, 0, positions, j * (columns + 1), columns / 2);
    spread(line, SAMPLES, positions, j * (columns + 1) + columns / 2, columns / 2);
  }
  const relief = new Float32Array((columns + 1) * heights.length);
  const net = { columns, heights, forkRow, positions, relief, width: widthTable(cut, shape, line), sway };
  return { ...net, normals: netNormals(net) };
}

/** The net with folds: every point moved along its normal. Seams that two sides share must not be moved. */
export function foldNet(net: LegNet, reliefAt: LegRelief, { out, ahead }: LegPose): LegNet {
  const { columns, heights, forkRow, normals } = net;
  const positions = net.positions.slice();
  const relief = new Float32Array((columns + 1) * heights.length);
  for (let j = 0; j < heights.length; j++) {
    const height = heights[j]!;
    const round = net.width(height, 1) + net.width(height, -1);
    const swing = smoothstep(CROTCH - 0.03, 0.1, height);
    for (let i = 0; i <= columns; i++) {
      const at = j * (columns + 1) + i;
      const k = at * 3;
      const off = reliefAt(j >= forkRow && i === columns ? 0 : i / columns, height, round);
      relief[at] = off;
      positions[k] = positions[k]! + normals[k]! * off + out * swing;
      positions[k + 1] = positions[k + 1]! + normals[k + 1]! * off;
      positions[k + 2] = positions[k + 2]! + normals[k + 2]! * off + ahead * swing;
    }
  }
  const folded = { ...net, positions, relief };
  return { ...folded, normals: netNormals(folded) };
}

/** Rows are dense where the sections change from a hip into legs. */
function rowHeights({ waist, hem }: TrouserCut, detail: number): { heights: Float64Array; forkRow: number } {
  const step = 0.0046 / Math.sqrt(detail);
  const heights: number[] = [];
  const run = (from: number, to: number) => {
    const count = Math.max(2, Math.round((from - to) / step));
    for (let i = 0; i < count; i++) heights.push(lerp(from, to, i / count));
  };
  run(waist, FORK);
  const near = Math.max(10, Math.round((1.3 * (FORK - CROTCH)) / step));
  for (let i = 0; i < near; i++) heights.push(FORK - (FORK - CROTCH) * Math.sin((i / near) * (Math.PI / 2)));
  const forkRow = heights.length;
  run(CROTCH, hem);
  heights.push(hem);
  return { heights: Float64Array.from(heights), forkRow };
}

/** The waist dips in front and rises behind; hems are cut higher over the instep. */
function swayOf({ waist, hem, dip, rise }: TrouserCut): LegNet['sway'] {
  const slant = Math.min(0.014, 0.1 * Math.max(0, CROTCH - hem));
  return (s, height) => {
    const turn = 2 * Math.PI * s;
    const high = smoothstep(CROTCH + 0.07, waist - 0.05, height);
    const low = slant * smoothstep(hem + 0.2, hem, height);
    const above = high > 0 ? high * (0.5 + 0.5 * Math.cos(turn)) * (s < 0.5 ? -dip : rise) : 0;
    return low > 0 ? above + low * Math.sin(turn) : above;
  };
}

function sampleRow(shape: LegShape, line: Float64Array, heightAt: (q: number) => number): void {
  const out: MutableVec3 = [0, 0, 0];
  for (let i = 0; i <= 2 * SAMPLES; i++) {
    const q = i / (2 * SAMPLES);
    shape.point(q, heightAt(q), out);
    line.set(out, i * 3);
  }
}

/** Points at equal distances along half of a sampled row, from its sample `first` on. */
function spread(line: Float64Array, first: number, into: Float32Array, at: number, count: number): void {
  const along = new Float64Array(SAMPLES + 1);
  for (let i = 1; i <= SAMPLES; i++) along[i] = along[i - 1]! + gap(line, first + i);
  let i = 1;
  for (let c = 0; c <= count; c++) {
    const target = (along[SAMPLES]! * c) / count;
    while (i < SAMPLES && along[i]! < target) i++;
    const share = clamp((target - along[i - 1]!) / (along[i]! - along[i - 1]! || 1));
    const k = (first + i) * 3;
    for (let axis = 0; axis < 3; axis++)
      into[(at + c) * 3 + axis] = lerp(line[k - 3 + axis]!, line[k + axis]!, c === count ? 1 : share);
  }
}

function gap(line: Float64Array, i: number): number {
  return Math.hypot(line[i * 3]! - line[i * 3 - 3]!, line[i * 3 + 2]! - line[i * 3 - 1]!);
}

/** Height in metres between the rows of the table of widths. */
const WIDTH_STEP = 0.01;

function widthTable({ waist, hem }: TrouserCut, shape: LegShape, line: Float64Array): LegNet['width'] {
  const low = hem - 0.06;
  const count = Math.ceil((waist + 0.06 - low) / WIDTH_STEP) + 1;
  const table = new Float64Array((count + 1) * 2);
  for (let j = 0; j <= count; j++) {
    sampleRow(shape, line, () => low + j * WIDTH_STEP);
    for (let i = 1; i <= 2 * SAMPLES; i++) {
      const k = j * 2 + (i > SAMPLES ? 1 : 0);
      table[k] = table[k]! + gap(line, i);
    }
  }
  return (y, face) => {
    const at = clamp((y - low) / WIDTH_STEP, 0, count - 0.001);
    const j = at | 0;
    const side = face > 0 ? 0 : 1;
    return lerp(table[j * 2 + side]!, table[j * 2 + 2 + side]!, at - j);
  };
}

/**
 * Normals that continue across the seams: below the fork the leg closes on itself, above it the other side is its
 * mirror image.
 */
function netNormals({ columns, heights, forkRow, positions: p }: Omit<LegNet, 'normals'>): Float32Array {
  const width = columns + 1;
  const rows = heights.length;
  const normals = new Float32Array(p.length);
  for (let j = 0; j < rows; j++) {
    const above = Math.max(0, j - 1) * width;
    const below = Math.min(rows - 1, j + 1) * width;
    for (let i = 0; i <= columns; i++) {
      const here = j * width;
      const outside = i === 0 || i === columns;
      const closed = outside && j >= forkRow;
      const left = (here + (i > 0 ? i - 1 : closed ? columns - 1 : 1)) * 3;
      const right = (here + (i < columns ? i + 1 : closed ? 1 : columns - 1)) * 3;
      const mirror = outside && !closed ? -1 : 1;
      const a = (above + i) * 3;
      const b = (below + i) * 3;
      const ux = (i === columns ? mirror : 1) * p[right]! - (i === 0 ? mirror : 1) * p[left]!;
      const uy = p[right + 1]! - p[left + 1]!;
      const uz = p[right + 2]! - p[left + 2]!;
      const vx = p[b]! - p[a]!;
      const vy = p[b + 1]! - p[a + 1]!;
      const vz = p[b + 2]! - p[a + 2]!;
      const x = vy * uz - vz * uy;
      const y = vz * ux - vx * uz;
      const z = vx * uy - vy * ux;
      const scale = 1 / (Math.hypot(x, y, z) || 1);
      const k = (here + i) * 3;
      normals[k] = x * scale;
      normals[k + 1] = y * scale;
      normals[k + 2] = z * scale;
    }
  }
  return normals;
}
