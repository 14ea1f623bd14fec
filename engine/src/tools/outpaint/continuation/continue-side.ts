/**
 * Continues a sheet beyond its right border: lines in their direction, light with its falloff, and texture as it is.
 */
import { foldedPlace } from '../../../foundation/image/mirrored-place.ts';
import { blur } from '../../../foundation/image/blur.ts';
import { createBlurStack, readStack } from './blur-stack.ts';
import { readBorderLines } from './border-lines.ts';
import { createSheet } from './sheet.ts';
import type { Sheet } from './sheet.ts';

export interface ContinuationOptions {
  /** How fast content without lines blurs: pixels of blur per pixel outwards, about 0.3. */
  readonly softening: number;
  /** Weight of the disorder, 0 to 1; lower for cloth, which continues in its folds. Default 1. */
  readonly disorder?: number;
  /** Called every few milliseconds; may throw to stop. */
  readonly check: () => void;
}

/** Share of the longer side that separates fine detail (texture and edges) from form. */
const FINE_DETAIL = 0.004;
/** Share of the sheet's width over which, going outwards, the falloff of light fades. */
const LIGHT_REACH = 0.5;
/** Share of the sheet's width over which deviations from the lines fade. */
const MISS_REACH = 0.03;
/** Share of the sheet's width over which faint differences between rows fade. */
const EVEN_REACH = 0.05;
/** Share of the sheet's width over which larger differences between rows fade. */
const PLAIN_REACH = 0.3;
/** Depth that is mirrored back and forth, as a share of the longer side; deeper content belongs to other places. */
const MIRROR_REACH = 0.11;
/** Share of the sheet's width that a piece of fine detail is taken from. */
const DETAIL_REACH = 0.4;
/** Radius in which detail is measured, as a share of the longer side. */
const BUSY_REACH = 0.02;
/** Strength of detail, as a multiple of that at the border, up to which it is continued unchanged. */
const BUSIER = 1.5;
/** Strength in levels of the camera's own detail, which does not count. */
const CAMERA_DETAIL = 0.5;
/** Share of the width over which detail in disorder blurs. */
const DETAIL_FADE = 0.03;
/** Minimum trust of continued pixels, so that they count when the other two sides are continued. */
const MIN_TRUST = 0.3;
/** Minimum distance in rows between lines that would cross. */
const MIN_LINE_STEP = 0.04;

/** Returns a sheet of `columns` that adjoins the right border of `sheet`. */
export function continueSide(
  sheet: Sheet,
  columns: number,
  { softening, disorder: counted = 1, check }: ContinuationOptions,
): Sheet {
  const { width, height, rgb, trust } = sheet;
  const fine = Math.max(1, Math.round(FINE_DETAIL * Math.max(width, height)));
  const soft = blur(rgb, width, height, fine, { channels: 3, passes: 2, check });
  const lines = readBorderLines(sheet, soft, check);
  const busy = busyness(sheet, soft, check);
  const stack = createBlurStack(soft, width, height, check);
  const out = createSheet(columns, height);
  const rows = new Float32Array(height);
  const fall = LIGHT_REACH * width;
  const mirror = Math.min(width, Math.max(8, Math.round(MIRROR_REACH * Math.max(width, height))));
  const blurred = new Float64Array(3);
  const edgeRow = (row: number) => Math.min(height - 1, Math.max(0, Math.round(row)));
  const detailAt = (row: number, back: number) => edgeRow(row) * width + width - 1 - back;
  for (let d = 0; d < columns; d++) {
    if (d % 8 === 0) check();
    const away = d + 0.5;
    followLines(lines.lean, away, rows);
    const lit = fall * (1 - Math.exp(-away / fall));
    const missed = Math.exp(-away / (MISS_REACH * width));
    const evening = 1 - Math.exp(-away / (EVEN_REACH * width));
    const plainness = 1 - Math.exp(-away / (PLAIN_REACH * width));
    const back = foldedPlace(d, mirror);
    const [firstBack, secondBack, second] = detailPlaces(d, width);
    const fade = Math.exp(-away / (DETAIL_FADE * width));
    for (let y = 0; y < height; y++) {
      const row = rows[y]!;
      const top = Math.min(height - 1, Math.floor(row));
      const below = Math.min(height - 1, top + 1);
      const share = row - top;
      const mix = (plane: Float32Array, channels: number, c: number) =>
        plane[top * channels + c]! + (plane[below * channels + c]! - plane[top * channels + c]!) * share;
      const disorder = counted * mix(lines.disorder, 1, 0);
      const lean = mix(lines.lean, 1, 0);
      if (disorder > 0)
        readStack(stack, width - 1 - back, row - lean * back * (1 - disorder), softening * away, blurred);
      const a = detailAt(row - lean * firstBack, firstBack);
      const b = detailAt(row - lean * secondBack, secondBack);
      const kept = mix(lines.detail, 1, 0) * (1 - disorder);
      const sharpness = kept + (1 - kept) * fade;
      const own = busy[edgeRow(row) * width + width - 1]!;
      const ofFirst = sharpness * (1 - second) * trust[a]! * calmed(busy[a]!, own);
      const ofSecond = sharpness * second * trust[b]! * calmed(busy[b]!, own);
      const edge = (top * width + width - 1) * 3;
      const edgeBelow = (below * width + width - 1) * 3;
      const to = (y * columns + d) * 3;
      for (let c = 0; c < 3; c++) {
        const sharp = mix(lines.colours, 3, c);
        const even = mix(lines.even, 3, c);
        const line = sharp + (even - sharp) * evening + (mix(lines.plain, 3, c) - even) * plainness;
        const seen = soft[edge + c]! + (soft[edgeBelow + c]! - soft[edge + c]!) * share;
        let value = line + mix(lines.slope, 3, c) * lit + (seen - sharp) * missed;
        if (disorder > 0) value += (blurred[c]! - value) * disorder;
        value += ofFirst * (rgb[a * 3 + c]! - soft[a * 3 + c]!) + ofSecond * (rgb[b * 3 + c]! - soft[b * 3 + c]!);
        out.rgb[to + c] = value < 0 ? 0 : value > 255 ? 255 : value;
      }
      out.blurred[y * columns + d] = Math.max(1 - kept, sheet.blurred[a]!);
      out.trust[y * columns + d] = Math.max(MIN_TRUST, Math.min(1, trust[a]!));
    }
  }
  return out;
}

