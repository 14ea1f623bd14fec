/**
 * Lets the mannequin give way to its clothes, as a padded body does: what would stick out through the cloth is pressed
 * in to just below it. Garments are cut for several bodies, and cloth that has settled is never exactly on one.
 */
import type { DistanceField } from '../../foundation/geometry/curves/distance-field.ts';
import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import { vertexNormals } from '../../foundation/geometry/mesh/mesh.ts';

/** Maximum depth in metres by which the body is pressed in, and the distance below the cloth where it then is. */
const DEEPEST = 0.034;
const CLEARANCE = 0.002;
/** Rounds of neighbours of a pressed place that are pressed in as well, and the share by which each round lessens. */
const ROUNDS = 6;
const LESS = 0.8;
/** Rounds in which the depths of neighbours are averaged. */
const SMOOTHINGS = 4;

/** Cell size in metres of the grid in which triangles of the cloth are found. */
const CELL = 0.03;

export interface Sheet {
  readonly mesh: Pick<Mesh, 'positions' | 'indices'>;
  /** Metres inside the edge for each vertex; negative where the cloth is cut away. Null where nothing is. */
  readonly inside: Float32Array | null;
}

/** Returns the body, whose surface is that of `field`, pressed in below the sheets; `check` may throw to stop. */
export function giveWay(body: Mesh, field: DistanceField, sheets: readonly Sheet[], check: () => void): Mesh {
  const grid = triangleGrid(sheets);
  const { positions: p, normals: n, indices } = body;
  const count = p.length / 3;
  const depth = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    if ((i & 1023) === 0) check();
    depth[i] = depthBelow(grid, p, n, i * 3);
  }
  spread(depth, indices, count);
  const positions = p.slice();
  for (let i = 0; i < count; i++) {
    if (depth[i] === 0) continue;
    const by = (depth[i] = withinBody(field, p, n, i * 3, depth[i]!));
    for (let k = 0; k < 3; k++) positions[i * 3 + k] = p[i * 3 + k]! - n[i * 3 + k]! * by;
  }
  const normals = vertexNormals(positions, indices, n);
  // Where nothing is pressed in, the normals of the field are smoother than those of the triangles.
  for (let i = 0; i < count; i++) if (depth[i] === 0) normals.set(n.subarray(i * 3, i * 3 + 3), i * 3);
  return { ...body, positions, normals };
}

/** Depth as far as the middle of a thin part, such as a finger, which would otherwise be turned inside out. */
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
  for (let round = 0; round < SMOOTHINGS; round++) {
    const sum = new Float32Array(count);
    const corners = new Uint16Array(count);
    for (let t = 0; t < indices.length; t += 3) {
      const [a, b, c] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
      const whole = depth[a]! + depth[b]! + depth[c]!;
      for (const corner of [a, b, c]) {
        sum[corner]! += whole;
        corners[corner]! += 3;
      }
    }
    for (let i = 0; i < count; i++) if (corners[i]! > 0) depth[i] = Math.max(needed[i]!, sum[i]! / corners[i]!);
  }
}

interface TriangleGrid {
  readonly cells: ReadonlyMap<number, readonly number[]>;
  /** Nine coordinates of each triangle, and the metres of its corners inside the edge. */
  readonly corners: Float64Array;
}

const CORNERS = 12;

const keyOf = (i: number, j: number, k: number): number => (i + 512) * 1048576 + (j + 512) * 1024 + (k + 512);

