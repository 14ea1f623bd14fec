/** All meshes of a scene as one triangle list, without the triangles that are wholly trimmed away. */
import type { Mesh } from '../geometry/mesh/mesh.ts';

/**
 * The trim of a sheet: metres inside its edge, positive where cloth exists, negative where it is cut away. It cuts
 * necklines, hems, slits and lapels at full sampling rate out of meshes that do not contain those edges. It must be
 * roughly a distance: changing by at most `TRIM_STEEPNESS` metres per metre.
 */
export type Trim = (x: number, y: number, z: number, u: number, v: number) => number;

const TRIM_STEEPNESS = 2;

export interface GeometryPart {
  readonly mesh: Mesh;
  readonly trim?: Trim;
  /** True for a part that casts shadow and blocks ambient light. */
  readonly casts: boolean;
  /**
   * True for a part thinner than a texel of the ambient dome, in whose maps it would act as a wall: it blocks direct
   * lights only.
   */
  readonly thin?: boolean;
}

export interface Geometry {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly uvs: Float32Array;
  readonly indices: Uint32Array;
  /** Index into the parts, per triangle. */
  readonly triangleParts: Uint8Array;
  /** Index into the parts, per vertex. */
  readonly vertexParts: Uint8Array;
  /** 1 where the edge may pass through a triangle, whose samples must then be tested. */
  readonly triangleTrimmed: Uint8Array;
  /** Trim at the vertex in metres; +Infinity for parts without a trim. */
  readonly edgeDistances: Float32Array;
  readonly parts: readonly GeometryPart[];
}

/** Merges at most 255 parts. */
export function mergeGeometry(parts: readonly GeometryPart[]): Geometry {
  if (parts.length > 255) throw new RangeError(`a scene has at most 255 parts, not ${parts.length}`);
  const prepared = parts.map(prepare);
  const vertices = prepared.reduce((sum, part) => sum + part.vertexCount, 0);
  const triangles = prepared.reduce((sum, part) => sum + part.triangles.length / 3, 0);
  const geometry = {
    positions: new Float32Array(vertices * 3),
    normals: new Float32Array(vertices * 3),
    uvs: new Float32Array(vertices * 2),
    indices: new Uint32Array(triangles * 3),
    triangleParts: new Uint8Array(triangles),
    vertexParts: new Uint8Array(vertices),
    triangleTrimmed: new Uint8Array(triangles),
    edgeDistances: new Float32Array(vertices),
    parts,
  };
  let vertex = 0;
  let triangle = 0;
  prepared.forEach((part, index) => {
    copyPart(geometry, part, index, vertex, triangle);
    vertex += part.vertexCount;
    triangle += part.triangles.length / 3;
  });
  return geometry;
}

interface PreparedPart {
  readonly mesh: Mesh;
  readonly distances: Float32Array | null;
  /** Source vertex to vertex of the merged list, -1 when unused. */
  readonly targets: Int32Array;
  readonly vertexCount: number;
  readonly triangles: Uint32Array;
  readonly trimmed: Uint8Array;
}

function prepare({ mesh, trim }: GeometryPart): PreparedPart {
  const distances = trim ? trimDistances(mesh, trim) : null;
  const { indices, positions } = mesh;
  const triangles = new Uint32Array(indices.length);
  const trimmed = new Uint8Array(indices.length / 3);
  const targets = new Int32Array(positions.length / 3).fill(-1);
  let kept = 0;
  let vertexCount = 0;
  for (let t = 0; t < indices.length; t += 3) {
    const verdict = distances ? trimVerdict(mesh, distances, t) : 1;
    if (verdict === 0) continue;
    trimmed[kept] = verdict === 2 ? 1 : 0;
    for (let corner = 0; corner < 3; corner++) {
      const source = indices[t + corner]!;
      if (targets[source]! < 0) targets[source] = vertexCount++;
      triangles[kept * 3 + corner] = source;
    }
    kept++;
  }
  return { mesh, distances, targets, vertexCount, triangles: triangles.subarray(0, kept * 3), trimmed };
}

function trimDistances({ positions, uvs }: Mesh, trim: Trim): Float32Array {
  const distances = new Float32Array(positions.length / 3);
  for (let i = 0; i < distances.length; i++) {
    const k = i * 3;
    distances[i] = trim(positions[k]!, positions[k + 1]!, positions[k + 2]!, uvs[i * 2]!, uvs[i * 2 + 1]!);
  }
  return distances;
}

/** 0 wholly cut away, 1 wholly there, 2 so close to the edge that it may be crossed. */
function trimVerdict({ positions, indices }: Mesh, distances: Float32Array, t: number): 0 | 1 | 2 {
  const a = indices[t]!;
  const b = indices[t + 1]!;
  const c = indices[t + 2]!;
  const reach = Math.sqrt(Math.max(gap(positions, a, b), gap(positions, b, c), gap(positions, c, a))) * TRIM_STEEPNESS;
  if (Math.max(distances[a]!, distances[b]!, distances[c]!) < -reach) return 0;
  return Math.min(distances[a]!, distances[b]!, distances[c]!) > reach ? 1 : 2;
}

/** Square of the distance between two vertices. */
function gap(positions: Float32Array, i: number, j: number): number {
  const x = positions[i * 3]! - positions[j * 3]!;
  const y = positions[i * 3 + 1]! - positions[j * 3 + 1]!;
  const z = positions[i * 3 + 2]! - positions[j * 3 + 2]!;
  return x * x + y * y + z * z;
}

function copyPart(into: Geometry, part: PreparedPart, index: number, vertex: number, triangle: number): void {
  const { mesh, targets, distances } = part;
  for (let source = 0; source < targets.length; source++) {
    if (targets[source]! < 0) continue;
    const target = vertex + targets[source]!;
    for (let axis = 0; axis < 3; axis++) {
      into.positions[target * 3 + axis] = mesh.positions[source * 3 + axis]!;
      into.normals[target * 3 + axis] = mesh.normals[source * 3 + axis]!;
    }
    into.uvs[target * 2] = mesh.uvs[source * 2]!;
    into.uvs[target * 2 + 1] = mesh.uvs[source * 2 + 1]!;
    into.edgeDistances[target] = distances ? distances[source]! : Infinity;
    into.vertexParts[target] = index;
  }
  for (let i = 0; i < part.triangles.length; i++)
    into.indices[triangle * 3 + i] = vertex + targets[part.triangles[i]!]!;
  into.triangleParts.fill(index, triangle, triangle + part.triangles.length / 3);
  into.triangleTrimmed.set(part.trimmed.subarray(0, part.triangles.length / 3), triangle);
}
