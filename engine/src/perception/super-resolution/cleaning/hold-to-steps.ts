import { blockAt, SIDE, writeBlock } from './block-dct.ts';
import type { CompressionGrid } from './find-grid.ts';
import type { Plane } from './plane.ts';

/** A coefficient was rounded by at most half a step; most were by less, so that less is allowed. */
const MAX_CHANGE = 0.3;

/**
 * Limits what a filter did to the coefficients of compressed blocks to what rounding can have done (projection onto the
 * set of quantisation constraints; Zakhor 1992, "Iterative Procedures for Reduction of Blocking Effects").
 * @param filtered changed in place.
 * @param left first column of a block, and `top` its first row, in pixels of the plane.
 */
export function holdToSteps(filtered: Float32Array, source: Plane, { left, top, steps }: CompressionGrid): void {
  const { width, height } = source;
  const now = new Float32Array(SIDE * SIDE);
  const before = new Float32Array(SIDE * SIDE);
  for (let y = top; y + SIDE <= height; y += SIDE)
    for (let x = left; x + SIDE <= width; x += SIDE) {
      const at = y * width + x;
      blockAt(filtered, at, width, now);
      blockAt(source.data, at, width, before);
      for (let k = 0; k < SIDE * SIDE; k++) {
        const limit = MAX_CHANGE * steps[k]!;
        now[k] = Math.min(before[k]! + limit, Math.max(before[k]! - limit, now[k]!));
      }
      writeBlock(now, filtered, at, width);
    }
}
