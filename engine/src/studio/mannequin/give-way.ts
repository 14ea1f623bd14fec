/**
 * Lets the mannequin give way to its clothes, as a padded body does: what would stick out through the cloth is pressed
 * in to just below it. Garments are cut for several bodies, and cloth that has settled is never exactly on one.
 */
import type { DistanceField } from '../../foundation/geometry/curves/distance-field.ts';
import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import { meshBounds } from '../../foundation/geometry/mesh/mesh.ts';
import { dentNormals, smoothDents } from './dents.ts';
import { depthBelow, triangleGrid } from './sheets.ts';
import type { Sheet } from './sheets.ts';

/** Maximum depth in metres by which the body is pressed in. */
const DEEPEST = 0.034;
/** Rounds of neighbours of a pressed place that are pressed in as well, and the share by which each round lessens. */
const ROUNDS = 6;
const LESS = 0.8;

/** Returns the body, whose surface is that of `field`, pressed in below the sheets; `check` may throw to stop. */
export function giveWay(body: Mesh, field: DistanceField, sheets: readonly Sheet[], check: () => void): Mesh {
  const { positions: p, normals: n, indices } = body;
  const grid = triangleGrid(sheets, meshBounds([body]), DEEPEST);
  const count = p.length / 3;
  const depth = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    if ((i & 1023) === 0) check();
    depth[i] = depthBelow(grid, p, n, i * 3, DEEPEST);
  }
  spread(depth, indices, count);
  const positions = p.slice();
  for (let i = 0; i < count; i++) {
    if (depth[i] === 0) continue;
    const by = (depth[i] = withinBody(field, p, n, i * 3, depth[i]!));
    for (let k = 0; k < 3; k++) positions[i * 3 + k] = p[i * 3 + k]! - n[i * 3 + k]! * by;
  }
  return { ...body, positions, normals: dentNormals(body, positions, depth) };
}

/** Depth as far as the centre of a thin part, such as a finger, which would otherwise be turned inside out. */
function withinBody(field: DistanceField, p: Float32Array, n: Float32Array, at: number, depth: number): number {
  let by = depth;
  for (let round = 0; round < 8; round++) {
    const inside = -field(p[at]! - n[at]! * by, p[at + 1]! - n[at + 1]! * by, p[at + 2]! - n[at + 2]! * by);
    if (inside > 0.6 * by) return by;
    by *= 0.8;
  }
  return by;
}

/** Presses the neighbours of a pressed vertex in by a share, and smooths the dent, which never becomes less deep. */
function spread(depth: Float32Array, indices: Uint32Array, count: number): void {
  const needed = depth.slice();
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Float32Array(count);
    for (let t = 0; t < indices.length; t += 3) {
      const [a, b, c] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
      const deepest = LESS * Math.max(depth[a]!, depth[b]!, depth[c]!);
      next[a] = Math.max(next[a]!, deepest);
      next[b] = Math.max(next[b]!, deepest);
      next[c] = Math.max(next[c]!, deepest);
    }
    for (let i = 0; i < count; i++) depth[i] = Math.max(depth[i]!, next[i]!);
  }
  smoothDents(depth, needed, indices);
}
