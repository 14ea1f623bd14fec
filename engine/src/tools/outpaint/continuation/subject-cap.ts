/** The outline of a subject beyond the border of its picture that cuts it off. */
import type { Sheet } from './sheet.ts';

/** Length of the rounded end of a part that is cut off at a side or at the top, as a share of the cut's length. */
const CAP = 0.42;
/** Length of the rounded end where the cut extends down to the lower end of the picture and continues there. */
const SHOULDER = 0.75;
/** Share of the sheet's height over which the edges of a continued part become straight. */
const STRAIGHTEN = 0.3;
/** Maximum lean of those edges in rows per column. */
const MAX_LEAN = 0.5;
/** Minimum share of the subject from which a pixel belongs to it. */
const SUBJECT_THRESHOLD = 0.45;
/** Share of the height over which an edge is followed inwards to measure its lean. */
const FOLLOWED = 0.04;
/** Minimum number of columns over which an edge is followed. */
const MIN_FOLLOWED = 4;
/** Maximum rows that an edge moves from one column to the next. */
const MAX_STEP = 3;

interface CapRequest {
  /** `trust` holds the share of the subject per pixel. */
  readonly sheet: Sheet;
  readonly columns: number;
  /**
   * `on`: the part continues to the edge of the canvas; `round`: it ends rounded; `fade`: it fades out, because the
   * missing part is unknown.
   */
  readonly end: 'on' | 'round' | 'fade';
  /** Whether the last row of the sheet is cut too, and continues. */
  readonly openBelow: boolean;
}

/** Share of the subject in `columns` beyond the right border, row by row. */
export function subjectCap({ sheet, columns, end, openBelow }: CapRequest): Float32Array {
  const { height } = sheet;
  const cap = new Float32Array(columns * height);
  for (const run of runsOf(sheet)) {
    if (end === 'fade') fadeOut(cap, run, columns, sheet.height);
    else if (end === 'on' && !isTip(run, sheet)) goOn(cap, sheet, run, columns);
    else roundOff(cap, run, columns, height, openBelow && run.to >= height - 1);
  }
  return cap;
}

interface Run {
  readonly from: number;
  readonly to: number;
  /** Lean of its edges: rows downwards per column outwards. */
  readonly upperLean: number;
  readonly lowerLean: number;
}

/** The runs of the border that the subject covers, with subpixel ends. */
function runsOf({ width, height, trust }: Sheet): readonly Run[] {
  const runs: Run[] = [];
  const at = (y: number, k = 0) => trust[y * width + width - 1 - k]!;
  for (let y = 0; y < height; y++) {
    if (at(y) < SUBJECT_THRESHOLD) continue;
    let to = y;
    while (to + 1 < height && at(to + 1) >= SUBJECT_THRESHOLD) to++;
    const from = y - (y > 0 ? Math.min(1, at(y - 1)) : 0);
    runs.push({
      from,
      to: to + 1 + (to + 1 < height ? at(to + 1) : 0),
      upperLean: leanOf(at, y, -1, height, width),
      lowerLean: leanOf(at, to, 1, height, width),
    });
    y = to;
  }
  return runs.filter(({ from, to }) => to - from >= 2);
}

/** Lean of an edge, rows downwards per column outwards, followed inwards over a few columns. */
function leanOf(
  at: (y: number, k: number) => number,
  start: number,
  side: -1 | 1,
  height: number,
  width: number,
): number {
  const steps = Math.min(width - 2, Math.max(MIN_FOLLOWED, Math.round(height * FOLLOWED)));
  let y = start;
  for (let k = 1; k <= steps; k++) {
    if (at(y, k) >= SUBJECT_THRESHOLD) {
      for (let n = 0; n < MAX_STEP && y + side >= 0 && y + side < height && at(y + side, k) >= SUBJECT_THRESHOLD; n++)
        y += side;
    } else {
      for (let n = 0; n < MAX_STEP && y - side >= 0 && y - side < height && at(y, k) < SUBJECT_THRESHOLD; n++)
        y -= side;
    }
  }
  return (start - y) / steps;
}

/** Continues straight with edges whose lean decreases, at least half as wide as the cut. */
function goOn(cap: Float32Array, { height }: Sheet, { from, to, upperLean, lowerLean }: Run, columns: number): void {
  const far = STRAIGHTEN * height;
  const limit = (lean: number) => Math.max(-MAX_LEAN, Math.min(MAX_LEAN, lean));
  for (let d = 0; d < columns; d++) {
    const gone = far * (1 - Math.exp(-(d + 0.5) / far));
    const top = from <= 0 ? 0 : from + limit(upperLean) * gone;
    const bottom = to >= height ? height : to + limit(lowerLean) * gone;
    const middle = (top + bottom) / 2;
    const half = Math.max((bottom - top) / 2, (to - from) / 4);
    cover(cap, columns, d, from <= 0 ? 0 : middle - half, to >= height ? height : middle + half, height);
  }
}

/**
 * A cut narrower than this share of the sheet's longer side, or one whose edges converge this fast, is the tip of
 * something.
 */
const TIP = 0.05;
const NARROWING = 0.7;

const isTip = ({ from, to, upperLean, lowerLean }: Run, { width, height }: Sheet): boolean =>
  to - from < TIP * Math.max(width, height) || upperLean - lowerLean > NARROWING;

/** Share of a cut's length over which a head without a face fades out. */
const FADE = 0.22;
/** Share of a cut's length by which it becomes narrower on each side meanwhile. */
const FADE_INSET = 0.12;

function fadeOut(cap: Float32Array, { from, to }: Run, columns: number, height: number): void {
  const deep = Math.max(2, FADE * (to - from));
  for (let d = 0; d < Math.min(columns, deep); d++) {
    const left = (1 - (d + 0.5) / deep) ** 2;
    const inset = ((d + 0.5) / deep) * FADE_INSET * (to - from);
    for (let y = Math.ceil(from + inset); y < Math.min(height, to - inset); y++) cap[y * columns + d] = left;
  }
}

/** Maximum lean of a rounded end in rows per column. */
const MAX_ROUND_LEAN = 0.6;
function roundOff(cap: Float32Array, run: Run, columns: number, height: number, open: boolean): void {
  const { from, to, upperLean, lowerLean } = run;
  const length = to - from;
  const deep = Math.max(1, (open ? SHOULDER : CAP) * length);
  const limit = (lean: number) => Math.max(-MAX_ROUND_LEAN, Math.min(MAX_ROUND_LEAN, lean));
  for (let d = 0; d < Math.min(columns, deep); d++) {
    const share = (d + 0.5) / deep;
    const left = Math.sqrt(1 - share * share);
    const ease = (d + 0.5) * (1 - share);
    if (open) cover(cap, columns, d, to - length * left + Math.max(0, limit(upperLean)) * ease, to, height);
    else {
      const middle = (from + to) / 2 + ((limit(upperLean) + limit(lowerLean)) / 2) * ease;
      cover(cap, columns, d, middle - (length / 2) * left, middle + (length / 2) * left, height);
    }
  }
}

/** Covers the rows `top` to `bottom` of a column, with partial coverage at both ends. */
function cover(cap: Float32Array, columns: number, d: number, top: number, bottom: number, height: number): void {
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++) {
    const share = Math.min(1, y + 1 - top) - Math.max(0, y + 1 - bottom);
    const at = y * columns + d;
    cap[at] = Math.max(cap[at]!, Math.max(0, Math.min(1, share)));
  }
}
