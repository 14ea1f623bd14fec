/** Lines and areas on a plane in metres: pocket openings, flaps, lapels, rows of stitches. */
export type PlanePoint = readonly [x: number, y: number];

export interface LineHit {
  distance: number;
  /** Arc length in metres from the start of the line. */
  along: number;
}

/** Finds the nearest point of an open polyline. The returned object is reused by the next call. */
export function polylineDistance(points: readonly PlanePoint[]): (x: number, y: number) => Readonly<LineHit> {
  const starts = [0];
  for (let i = 1; i < points.length; i++) {
    starts.push(starts[i - 1]! + Math.hypot(points[i]![0] - points[i - 1]![0], points[i]![1] - points[i - 1]![1]));
  }
  const hit: LineHit = { distance: 0, along: 0 };
  return (x, y) => {
    let best = Infinity;
    for (let i = 1; i < points.length; i++) {
      const a = points[i - 1]!;
      const b = points[i]!;
      const ex = b[0] - a[0];
      const ey = b[1] - a[1];
      const size = ex * ex + ey * ey;
      const raw = ((x - a[0]) * ex + (y - a[1]) * ey) / (size || 1);
      const t = raw < 0 ? 0 : raw > 1 ? 1 : raw;
      const dx = x - a[0] - ex * t;
      const dy = y - a[1] - ey * t;
      const distance = dx * dx + dy * dy;
      if (distance >= best) continue;
      best = distance;
      hit.along = starts[i - 1]! + t * (starts[i]! - starts[i - 1]!);
    }
    hit.distance = Math.sqrt(best);
    return hit;
  };
}

/** Signed distance to a closed outline in metres, positive inside. Consecutive points must differ. */
export function insideOutline(points: readonly PlanePoint[]): (x: number, y: number) => number {
  const n = points.length;
  // Evaluated a million times for tables, so corners and the lines to their predecessors are stored in one flat
  // array.
  const corners = new Float64Array(n * 6);
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points[(i + n - 1) % n]!;
    const [ex, ey] = [bx - ax, by - ay];
    corners.set([ax, ay, ex, ey, 1 / (ex * ex + ey * ey || 1), by], i * 6);
  });
  return (x, y) => {
    let best = Infinity;
    let inside = false;
    for (let k = 0; k < corners.length; k += 6) {
      const ex = corners[k + 2]!;
      const ey = corners[k + 3]!;
      const wx = x - corners[k]!;
      const wy = y - corners[k + 1]!;
      const raw = (wx * ex + wy * ey) * corners[k + 4]!;
      const t = raw < 0 ? 0 : raw > 1 ? 1 : raw;
      const dx = wx - ex * t;
      const dy = wy - ey * t;
      const distance = dx * dx + dy * dy;
      if (distance < best) best = distance;
      const above = y >= corners[k + 1]!;
      const below = y < corners[k + 5]!;
      if (above === below && above === ex * wy > ey * wx) inside = !inside;
    }
    return inside ? Math.sqrt(best) : -Math.sqrt(best);
  };
}

/** Points on an open Catmull-Rom curve through points of the plane: `steps` per span, and the last point. */
export function smoothOutline(points: readonly PlanePoint[], steps: number): PlanePoint[] {
  const at = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))]!;
  const out: PlanePoint[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const value = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      out.push([value(0), value(1)]);
    }
  }
  out.push(at(points.length - 1));
  return out;
}
