import type { Mesh } from './mesh.ts';
import { cross, normalise } from '../vector.ts';
import type { MutableVec3, Vec3 } from '../vector.ts';

export interface Placement {
  /** Position of the mesh's origin, metres. */
  readonly at: Vec3;
  /** Direction of its y axis. Default up. */
  readonly up?: Vec3;
  /** Direction of its z axis, made perpendicular to `up`. Default the front. */
  readonly front?: Vec3;
}

/** Rotates and moves a mesh without scaling it. */
export function placeMesh(mesh: Mesh, { at, up = [0, 1, 0], front = [0, 0, 1] }: Placement): Mesh {
  const y = normalise(up);
  const x = normalise(cross(y, front));
  const z = cross(x, y);
  const turn = (source: Float32Array, offset: Vec3): Float32Array => {
    const out = new Float32Array(source.length);
    for (let k = 0; k < source.length; k += 3) {
      const [a, b, c] = [source[k]!, source[k + 1]!, source[k + 2]!];
      for (let axis = 0; axis < 3; axis++) out[k + axis] = offset[axis]! + x[axis]! * a + y[axis]! * b + z[axis]! * c;
    }
    return out;
  };
  const still: MutableVec3 = [0, 0, 0];
  return { ...mesh, positions: turn(mesh.positions, at), normals: turn(mesh.normals, still) };
}
