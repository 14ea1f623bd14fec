import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import type { Trim } from '../../foundation/raster/geometry.ts';

/** Edges shorter than this, in metres, are not divided further. */
const MIN_EDGE = 0.002;
/** Number of times that the edges of a mesh are divided. */
const ROUNDS = 2;

/** A mesh with its trim evaluated at every vertex: metres inside the edge. */
export interface TrimmedMesh extends Mesh {
  readonly edges: Float32Array;
}

/**
 * Subdivides triangles near the edge of a trim, so that straight cuts follow necklines and scallops closely. Both
 * triangles of an edge divide it in the same way, so no crack opens.
 */
export function refineEdges(mesh: Mesh, trim: Trim): TrimmedMesh {
  let refined: TrimmedMesh = { ...mesh, edges: trimAt(mesh, trim, 0) };
  for (let round = 0; round < ROUNDS; round++) refined = cutOnce(refined, trim);
  return refined;
}

function trimAt({ positions: p, uvs }: Mesh, trim: Trim, from: number): Float32Array {
  const edges = new Float32Array(p.length / 3 - from);
  for (let i = 0; i < edges.length; i++) {
    const k = from + i;
    const value = trim(p[k * 3]!, p[k * 3 + 1]!, p[k * 3 + 2]!, uvs[k * 2]!, uvs[k * 2 + 1]!);
    edges[i] = Number.isNaN(value) ? -1 : value;
  }
  return edges;
}

function cutOnce(mesh: TrimmedMesh, trim: Trim): TrimmedMesh {
  const { positions: p, edges, indices } = mesh;
  const count = edges.length;
  const midpoints = new Map<number, number>();
  const ends: number[] = [];
  const middle = (a: number, b: number): number => {
    const length = Math.hypot(p[a * 3]! - p[b * 3]!, p[a * 3 + 1]! - p[b * 3 + 1]!, p[a * 3 + 2]! - p[b * 3 + 2]!);
    if (length < MIN_EDGE || Math.min(Math.abs(edges[a]!), Math.abs(edges[b]!)) > length) return -1;
    const key = a < b ? a * count + b : b * count + a;
    const known = midpoints.get(key);
    if (known !== undefined) return known;
    midpoints.set(key, count + ends.length / 2);
    ends.push(a, b);
    return count + ends.length / 2 - 1;
  };
  const out: number[] = [];
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
    cutTriangle(out, [a, b, c], [middle(a, b), middle(b, c), middle(c, a)]);
  }
  const grown = {
    positions: withMiddles(p, 3, ends),
    normals: unitRows(withMiddles(mesh.normals, 3, ends)),
    uvs: withMiddles(mesh.uvs, 2, ends),
    indices: new Uint32Array(out),
  };
  const fresh = trimAt(grown, trim, count);
  const all = new Float32Array(count + fresh.length);
  all.set(edges);
  all.set(fresh, count);
  return { ...grown, edges: all };
}

type Corners = readonly [number, number, number];

/** `midpoints` are the midpoints of the edges in the order of the corners; -1 for an edge that is not divided. */
function cutTriangle(out: number[], corners: Corners, midpoints: Corners): void {
  const cuts = midpoints.filter((middle) => middle >= 0).length;
  if (cuts === 0) return void out.push(...corners);
  // Rotated so that the first edge is divided and, with two divided edges, the third is whole.
  const turn = cuts === 1 ? midpoints.findIndex((m) => m >= 0) : cuts === 2 ? (midpoints.indexOf(-1) + 1) % 3 : 0;
  const [a, b, c] = [0, 1, 2].map((k) => corners[(k + turn) % 3]!) as [number, number, number];
  const [ab, bc, ca] = [0, 1, 2].map((k) => midpoints[(k + turn) % 3]!) as [number, number, number];
  if (cuts === 1) out.push(a, ab, c, ab, b, c);
  else if (cuts === 2) out.push(ab, b, bc, a, ab, bc, a, bc, c);
  else out.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca);
}

function withMiddles(values: Float32Array, size: number, ends: readonly number[]): Float32Array<ArrayBuffer> {
  const out = new Float32Array(values.length + (ends.length / 2) * size);
  out.set(values);
  for (let e = 0; e < ends.length; e += 2) {
    const k = values.length + (e / 2) * size;
    for (let c = 0; c < size; c++) out[k + c] = (values[ends[e]! * size + c]! + values[ends[e + 1]! * size + c]!) / 2;
  }
  return out;
}

/** Normalises rows of three in place; rows without a direction point up. */
export function unitRows<Rows extends Float32Array>(rows: Rows): Rows {
  for (let k = 0; k < rows.length; k += 3) {
    const length = Math.hypot(rows[k]!, rows[k + 1]!, rows[k + 2]!);
    const usable = length > 1e-12 && Number.isFinite(length);
    for (let axis = 0; axis < 3; axis++) rows[k + axis] = usable ? rows[k + axis]! / length : axis === 1 ? 1 : 0;
  }
  return rows;
}
