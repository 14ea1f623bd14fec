import type { PlanePoint } from './outline.ts';

/** A corner of an outline in metres; the third number is the radius of its rounding. */
export type Corner = readonly [x: number, y: number, radius?: number];

/** Radians of a rounding between two of its points at full mesh density. */
const STEP = 0.16;
/** Metres between two points of a large rounding at full mesh density. */
const CHORD = 0.002;
/** Maximum number of segments of one rounding. */
const MAX_SEGMENTS = 240;

/**
 * Points along straight lines whose corners are rounded by arcs; the ends of an open outline stay sharp. A radius that
 * does not fit is reduced, so that a rounding takes at most half of the lines beside it: with large radii the corners
 * control a smooth curve.
 * @param usual metres, the rounding of a corner that names none
 */
export function roundedOutline(
  corners: readonly Corner[],
  {
    usual,
    closed = false,
    detail = 1,
  }: { readonly usual: number; readonly closed?: boolean; readonly detail?: number },
): PlanePoint[] {
  const last = corners.length - 1;
  return corners.flatMap((corner, i): PlanePoint[] => {
    if (!closed && (i === 0 || i === last)) return [[corner[0], corner[1]]];
    const before = corners[i === 0 ? last : i - 1]!;
    const after = corners[i === last ? 0 : i + 1]!;
    return arcAt(before, corner, after, corner[2] ?? usual, STEP / Math.max(0.3, detail));
  });
}

function arcAt(before: Corner, [x, y]: Corner, after: Corner, radius: number, step: number): PlanePoint[] {
  const [ax, ay, toBefore] = unit(before[0] - x, before[1] - y);
  const [bx, by, toAfter] = unit(after[0] - x, after[1] - y);
  const half = Math.acos(Math.min(1, Math.max(-1, ax * bx + ay * by))) / 2;
  const turn = Math.PI - 2 * half;
  // Straight on, or back on itself: there is nothing to round.
  if (radius <= 0 || turn < 0.01 || half < 0.01) return [[x, y]];
  const reach = Math.min(radius / Math.tan(half), toBefore * 0.499, toAfter * 0.499);
  const r = reach * Math.tan(half);
  const [mx, my] = unit(ax + bx, ay + by);
  const [cx, cy] = [x + (mx * r) / Math.sin(half), y + (my * r) / Math.sin(half)];
  const from = Math.atan2(y + ay * reach - cy, x + ax * reach - cx);
  const way = Math.sign(ax * by - ay * bx) * -1;
  const count = Math.min(
    MAX_SEGMENTS,
    Math.max(3, Math.ceil(turn / step), Math.ceil((turn * r * STEP) / (CHORD * step))),
  );
  return Array.from({ length: count + 1 }, (_, i): PlanePoint => {
    const angle = from + way * turn * (i / count);
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
}

function unit(x: number, y: number): readonly [number, number, number] {
  const length = Math.hypot(x, y) || 1e-9;
  return [x / length, y / length, length];
}
