/** An indexed triangle list. Units are metres; y is up, +z points to the viewer of a front view, x to their right. */
export interface Mesh {
  /** 3 per vertex. */
  readonly positions: Float32Array;
  /** 3 per vertex, unit length, pointing away from the body (the right side of the cloth). */
  readonly normals: Float32Array;
  /** 2 per vertex: metres of developed (flattened) cloth, u to the right along the weft, v up along the warp. */
  readonly uvs: Float32Array;
  /** 3 per triangle. */
  readonly indices: Uint32Array;
  /**
   * For each triangle the number of the sheet of flat cloth that it is cut from, where the sheets of a mesh lie over each
   * other at the same `uvs`. Those of sheet 0 continue into all others. Absent where no cloth lies over another.
   */
  readonly sheets?: Uint8Array;
}

/**
 * The sheets of a skirt that is cut in gores: its front, and the two halves of its back at +x and at -x. Of a thing that is
 * sewn from several cloths each is a sheet, the front the first.
 */
export const GORES = { all: 0, front: 1, backLeft: 2, backRight: 3 } as const;

export interface Bounds {
  readonly min: readonly [number, number, number];
  readonly max: readonly [number, number, number];
}

/** Bounding box of the meshes in metres. Without vertices, `min` is +Infinity and `max` is -Infinity. */
export function meshBounds(meshes: readonly Pick<Mesh, 'positions'>[]): Bounds {
  const bounds = Float64Array.of(Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity);
  for (const { positions } of meshes) {
    for (let k = 0; k < positions.length; k += 3) widen(bounds, positions[k]!, positions[k + 1]!, positions[k + 2]!);
  }
  const [x0, y0, z0, x1, y1, z1] = bounds as unknown as readonly [number, number, number, number, number, number];
  return { min: [x0, y0, z0], max: [x1, y1, z1] };
}

function widen(bounds: Float64Array, x: number, y: number, z: number): void {
  if (x < bounds[0]!) bounds[0] = x;
  if (y < bounds[1]!) bounds[1] = y;
  if (z < bounds[2]!) bounds[2] = z;
  if (x > bounds[3]!) bounds[3] = x;
  if (y > bounds[4]!) bounds[4] = y;
  if (z > bounds[5]!) bounds[5] = z;
}

/**
 * Area-weighted vertex normals. Triangles that face against `reference` (normals, 3 per vertex) are flipped to agree
 * with it; a vertex without area has its reference normal.
 */
export function vertexNormals(positions: Float32Array, indices: Uint32Array, reference?: Float32Array): Float32Array {
  const normals = new Float32Array(positions.length);
  for (let t = 0; t < indices.length; t += 3) {
    const a = indices[t]! * 3;
    const b = indices[t + 1]! * 3;
    const c = indices[t + 2]! * 3;
    const ux = positions[b]! - positions[a]!;
    const uy = positions[b + 1]! - positions[a + 1]!;
    const uz = positions[b + 2]! - positions[a + 2]!;
    const vx = positions[c]! - positions[a]!;
    const vy = positions[c + 1]! - positions[a + 1]!;
    const vz = positions[c + 2]! - positions[a + 2]!;
    let x = uy * vz - uz * vy;
    let y = uz * vx - ux * vz;
    let z = ux * vy - uy * vx;
    if (reference && x * reference[a]! + y * reference[a + 1]! + z * reference[a + 2]! < 0) {
      x = -x;
      y = -y;
      z = -z;
    }
    for (let corner = 0; corner < 3; corner++) {
      const k = indices[t + corner]! * 3;
      normals[k] = normals[k]! + x;
      normals[k + 1] = normals[k + 1]! + y;
      normals[k + 2] = normals[k + 2]! + z;
    }
  }
  return unitNormals(normals, reference);
}

function unitNormals(normals: Float32Array, fallback?: Float32Array): Float32Array {
  for (let k = 0; k < normals.length; k += 3) {
    const [x, y, z] = [normals[k]!, normals[k + 1]!, normals[k + 2]!];
    const length = Math.sqrt(x * x + y * y + z * z);
    const source = length > 1e-20 ? normals : (fallback ?? normals);
    const scale = length > 1e-20 ? 1 / length : 1;
    for (let axis = 0; axis < 3; axis++) normals[k + axis] = source[k + axis]! * scale;
  }
  return normals;
}
