import { blur } from '../../../foundation/image/blur.ts';
import type { ReliefPlanes } from './relief-planes.ts';

/** Maximum additional cloth per pixel, because a steep outline would take in metres of it. */
const MAX_EXTRA = 1.6;
/** Radius in pixels of the blur that joins rows of different width. */
const JOINING = 5;
/** Minimum weight that a blurred value is divided by. */
const MIN_WEIGHT = 0.02;
/** Share of a fold's height by which it moves the print sideways. */
const FOLD_ACROSS = 0.6;
/** Share of a fold's height by which it moves the print down. */
const FOLD_DOWN = 0.35;

/** Cloth coordinates in metres over the relief: it wraps around the body row by row, and hangs straight down. */
export function layCloth({ owners, form, folds, width, height, pixel }: ReliefPlanes) {
  const u = new Float32Array(form.length);
  const v = new Float32Array(form.length);
  const ahead = new Float32Array(form.length);
  const weight = new Float32Array(form.length);
  for (let y = 0; y < height; y++) {
    let from = -1;
    for (let x = 0; x <= width; x++) {
      const inside = x < width && owners[y * width + x]! >= 0;
      if (inside && from < 0) from = x;
      if (inside || from < 0) continue;
      const middle = (from + x) >> 1;
      for (const way of [1, -1] as const) {
        let extra = 0;
        for (let i = middle; way > 0 ? i < x : i >= from; i += way) {
          const k = y * width + i;
          ahead[k] = way * extra;
          weight[k] = 1;
          const slope = (form[k + (i < width - 1 ? 1 : 0)]! - form[k]!) / pixel;
          extra += Math.min(MAX_EXTRA, Math.hypot(1, slope) - 1);
        }
      }
      from = -1;
    }
  }
  const soft = blur(ahead, width, height, JOINING);
  const near = blur(weight, width, height, JOINING);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      u[k] = pixel * (x - width / 2 + soft[k]! / Math.max(MIN_WEIGHT, near[k]!)) + FOLD_ACROSS * folds[k]!;
      v[k] = -pixel * y + FOLD_DOWN * folds[k]!;
    }
  }
  return { u, v };
}
