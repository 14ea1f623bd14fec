import type { Window } from '../../../foundation/image/hole-window.ts';
import type { Canvas } from '../canvas.ts';

/** Minimum subject value (of 255) that counts as solid. */
const SUBJECT_THRESHOLD = 128;
/** Share of the height, from below, in which the rim of a round foot is searched. */
const LOWER = 0.6;
/** A row with this share of the maximum width is at the centre of the foot's ellipse. */
const ELLIPSE_CENTRE_WIDTH = 0.97;
/** Minimum ratio of depth to width of the ellipse of a round foot; flatter ones are not reliable. */
const FLATTEST = 0.14;
/** Maximum of that ratio; rounder ones are balls. */
const ROUNDEST = 0.82;
/** Maximum deviation of the outline from that ellipse, as a share of its half width. */
const MISS = 0.14;
/** Minimum share of a row between its ends that must be solid; a foot of several legs has gaps. */
const UNBROKEN = 0.9;
/** Depth of the ellipse relative to the height at which it has `ELLIPSE_CENTRE_WIDTH`; 1.32 for an exact ellipse. */
const FULL_DEPTH = 1.25;
/** Heights, as shares of the depth, at which the outline is compared with the ellipse. */
const COMPARED = [0.12, 0.25, 0.5, 0.75];

export interface SlantedView {
  /** Camera elevation in radians above the horizon. */
  readonly elevation: number;
  /** Pixels from the lowest point of the round foot to its centre. */
  readonly depth: number;
}

/** Estimates the camera elevation of an object with a round foot from the curvature of the foot; null for others. */
export function seenFrom({ width, subject }: Canvas, box: Window): SlantedView | null {
  const rows = Math.floor(LOWER * box.height);
  const widths = new Float32Array(rows);
  for (let h = 0; h < rows; h++) {
    const y = box.top + box.height - 1 - h;
    let [first, last, solid] = [-1, -1, 0];
    for (let x = box.left; x < box.left + box.width; x++) {
      if (subject[y * width + x]! < SUBJECT_THRESHOLD) continue;
      if (first < 0) first = x;
      last = x;
      solid++;
    }
    if (first < 0 || solid < UNBROKEN * (last - first + 1)) return null;
    widths[h] = last - first + 1;
  }
  const widest = widths.reduce((a, b) => Math.max(a, b), 0);
  const deep = widths.findIndex((value) => value >= ELLIPSE_CENTRE_WIDTH * widest) * FULL_DEPTH;
  const ratio = deep / (widest / 2);
  if (!(ratio > FLATTEST && ratio < ROUNDEST)) return null;
  for (const share of COMPARED) {
    const found = widths[Math.round(share * deep)] ?? 0;
    if (Math.abs(found / widest - Math.sqrt(1 - (1 - share) ** 2)) > MISS) return null;
  }
  return { elevation: Math.asin(ratio), depth: deep };
}
