/** Sheets of cloth, and how far what lies outside must be pressed in to be below them. */
import type { Bounds, Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import type { ScenePart } from '../parts/scene.ts';

/** Distance in metres below a sheet where what is pressed in then is. */
const CLEARANCE = 0.002;

/**
 * Cell size in metres of the grid in which triangles of the cloth are found: about three triangles of a finished picture
 * wide, so that a ray meets few of them.
 */
const CELL = 0.012;

export interface Sheet {
  readonly mesh: Pick<Mesh, 'positions' | 'indices'>;
  /** Metres inside the edge for each vertex; negative where the cloth is cut away. Null where nothing is. */
  readonly inside: Float32Array | null;
}

/** The cloth of a part, where it is not trimmed away. */
export function sheetOf({ mesh, trim }: ScenePart): Sheet {
  if (!trim) return { mesh, inside: null };
  const { positions: p, uvs } = mesh;
  const inside = new Float32Array(p.length / 3);
  for (let i = 0; i < inside.length; i++)
    inside[i] = trim(p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!, uvs[i * 2]!, uvs[i * 2 + 1]!);
  return { mesh, inside };
}

/** Triangles of sheets, sorted into cells, in which rays find them. */
export interface TriangleGrid {
  /** Cell of the lowest corner, and number of cells along each axis. */
  readonly low: readonly number[];
  readonly size: readonly number[];
  /** For each cell the start of its triangles in `triangles`, and the end of the last. */
  readonly starts: Uint32Array;
  readonly triangles: Uint32Array;
  /** Nine coordinates of each triangle, and the metres of its corners inside the edge. */
  readonly corners: Float64Array;
}

const CORNERS = 12;

/** Sorts the triangles within `reach` metres of the bounds into cells. */
export function triangleGrid(sheets: readonly Sheet[], { min, max }: Bounds, reach: number): TriangleGrid {
  const low = min.map((value) => Math.floor((value - reach) / CELL));
  const size = max.map((value, axis) => Math.floor((value + reach) / CELL) - low[axis]! + 1);
  const corners = cornersOf(sheets);
  const count = corners.length / CORNERS;
  const starts = new Uint32Array(size[0]! * size[1]! * size[2]! + 1);
  const span = [0, 0, 0, 0, 0, 0];
  const eachCell = (visit: (cell: number, triangle: number) => void) => {
    for (let t = 0; t < count; t++) {
      for (let k = 0; k < 3; k++) {
        const at = t * CORNERS + k;
        const [a, b, c] = [corners[at]!, corners[at + 3]!, corners[at + 6]!];
        span[k] = Math.max(0, Math.floor(Math.min(a, b, c) / CELL) - low[k]!);
        span[k + 3] = Math.min(size[k]! - 1, Math.floor(Math.max(a, b, c) / CELL) - low[k]!);
      }
      for (let k = span[2]!; k <= span[5]!; k++)
        for (let j = span[1]!; j <= span[4]!; j++)
          for (let i = span[0]!; i <= span[3]!; i++) visit((k * size[1]! + j) * size[0]! + i, t);
    }
  };
  eachCell((cell) => {
    starts[cell]!++;
  });
  let total = 0;
  for (let cell = 0; cell < starts.length; cell++) {
    const own = starts[cell]!;
    starts[cell] = total;
    total += own;
  }
  const next = starts.slice();
  const triangles = new Uint32Array(total);
  eachCell((cell, triangle) => {
    triangles[next[cell]!++] = triangle;
  });
  return { low, size, starts, triangles, corners };
}

function cornersOf(sheets: readonly Sheet[]): Float64Array {
  const total = sheets.reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0);
  const corners = new Float64Array(total * CORNERS);
  let at = 0;
  for (const { mesh, inside } of sheets) {
    const { positions: p, indices } = mesh;
    for (let t = 0; t < indices.length; t += 3) {
      if (inside && inside[indices[t]!]! <= 0 && inside[indices[t + 1]!]! <= 0 && inside[indices[t + 2]!]! <= 0)
        continue;
      for (let corner = 0; corner < 3; corner++) {
        const vertex = indices[t + corner]!;
        for (let k = 0; k < 3; k++) corners[at + corner * 3 + k] = p[vertex * 3 + k]!;
        corners[at + 9 + corner] = inside ? inside[vertex]! : 1;
      }
      at += CORNERS;
    }
  }
  return corners.subarray(0, at);
}

/**
 * Depth in metres, at most `deepest`, to which a vertex must go against its direction `n` to be below all sheets that lie
 * there; 0 for none. The vertex is inside the bounds of the grid, whose reach is not less than `deepest`.
 */
export function depthBelow(grid: TriangleGrid, p: Float32Array, n: Float32Array, at: number, deepest: number): number {
  const { low, size, starts, triangles, corners } = grid;
  const [x, y, z] = [p[at]!, p[at + 1]!, p[at + 2]!];
  const [dx, dy, dz] = [-n[at]!, -n[at + 1]!, -n[at + 2]!];
  // The ray starts a little outside, so that a sheet exactly on the surface is found too.
  const before = CLEARANCE;
  const [ox, oy, oz] = [x - dx * before, y - dy * before, z - dz * before];
  const length = deepest + before;
  let hit = -1;
  let last = -1;
  const steps = Math.ceil(length / (CELL / 3));
  for (let step = 0; step <= steps; step++) {
    const t = (length * step) / steps;
    // Every cell that the ray can reach is in the grid.
    const i = Math.floor((ox + dx * t) / CELL) - low[0]!;
    const j = Math.floor((oy + dy * t) / CELL) - low[1]!;
    const k = Math.floor((oz + dz * t) / CELL) - low[2]!;
    const cell = (k * size[1]! + j) * size[0]! + i;
    if (cell === last) continue;
    last = cell;
    for (let index = starts[cell]!; index < starts[cell + 1]!; index++) {
      const next = rayHit(corners, triangles[index]! * CORNERS, ox, oy, oz, dx, dy, dz);
      if (next > hit && next <= length) hit = next;
    }
  }
  return hit < 0 ? 0 : Math.max(0, hit - before + CLEARANCE);
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
