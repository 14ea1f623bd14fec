import { OPAQUE } from './opaque.ts';
import { runCentre, runWidth, spanOf, type Run } from './rows.ts';

/** Rows between which the axis is measured, as shares of the length: without collar and hem. */
const AXIS_FROM = 0.1;
const AXIS_TO = 0.8;
/** Rows between which the chest is measured, and the quantile of their widths: sleeves beside the body are wider. */
const CHEST_FROM = 0.35;
const CHEST_TO = 0.8;
const CHEST_RANK = 0.3;
/** Column of the garment's vertical axis: the median of the centres of its rows. */
export function axisOf(rows: readonly (readonly Run[])[], top: number, last: number): number {
  const centres: number[] = [];
  for (let y = Math.round(top + AXIS_FROM * (last - top)); y < top + AXIS_TO * (last - top); y++) {
    const span = spanOf(rows[y]!);
    if (span) centres.push(runCentre(span));
  }
  centres.sort((a, b) => a - b);
  return centres[centres.length >> 1] ?? 0;
}

/**
 * The run that contains the axis, merged with runs that only a neckline separates from it: there is no cloth above such
 * a gap.
 */
export function centralRun(runs: readonly Run[], y: number, axis: number, contour: Int32Array): Run | null {
  const isOpen = (a: Run, b: Run) => contour[Math.round((a.right + b.left) / 2)]! >= y;
  const at = runs.findIndex(({ right }) => right >= axis);
  let [first, last] = [at, at];
  if (at < 0 || runs[at]!.left > axis) {
    // At a slit, or between straps, both neighbours are taken or none.
    const before = at < 0 ? runs.length - 1 : at - 1;
    if (at <= 0) return null;
    const gap = runs[at]!.left - runs[before]!.right;
    if (!isOpen(runs[before]!, runs[at]!) && gap > (runWidth(runs[before]!) + runWidth(runs[at]!)) / 2) return null;
    first = before;
  }
  while (first > 0 && isOpen(runs[first - 1]!, runs[first]!)) first--;
  while (last < runs.length - 1 && isOpen(runs[last]!, runs[last + 1]!)) last++;
  return { left: runs[first]!.left, right: runs[last]!.right };
}

/** Width of the body in pixels; 1 without rows. */
export function chestWidth(central: readonly (Run | null)[], top: number, hem: number): number {
  const widths = central
    .slice(Math.round(top + CHEST_FROM * (hem - top)), Math.round(top + CHEST_TO * (hem - top)) + 1)
    .flatMap((run) => (run ? [runWidth(run)] : []))
    .sort((a, b) => a - b);
  return widths[Math.floor(widths.length * CHEST_RANK)] ?? 1;
}

/** First row of every column; the height where it is empty. */
export function topContour(alpha: Uint8Array, width: number, height: number): Int32Array {
  return Int32Array.from({ length: width }, (_, x) => {
    for (let y = 0; y < height; y++) if (alpha[y * width + x]! >= OPAQUE) return y;
    return height;
  });
}