/** Strength of fine detail around each pixel in levels: the mean difference from `soft`. */
function busyness({ width, height, rgb }: Sheet, soft: Float32Array, check: () => void): Float32Array {
  const steps = new Float32Array(width * height);
  for (let i = 0; i < steps.length; i++) {
    for (let c = 3 * i; c < 3 * i + 3; c++) steps[i] = steps[i]! + Math.abs(rgb[c]! - soft[c]!) / 3;
  }
  return blur(steps, width, height, Math.max(4, BUSY_REACH * Math.max(width, height)), { check });
}

/**
 * Factor for detail from a place of strength `busy` where the border has `own`, so that smooth rows stay smooth beside
 * busy ones.
 */
const calmed = (busy: number, own: number): number =>
  Math.min(1, (BUSIER * own + CAMERA_DETAIL) / (busy + CAMERA_DETAIL)) ** 2;

/**
 * Two columns, counted inwards, that the fine detail `d` columns outside is taken from, and the share of the second.
 * Directly at the border detail is mirrored, so that nothing breaks off. Further out, pieces are copied without
 * mirroring, because mirrored grain would show symmetric patterns; each piece fades into the next.
 */
function detailPlaces(d: number, width: number): readonly [first: number, second: number, share: number] {
  const piece = Math.max(4, Math.round(DETAIL_REACH * width));
  const overlap = Math.max(2, Math.round(piece / 4));
  const period = piece - overlap;
  const at = d % period;
  const back = (within: number) => Math.min(width - 1, Math.max(0, piece - 1 - within));
  if (at >= overlap) return [back(at), 0, 0];
  const share = (at + 0.5) / overlap;
  const before = d < period ? Math.min(d, width - 1) : back(at + period);
  return [before, back(at), share];
}

/** For every row of a column `away` pixels outside: the border row whose line passes there. */
function followLines(lean: Float32Array, away: number, rows: Float32Array): void {
  const height = lean.length;
  let before = -Infinity;
  let y = 0;
  let last = 0;
  for (let from = 0; from < height; from++) {
    // Preserves the order of lines that would cross.
    const at = Math.max(before + MIN_LINE_STEP, from + lean[from]! * away);
    for (; y < height && y <= at; y++) {
      rows[y] = from === 0 ? 0 : last + (y - before) / Math.max(1e-6, at - before);
    }
    before = at;
    last = from;
  }
  for (; y < height; y++) rows[y] = height - 1;
}
