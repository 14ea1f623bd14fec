import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import type { Random } from '../../../foundation/geometry/random.ts';
import { between } from '../../../foundation/geometry/random.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import type { MutableVec3, Vec3 } from '../../../foundation/geometry/vector.ts';

export interface FringeOptions {
  /** Point of the cloth's end from which a strand hangs, by the share 0 to 1 along it. */
  readonly from: (share: number) => Vec3;
  /** Number of strands. */
  readonly strands: number;
  /** Length of a strand in metres. */
  readonly length: number;
  /** Radius of a strand in metres. */
  readonly radius: number;
}

/** Strands of twisted yarn, each knotted and hanging at a slightly different angle. */
export function fringeMesh({ from, strands, length, radius }: FringeOptions, random: Random): Mesh {
  return mergeMeshes(
    Array.from({ length: strands }, (_, i) => {
      const [x, y, z] = from((i + 0.5) / strands);
      const sway = between(random, -0.012, 0.012);
      const out = between(random, -0.004, 0.007);
      const long = length * between(random, 0.92, 1.05);
      const path: MutableVec3[] = [0, 0.12, 0.4, 0.7, 1].map((t) => [
        x + sway * t * t + 0.0016 * Math.sin(t * 7 + i),
        y + 0.004 - long * t,
        z + out * t * t,
      ]);
      // A knot near the cloth, then twisted yarn that is loose at its end.
      const size = (t: number) => radius * (1 + 0.75 * Math.exp(-(((t - 0.16) / 0.06) ** 2)) + 0.12 * Math.cos(t * 90));
      return tubeMesh(path, { radius: size, sides: 7, rows: 26 });
    }),
  );
}