function triangleGrid(sheets: readonly Sheet[]): TriangleGrid {
  const total = sheets.reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0);
  const corners = new Float64Array(total * CORNERS);
  const cells = new Map<number, number[]>();
  let count = 0;
  for (const { mesh, inside } of sheets) {
    const { positions: p, indices } = mesh;
    for (let t = 0; t < indices.length; t += 3) {
      const [a, b, c] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
      if (inside && inside[a]! <= 0 && inside[b]! <= 0 && inside[c]! <= 0) continue;
      const low = [0, 0, 0];
      const high = [0, 0, 0];
      for (let k = 0; k < 3; k++) {
        const [x, y, z] = [p[a * 3 + k]!, p[b * 3 + k]!, p[c * 3 + k]!];
        corners[count * CORNERS + k] = x;
        corners[count * CORNERS + 3 + k] = y;
        corners[count * CORNERS + 6 + k] = z;
        corners[count * CORNERS + 9 + k] = inside ? inside[indices[t + k]!]! : 1;
        low[k] = Math.floor(Math.min(x, y, z) / CELL);
        high[k] = Math.floor(Math.max(x, y, z) / CELL);
      }
      for (let i = low[0]!; i <= high[0]!; i++)
        for (let j = low[1]!; j <= high[1]!; j++)
          for (let k = low[2]!; k <= high[2]!; k++) {
            const key = keyOf(i, j, k);
            const cell = cells.get(key);
            if (cell === undefined) cells.set(key, [count]);
            else cell.push(count);
          }
      count++;
    }
  }
  return { cells, corners };
}

/** Depth in metres to which a vertex must go to be below all cloth that lies inside the body there; 0 for none. */
function depthBelow(grid: TriangleGrid, p: Float32Array, n: Float32Array, at: number): number {
  const [x, y, z] = [p[at]!, p[at + 1]!, p[at + 2]!];
  const [dx, dy, dz] = [-n[at]!, -n[at + 1]!, -n[at + 2]!];
  // The ray starts a little outside, so that cloth exactly on the skin is found too.
  const before = CLEARANCE;
  const [ox, oy, oz] = [x - dx * before, y - dy * before, z - dz * before];
  const length = DEEPEST + before;
  let deepest = -1;
  let last = -1;
  const steps = Math.ceil(length / (CELL / 3));
  for (let step = 0; step <= steps; step++) {
    const t = (length * step) / steps;
    const key = keyOf(
      Math.floor((ox + dx * t) / CELL),
      Math.floor((oy + dy * t) / CELL),
      Math.floor((oz + dz * t) / CELL),
    );
    if (key === last) continue;
    last = key;
    for (const triangle of grid.cells.get(key) ?? []) {
      const hit = rayHit(grid.corners, triangle * CORNERS, ox, oy, oz, dx, dy, dz);
      if (hit >= 0 && hit <= length) deepest = Math.max(deepest, hit);
    }
  }
  return deepest < 0 ? 0 : Math.max(0, deepest - before + CLEARANCE);
}

/**
 * Distance along a ray at which it meets the cloth of a triangle from either side (Moller and Trumbore 1997); -1 for no
 * hit.
 */
function rayHit(
  c: Float64Array,
  k: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  const [ax, ay, az] = [c[k]!, c[k + 1]!, c[k + 2]!];
  const [ux, uy, uz] = [c[k + 3]! - ax, c[k + 4]! - ay, c[k + 5]! - az];
  const [vx, vy, vz] = [c[k + 6]! - ax, c[k + 7]! - ay, c[k + 8]! - az];
  const px = dy * vz - dz * vy;
  const py = dz * vx - dx * vz;
  const pz = dx * vy - dy * vx;
  const det = ux * px + uy * py + uz * pz;
  if (Math.abs(det) < 1e-12) return -1;
  const inverse = 1 / det;
  const [tx, ty, tz] = [ox - ax, oy - ay, oz - az];
  const u = (tx * px + ty * py + tz * pz) * inverse;
  if (u < 0 || u > 1) return -1;
  const qx = ty * uz - tz * uy;
  const qy = tz * ux - tx * uz;
  const qz = tx * uy - ty * ux;
  const v = (dx * qx + dy * qy + dz * qz) * inverse;
  if (v < 0 || u + v > 1) return -1;
  if ((1 - u - v) * c[k + 9]! + u * c[k + 10]! + v * c[k + 11]! <= 0) return -1;
  const t = (vx * qx + vy * qy + vz * qz) * inverse;
  return t >= 0 ? t : -1;
}
