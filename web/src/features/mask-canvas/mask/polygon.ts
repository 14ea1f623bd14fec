import type { Mask } from './mask.ts';
import { pixelRect, type Point, type Rect, type Size } from './rect.ts';

/** Scanlines per pixel row. Coverage along a scanline is exact. */
const SCANLINES = 4;

export function polygonRect(points: readonly Point[], size: Size): Rect {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return pixelRect(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), size);
}

/**
 * Fills a closed polygon with smooth edges, loops included (non-zero winding). @returns the change of the sum of the
 * mask's values, negative when erasing.
 */
export function fillPolygon(mask: Mask, points: readonly Point[], erases: boolean): number {
  const { width, data } = mask;
  const { left, top, right, bottom } = polygonRect(points, mask);
  if (points.length < 3 || right <= left) return 0;
  let grown = 0;
  const row = new Float32Array(right - left);
  for (let y = top; y < bottom; y++) {
    row.fill(0);
    for (let line = 0; line < SCANLINES; line++) {
      for (const [from, to] of spansAt(points, y + (line + 0.5) / SCANLINES)) addSpan(row, from - left, to - left);
    }
    for (let x = left; x < right; x++) {
      const value = Math.round((255 * row[x - left]!) / SCANLINES);
      const at = y * width + x;
      const before = data[at]!;
      const after = erases ? Math.min(before, 255 - value) : Math.max(before, value);
      grown += after - before;
      data[at] = after;
    }
  }
  return grown;
}

/** Spans of a horizontal line that lie inside the polygon, from left to right. */
function spansAt(points: readonly Point[], y: number): [number, number][] {
  const crossings: { x: number; turn: number }[] = [];
  points.forEach((a, index) => {
    const b = points[(index + 1) % points.length]!;
    if (a.y <= y === b.y <= y) return;
    crossings.push({ x: a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x), turn: a.y <= y ? 1 : -1 });
  });
  crossings.sort((a, b) => a.x - b.x);
  const spans: [number, number][] = [];
  let winding = 0;
  crossings.forEach(({ x, turn }, index) => {
    winding += turn;
    const next = crossings[index + 1];
    if (winding !== 0 && next) spans.push([x, next.x]);
  });
  return spans;
}

function addSpan(row: Float32Array, from: number, to: number): void {
  const start = Math.max(0, from);
  const end = Math.min(row.length, to);
  for (let x = Math.floor(start); x < end; x++) row[x]! += Math.min(end, x + 1) - Math.max(start, x);
}
