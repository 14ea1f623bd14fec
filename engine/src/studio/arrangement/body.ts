import type { Vec3 } from '../../foundation/geometry/vector.ts';
import type { ScenePart } from '../parts/scene.ts';
import { extentOf, footprintOf, type Footprint } from './footprint.ts';
import { STILL, type Pose } from './pose.ts';

/** A thing that is placed as a whole. */
export interface Body {
  readonly parts: readonly ScenePart[];
  /** How the parts are turned before the thing is placed, such as a bottle that is laid on its back. */
  readonly rest: Pose;
  /** Outline on the ground of the thing at rest. */
  readonly footprint: Footprint;
  /** Lowest point in metres of the thing at rest. */
  readonly low: number;
  /** Highest point in metres of the thing at rest. */
  readonly high: number;
  /** Width of the footprint in metres. */
  readonly width: number;
  /** Depth of the footprint from front to back in metres. */
  readonly depth: number;
  /** True for clothes that hang in the air as if worn, which keep their height. */
  readonly floats: boolean;
}

/** Where a body stands: turned by radians from +x to +z, its own origin at (x, y, z). */
export interface Place {
  readonly turn: number;
  readonly at: Vec3;
}

/** Measures parts after the pose in which they rest; vertices that a trim cuts away do not count. */
export function bodyOf(parts: readonly ScenePart[], rest: Pose = STILL, floats = false): Body {
  const points = visiblePoints(parts, rest);
  const footprint = footprintOf(points);
  const { minX, maxX, minZ, maxZ } = extentOf([footprint]);
  let [low, high] = [Infinity, -Infinity];
  for (let i = 1; i < points.length; i += 3) {
    low = Math.min(low, points[i]!);
    high = Math.max(high, points[i]!);
  }
  return { parts, rest, footprint, low, high, width: maxX - minX, depth: maxZ - minZ, floats };
}

/** The vertices that are not cut away, after a pose; 3 coordinates each. */
function visiblePoints(parts: readonly ScenePart[], pose: Pose): Float32Array {
  const count = parts.reduce((sum, { mesh }) => sum + mesh.positions.length, 0);
  const points = new Float32Array(count);
  let at = 0;
  for (const { mesh, trim } of parts) {
    const { positions: p, uvs } = mesh;
    for (let i = 0; i < p.length / 3; i++) {
      const [x, y, z] = [p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!];
      if (trim && trim(x, y, z, uvs[i * 2]!, uvs[i * 2 + 1]!) < -EDGE) continue;
      points[at++] = pose.x[0] * x + pose.y[0] * y + pose.z[0] * z + pose.at[0];
      points[at++] = pose.x[1] * x + pose.y[1] * y + pose.z[1] * z + pose.at[1];
      points[at++] = pose.x[2] * x + pose.y[2] * y + pose.z[2] * z + pose.at[2];
    }
  }
  return points.subarray(0, at);
}

/** Distance in metres outside a trimmed edge within which a vertex still belongs to a visible triangle. */
const EDGE = 0.001;
