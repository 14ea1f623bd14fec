import type { Window } from '../../../foundation/image/hole-window.ts';
import type { Canvas } from '../canvas.ts';

/** Of 255: solid subject. */
const SOLID = 128;
/** Share of the height, from below, in which the rim of a round foot is looked for. */
const LOWER = 0.6;
/** Of its greatest width: a row this wide is at the middle of the foot's ellipse. */
const FULL = 0.97;
/** Depth over width of an ellipse that is a round foot seen from a slant. Flatter ones say little, rounder ones are balls. */
const FLATTEST = 0.14;
const ROUNDEST = 0.82;
/** How far the outline may be from that ellipse, of its half width. */
const MISS = 0.14;

export interface SlantedView {
  /** Radians above the horizon. */
  readonly elevation: number;
  /** Pixels from the lowest point of the round foot to its middle. */
  readonly depth: number;
}

/** From where a thing with a round foot was seen, by how far its foot curves; null for others. */
export function seenFrom({ width, subject }: Canvas, box: Window): SlantedView | null {
  const rows = Math.floor(LOWER * box.height);
  const widths = new Float32Array(rows);
  for (let h = 0; h < rows; h++) {
    const y = box.top + box.height - 1 - h;
    let [first, last, solid] = [-1, -1, 0];
    for (let x = box.left; x < box.left + box.width; x++) {
      if (subject[y * width + x]! < SOLID) continue;
      if (first < 0) first = x;
      last = x;
      solid++;
    }
    if (first < 0 || solid < 0.9 * (last - first + 1)) return null;
    widths[h] = last - first + 1;
  }
  const widest = widths.reduce((a, b) => Math.max(a, b), 0);
  const deep = widths.findIndex((value) => value >= FULL * widest) * 1.25;
  const ratio = deep / (widest / 2);
  if (!(ratio > FLATTEST && ratio < ROUNDEST)) return null;
  for (const share of [0.12, 0.25, 0.5, 0.75]) {
    const found = widths[Math.round(share * deep)] ?? 0;
    if (Math.abs(found / widest - Math.sqrt(1 - (1 - share) ** 2)) > MISS) return null;
  }
  return { elevation: Math.asin(ratio), depth: deep };
}
