import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { normalise } from '../../../foundation/geometry/vector.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';

export interface SurfaceSpot {
  readonly at: Vec3;
  readonly normal: Vec3;
}

/**
 * Finds the outermost point of a mesh at (x, y), seen from the front (side 1) or the back (-1); null outside the mesh.
 * With `rest`, (x, y) is a place in the cut as sewn, and the result is its position after draping.
 */
export function spotOn(
  { positions, normals: n, indices }: Mesh,
  x: number,
  y: number,
  side: 1 | -1 = 1,
  rest: Float32Array = positions,
): SurfaceSpot | null {
  let best: SurfaceSpot | null = null;
  let outermost = -Infinity;
  const p = rest;
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]! * 3, indices[t + 1]! * 3, indices[t + 2]! * 3];
    if (Math.abs(p[a]! - x) > 0.03 || Math.abs(p[a + 1]! - y) > 0.03) continue;
    const ux = p[b]! - p[a]!;
    const uy = p[b + 1]! - p[a + 1]!;
    const vx = p[c]! - p[a]!;
    const vy = p[c + 1]! - p[a + 1]!;
    const area = ux * vy - uy * vx;
    if (Math.abs(area) < 1e-14) continue;
    const s = ((x - p[a]!) * vy - (y - p[a + 1]!) * vx) / area;
    const r = (ux * (y - p[a + 1]!) - uy * (x - p[a]!)) / area;
    if (s < 0 || r < 0 || s + r > 1) continue;
    const mixed = (values: Float32Array, axis: number) =>
      (1 - s - r) * values[a + axis]! + s * values[b + axis]! + r * values[c + axis]!;
    const out = mixed(rest, 2) * side;
    if (out < outermost) continue;
    outermost = out;
    const at: Vec3 = [mixed(positions, 0), mixed(positions, 1), mixed(positions, 2)];
    best = { at, normal: normalise([mixed(n, 0), mixed(n, 1), mixed(n, 2)]) };
  }
  return best;
}
