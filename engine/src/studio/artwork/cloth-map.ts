import { meshBounds, type Bounds, type Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import type { Vec3 } from '../../foundation/geometry/vector.ts';
import type { Part } from '../parts/part.ts';

/** Where a point of flat cloth is on the piece: one value for each cell of a grid over (u, v). */
export interface ClothMap {
  /** Position and unit normal of the cloth at (u, v) in metres, six numbers; null where the part has no cloth. */
  at(u: number, v: number): Float32Array | null;
  /** Side of a cell in metres. */
  readonly cell: number;
}

/** Side of a cell in metres. */
const CELL = 0.004;
/** Maximum number of cells along one side, beyond which cells are larger. */
const MAX_CELLS = 512;

/** The latest map of each mesh: the takes of a scene, and the steps of a person who moves a picture, share meshes. */
const knownMaps = new WeakMap<Mesh, { readonly trim: Part['trim']; readonly map: ClothMap }>();

/** Maps the flat cloth of a part to the piece, from its mesh as far as the trim leaves it. */
export function clothMap({ mesh, trim }: Part): ClothMap {
  const known = knownMaps.get(mesh);
  if (known !== undefined && known.trim === trim) return known.map;
  const map = mapOf(mesh, trim);
  knownMaps.set(mesh, { trim, map });
  return map;
}

function mapOf(mesh: Mesh, trim: Part['trim']): ClothMap {
  const { positions: p, normals: n, uvs, indices } = mesh;
  let [left, low, right, high] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let k = 0; k < uvs.length; k += 2) {
    left = Math.min(left, uvs[k]!);
    right = Math.max(right, uvs[k]!);
    low = Math.min(low, uvs[k + 1]!);
    high = Math.max(high, uvs[k + 1]!);
  }
  const cell = Math.max(CELL, (right - left) / MAX_CELLS, (high - low) / MAX_CELLS);
  const columns = Math.max(1, Math.ceil((right - left) / cell));
  const rows = Math.max(1, Math.ceil((high - low) / cell));
  const found = new Float32Array(columns * rows * 6);
  const isFilled = new Uint8Array(columns * rows);
  const column = (u: number) => Math.min(columns - 1, Math.max(0, Math.floor((u - left) / cell)));
  const row = (v: number) => Math.min(rows - 1, Math.max(0, Math.floor((v - low) / cell)));
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
    const [ua, va, ub, vb, uc, vc] = [uvs[2 * a]!, uvs[2 * a + 1]!, uvs[2 * b]!, uvs[2 * b + 1]!, uvs[2 * c]!, uvs[2 * c + 1]!]; // prettier-ignore
    const area = (ub - ua) * (vc - va) - (uc - ua) * (vb - va);
    if (Math.abs(area) < 1e-14) continue;
    for (let j = row(Math.min(va, vb, vc)); j <= row(Math.max(va, vb, vc)); j++) {
      for (let i = column(Math.min(ua, ub, uc)); i <= column(Math.max(ua, ub, uc)); i++) {
        const [u, v] = [left + (i + 0.5) * cell, low + (j + 0.5) * cell];
        const wb = ((u - ua) * (vc - va) - (uc - ua) * (v - va)) / area;
        const wc = ((ub - ua) * (v - va) - (u - ua) * (vb - va)) / area;
        if (wb < -SLACK || wc < -SLACK || wb + wc > 1 + SLACK) continue;
        const k = (j * columns + i) * 6;
        const mix = (values: Float32Array, axis: number) =>
          (1 - wb - wc) * values[3 * a + axis]! + wb * values[3 * b + axis]! + wc * values[3 * c + axis]!;
        const [x, y, z] = [mix(p, 0), mix(p, 1), mix(p, 2)];
        if (trim && trim(x, y, z, u, v) < 0) continue;
        isFilled[j * columns + i] = 1;
        found.set([x, y, z, mix(n, 0), mix(n, 1), mix(n, 2)], k);
      }
    }
  }
  return {
    cell,
    at(u, v) {
      if (u < left || u > right || v < low || v > high) return null;
      const k = row(v) * columns + column(u);
      return isFilled[k] ? found.subarray(k * 6, k * 6 + 6) : null;
    },
  };
}

/** Share of a triangle by which a cell may lie outside it, so that no cell between two triangles is missed. */
const SLACK = 0.05;

/** A point of a part that a ray meets. */
export interface ClothPoint {
  readonly part: number;
  /** Number of its sheet of flat cloth, see `Mesh`; 0 where the part has only one. */
  readonly sheet: number;
  readonly u: number;
  readonly v: number;
  /** Distance along the ray in metres. */
  readonly distance: number;
  /** Unit normal of the cloth. */
  readonly normal: Vec3;
}

