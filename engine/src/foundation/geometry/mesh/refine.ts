import type { DistanceField } from '../curves/distance-field.ts';
import { vertexNormals } from './mesh.ts';
import type { Mesh } from './mesh.ts';
import { surfaceNets } from './surface-nets.ts';
import type { SurfaceNetsOptions } from './surface-nets.ts';

/**
 * Meshes a smooth field in two steps: surface nets at twice the cell, then every triangle is cut in four and its new
 * corners are moved onto the surface. This is several times cheaper than meshing at the cell itself, because the field
 * is evaluated twice per new vertex instead of about ten times. It suits only fields without detail below two cells.
 * The uvs of the result are 0.
 */
export function refinedNets(field: DistanceField, options: SurfaceNetsOptions): Mesh {
  const coarse = surfaceNets(field, { ...options, cell: options.cell * 2 });
  const { positions, normals, indices } = splitTriangles(coarse);
  for (let k = coarse.positions.length; k < positions.length; k += 3) {
    for (let step = 0; step < 2; step++) {
      const distance = field(positions[k]!, positions[k + 1]!, positions[k + 2]!);
      const move = Math.max(-options.cell, Math.min(options.cell, distance)) * 0.9;
      for (let axis = 0; axis < 3; axis++) positions[k + axis] = positions[k + axis]! - normals[k + axis]! * move;
    }
  }
  return {
    positions,
    normals: vertexNormals(positions, indices, normals),
    uvs: new Float32Array((positions.length / 3) * 2),
    indices,
  };
}

/** Cuts every triangle in four at the midpoints of its edges; the original vertices come first. */
function splitTriangles({ positions, normals, indices }: Mesh): Omit<Mesh, 'uvs'> {
  const count = positions.length / 3;
  const middles = new Map<number, number>();
  const ends: number[] = [];
  const middle = (a: number, b: number): number => {
    const key = a < b ? a * count + b : b * count + a;
    const known = middles.get(key);
    if (known !== undefined) return known;
    const fresh = count + ends.length / 2;
    ends.push(a, b);
    middles.set(key, fresh);
    return fresh;
  };
  const split = new Uint32Array(indices.length * 4);
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
    const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)];
    split.set([a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca], t * 4);
  }
  return {
    positions: withMiddles(positions, ends, false),
    normals: withMiddles(normals, ends, true),
    indices: split,
  };
}

function withMiddles(values: Float32Array, ends: readonly number[], unit: boolean): Float32Array {
  const out = new Float32Array(values.length + (ends.length / 2) * 3);
  out.set(values);
  for (let e = 0; e < ends.length; e += 2) {
    const k = values.length + (e / 2) * 3;
    for (let axis = 0; axis < 3; axis++)
      out[k + axis] = (values[ends[e]! * 3 + axis]! + values[ends[e + 1]! * 3 + axis]!) / 2;
    if (!unit) continue;
    const length = Math.hypot(out[k]!, out[k + 1]!, out[k + 2]!) || 1;
    for (let axis = 0; axis < 3; axis++) out[k + axis] = out[k + axis]! / length;
  }
  return out;
}
