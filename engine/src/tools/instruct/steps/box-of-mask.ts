import type { EngineMask } from '../../../foundation/image/pixels.ts';
import type { Box } from './frame-of.ts';

/** Minimum share of the picture that a mask must cover to contain a subject. */
const MIN_SHARE = 0.004;
/** Share of a row or column that must be covered; with less it is a speck. */
const MIN_LINE_SHARE = 0.004;
/** Mask value (of 255) from which a pixel counts as covered. */
const MASK_THRESHOLD = 128;

/**
 * The box around the covered area of a mask, or null when it covers too little. Rows and columns with almost no pixels
 * are ignored as specks.
 */
export function boxOfMask({ width, height, data }: EngineMask): Box | null {
  const columns = new Uint32Array(width);
  const rows = new Uint32Array(height);
  let count = 0;
  for (let pixel = 0; pixel < data.length; pixel++) {
    if (data[pixel]! < MASK_THRESHOLD) continue;
    columns[pixel % width]! += 1;
    rows[(pixel / width) | 0]! += 1;
    count += 1;
  }
  if (count < MIN_SHARE * width * height) return null;
  const [left, right] = spanOf(columns, height * MIN_LINE_SHARE);
  const [top, bottom] = spanOf(rows, width * MIN_LINE_SHARE);
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function spanOf(counts: Uint32Array, min: number): readonly [number, number] {
  const first = counts.findIndex((value) => value > min);
  const last = counts.findLastIndex((value) => value > min);
  return first < 0 ? [0, counts.length - 1] : [first, last];
}