/**
 * The first point of the parts that a ray meets from outside (Möller and Trumbore 1997); null where it meets none.
 * @param parts by their indices in the result; null for those that the ray passes through.
 */
export function castOnCloth(parts: readonly (Part | null)[], from: Vec3, along: Vec3): ClothPoint | null {
  let best: ClothPoint | null = null;
  for (const { index, part, entry } of inOrder(parts, from, along)) {
    if (best !== null && entry > best.distance) break;
    const { positions: p, uvs, indices, normals } = part.mesh;
    for (let t = 0; t < indices.length; t += 3) {
      const [a, b, c] = [indices[t]! * 3, indices[t + 1]! * 3, indices[t + 2]! * 3];
      const [e1x, e1y, e1z] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
      const [e2x, e2y, e2z] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
      const px = along[1] * e2z - along[2] * e2y;
      const py = along[2] * e2x - along[0] * e2z;
      const pz = along[0] * e2y - along[1] * e2x;
      const det = e1x * px + e1y * py + e1z * pz;
      if (Math.abs(det) < 1e-15) continue;
      const [tx, ty, tz] = [from[0] - p[a]!, from[1] - p[a + 1]!, from[2] - p[a + 2]!];
      const wb = (tx * px + ty * py + tz * pz) / det;
      if (wb < 0 || wb > 1) continue;
      const qx = ty * e1z - tz * e1y;
      const qy = tz * e1x - tx * e1z;
      const qz = tx * e1y - ty * e1x;
      const wc = (along[0] * qx + along[1] * qy + along[2] * qz) / det;
      if (wc < 0 || wb + wc > 1) continue;
      const distance = (e2x * qx + e2y * qy + e2z * qz) / det;
      if (distance <= 0 || (best !== null && distance >= best.distance)) continue;
      // The right side of the cloth faces the ray.
      if (normals[a]! * along[0] + normals[a + 1]! * along[1] + normals[a + 2]! * along[2] > 0.3) continue;
      const wa = 1 - wb - wc;
      const [i, j, k] = [indices[t]! * 2, indices[t + 1]! * 2, indices[t + 2]! * 2];
      const u = wa * uvs[i]! + wb * uvs[j]! + wc * uvs[k]!;
      const v = wa * uvs[i + 1]! + wb * uvs[j + 1]! + wc * uvs[k + 1]!;
      const { trim } = part;
      const at = (axis: 0 | 1 | 2) => from[axis] + distance * along[axis];
      if (trim && trim(at(0), at(1), at(2), u, v) < 0) continue;
      const normal: Vec3 = [normals[a]!, normals[a + 1]!, normals[a + 2]!];
      best = { part: index, sheet: part.mesh.sheets?.[t / 3] ?? 0, u, v, distance, normal };
    }
  }
  return best;
}

interface Candidate {
  readonly index: number;
  readonly part: Part;
  /** Distance along the ray in metres at which it comes to the box of the part. */
  readonly entry: number;
}

/** The parts whose boxes a ray meets, the nearest first. */
function inOrder(parts: readonly (Part | null)[], from: Vec3, along: Vec3): readonly Candidate[] {
  return parts
    .flatMap((part, index): Candidate[] => {
      if (part === null) return [];
      const entry = entryOf(boundsOf(part.mesh), from, along);
      return entry === null ? [] : [{ index, part, entry }];
    })
    .sort((a, b) => a.entry - b.entry);
}

const knownBounds = new WeakMap<Mesh, Bounds>();

function boundsOf(mesh: Mesh): Bounds {
  let bounds = knownBounds.get(mesh);
  if (bounds === undefined) knownBounds.set(mesh, (bounds = meshBounds([mesh])));
  return bounds;
}

/** Metres by which a box is larger on all sides, so that rounding loses no flat part. */
const ROUNDING = 1e-5;

/** The distance at which a ray comes to a box; null where it misses it. */
function entryOf({ min, max }: Bounds, from: Vec3, along: Vec3): number | null {
  let [first, last] = [0, Infinity];
  for (const axis of [0, 1, 2] as const) {
    const [low, high] = [min[axis] - ROUNDING - from[axis], max[axis] + ROUNDING - from[axis]];
    if (along[axis] === 0) {
      if (low > 0 || high < 0) return null;
      continue;
    }
    const [a, b] = [low / along[axis], high / along[axis]];
    first = Math.max(first, Math.min(a, b));
    last = Math.min(last, Math.max(a, b));
  }
  return first > last ? null : first;
}
