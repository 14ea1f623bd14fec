import type { Mesh } from '../../../geometry/mesh.ts';
import { normalise } from '../../../geometry/vector.ts';
import type { Vec3 } from '../../../geometry/vector.ts';

export interface SurfaceSpot {
  readonly at: Vec3;
  readonly normal: Vec3;
}

/** The outermost point of a mesh above (x, y), looking from the front (side 1) or the back (-1); null beside it. */
export function spotOn(
  { positions: p, normals: n, indices }: Mesh,
  x: number,
  y: number,
  side: 1 | -1 = 1,
): SurfaceSpot | null {
  let best: SurfaceSpot | null = null;
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
    const z = mixed(p, 2);
    if (best && (z - best.at[2]) * side < 0) continue;
    best = { at: [x, y, z], normal: normalise([mixed(n, 0), mixed(n, 1), mixed(n, 2)]) };
  }
  return best;
}
