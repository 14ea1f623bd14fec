/** The first kind of backdrop: the background of a picture continues beyond its edges. */
import { FIXED, FREE, stretchMembrane } from '../../../foundation/image/membrane.ts';
import { growMask } from '../../../foundation/image/grow-mask.ts';
import type { Canvas } from '../canvas.ts';
import { continueSide } from './continue-side.ts';
import type { ContinuationOptions } from './continue-side.ts';
import { createSheet, joined, mirrored, transposed } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** Pixels with less subject than this (of 255) show the background. */
const MAX_BACKGROUND_SUBJECT = 12;
/** Extent of the subject's soft edge and its reflections, as a share of the longer side. */
const EDGE = 0.006;

/**
 * Returns a sheet of the whole canvas; inside the source it holds the background, interpolated smoothly behind the
 * subject. The sheet is empty when the source lies outside the canvas.
 */
export function continueBackdrop(canvas: Canvas, hasSubject: boolean, options: ContinuationOptions): Sheet {
  const { width, height, box } = canvas;
  if (!box) return createSheet(width, height);
  const { left, top } = box;
  const right = width - left - box.width;
  const bottom = height - top - box.height;
  const seen = backgroundOf(canvas, hasSubject, options.check);
  const wide = widened(seen, left, right, options);
  return transposed(widened(transposed(wide), top, bottom, options));
}

function widened(sheet: Sheet, left: number, right: number, options: ContinuationOptions): Sheet {
  const after = right > 0 ? joined(sheet, continueSide(sheet, right, options)) : sheet;
  if (left <= 0) return after;
  return joined(mirrored(continueSide(mirrored(sheet), left, options)), after);
}

/** The background of the source alone, interpolated smoothly behind its subject. */
export function backgroundOf({ width, rgb, subject, box }: Canvas, hasSubject: boolean, check: () => void): Sheet {
  const { left, top, width: wide, height: high } = box!;
  const sheet = createSheet(wide, high);
  const covered = new Uint8Array(wide * high);
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const from = (y + top) * width + x + left;
      const to = y * wide + x;
      for (let c = 0; c < 3; c++) sheet.rgb[to * 3 + c] = rgb[from * 3 + c]!;
      if (hasSubject && subject[from]! > MAX_BACKGROUND_SUBJECT) covered[to] = 1;
    }
  }
  const grown = growMask(covered, wide, high, Math.max(1, Math.round(EDGE * Math.max(wide, high))));
  for (let i = 0; i < grown.length; i++) sheet.trust[i] = grown[i] ? 0 : 1;
  if (hasSubject) {
    const state = grown.map((value) => (value ? FREE : FIXED));
    stretchMembrane(sheet.rgb, state, wide, high, 3, check);
  }
  return sheet;
}
