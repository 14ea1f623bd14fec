import type { Outline } from './outline.ts';

/** Scanlines in a row of pixels. Coverage is exact along a row, and has so many steps across it. */
const SCANLINES = 8;

/**
 * Adds to `coverage` the share of each pixel that an outline covers, 0 to 1: even scanlines, on each of which the spans
 * inside the outline are measured exactly.
 * @param coverage one value per pixel, row by row.
 * @param scale pixels per unit of the outline, whose point (0, 0) is the upper left corner of the first pixel.
 */
export function fillCoverage(
  { contours, rule }: Outline,
  { width, height, scale }: { readonly width: number; readonly height: number; readonly scale: number },
  coverage: Float32Array,
): void {
  const lines: { x: number; winding: number }[][] = Array.from({ length: height * SCANLINES }, () => []);
  for (const contour of contours) {
    for (let k = 0; k < contour.length; k += 2) {
      const next = k + 2 < contour.length ? k + 2 : 0;
      const [ax, ay] = [contour[k]! * scale, contour[k + 1]! * scale * SCANLINES];
      const [bx, by] = [contour[next]! * scale, contour[next + 1]! * scale * SCANLINES];
      const winding = by > ay ? 1 : -1;
      const first = Math.max(0, Math.ceil(Math.min(ay, by) - 0.5));
      const last = Math.min(lines.length - 1, Math.ceil(Math.max(ay, by) - 0.5) - 1);
      for (let j = first; j <= last; j++) {
        lines[j]!.push({ x: ax + ((bx - ax) * (j + 0.5 - ay)) / (by - ay), winding });
      }
    }
  }
  const isInside = (winding: number) => (rule === 'nonzero' ? winding !== 0 : (winding & 1) !== 0);
  for (const [j, crossings] of lines.entries()) {
    crossings.sort((a, b) => a.x - b.x);
    const row = Math.floor(j / SCANLINES) * width;
    let winding = 0;
    for (const [i, { x, winding: turn }] of crossings.entries()) {
      winding += turn;
      const next = crossings[i + 1];
      if (next && isInside(winding)) addSpan(coverage, row, width, x, next.x);
    }
  }
}

function addSpan(coverage: Float32Array, row: number, width: number, from: number, to: number): void {
  const start = Math.max(0, from);
  const end = Math.min(width, to);
  for (let i = Math.floor(start); i < end; i++) {
    coverage[row + i]! += (Math.min(i + 1, end) - Math.max(i, start)) / SCANLINES;
  }
}
