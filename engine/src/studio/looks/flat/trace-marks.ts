import type { Polyline } from '../../../foundation/image/stroke.ts';
import { thinLines } from '../../../foundation/image/thin-lines.ts';
import { traceLines } from '../../../foundation/image/trace-lines.ts';
import type { Frame } from '../../render/frame.ts';

/** The seams and stitches that forms mark on their fabric, as lines in samples of the frame. */
export interface Marks {
  readonly seams: readonly Polyline[];
  /** Rows of stitches, which are drawn dashed. */
  readonly stitches: readonly Polyline[];
}

/** Minimum ink, 0 to 255, of a sample that belongs to a marked line. */
const INKED = 96;

/** Traces the marked lines. Consecutive dashes become one line of stitches. `pen` is the unit of `Construction`. */
export function traceMarks({ lines, width, height }: Frame, pen: number, check: () => void): Marks {
  const mask = lines.map((ink) => (ink > INKED ? 1 : 0));
  thinLines(mask, width, height, check);
  const traced = traceLines(mask, width, 1.5 * pen, 1.2 * pen);
  const long = traced.filter((line) => lengthOf(line) > 13 * pen);
  const dashes = traced.filter((line) => lengthOf(line) <= 13 * pen);
  const rows = joinDashes(dashes, 9 * pen, check);
  return { seams: long, stitches: rows.filter((row) => lengthOf(row) > 8 * pen) };
}

function lengthOf(line: Polyline): number {
  let length = 0;
  for (let i = 2; i < line.length; i += 2) length += Math.hypot(line[i]! - line[i - 2]!, line[i + 1]! - line[i - 1]!);
  return length;
}

/** Minimum cosine between a row and the direction to its next dash. */
const AHEAD = 0.86;

/** Joins dashes end to end, in the direction of the row, over gaps of up to `reach` samples. */
function joinDashes(dashes: readonly Polyline[], reach: number, check: () => void): Polyline[] {
  const left = new Set(dashes);
  const rows: Polyline[] = [];
  for (const dash of dashes) {
    if (!left.delete(dash)) continue;
    check();
    const forward = extend(dash, left, reach);
    const whole = extend(reversed(forward), left, reach);
    rows.push(whole);
  }
  return rows;
}

function extend(row: Polyline, left: Set<Polyline>, reach: number): Polyline {
  let whole = row;
  for (;;) {
    const next = nextDash(whole, left, reach);
    if (!next) return whole;
    const joined = new Float32Array(whole.length + next.length);
    joined.set(whole);
    joined.set(next, whole.length);
    whole = joined;
  }
}

/**
 * Removes the nearest dash ahead of a row from `left`, and returns it oriented along the row; null when there is none.
 */
function nextDash(row: Polyline, left: Set<Polyline>, reach: number): Polyline | null {
  const end = row.length - 2;
  const back = Math.max(0, end - 12);
  const [x, y] = [row[end]!, row[end + 1]!];
  const [hx, hy] = unit(x - row[back]!, y - row[back + 1]!);
  let best: { dash: Polyline; turned: boolean; away: number } | null = null;
  for (const dash of left) {
    for (const turned of [false, true]) {
      const at = turned ? dash.length - 2 : 0;
      const [dx, dy] = [dash[at]! - x, dash[at + 1]! - y];
      const away = Math.hypot(dx, dy);
      if (away > (best?.away ?? reach)) continue;
      const [ux, uy] = unit(dx, dy);
      if (hx * ux + hy * uy > AHEAD) best = { dash, turned, away };
    }
  }
  if (!best) return null;
  left.delete(best.dash);
  return best.turned ? reversed(best.dash) : best.dash;
}

function unit(x: number, y: number): readonly [number, number] {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

function reversed(line: Polyline): Polyline {
  return line.map((_, i) => line[i % 2 === 0 ? line.length - 2 - i : line.length - i]!);
}
