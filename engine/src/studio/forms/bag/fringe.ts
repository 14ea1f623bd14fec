import { beltMesh } from '../../../foundation/geometry/mesh/belt.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { noise2 } from '../../../foundation/geometry/noise.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Part } from '../../parts/part.ts';

/**
 * Strips of leather that hang in front of a bag between two values of x, from a height. `front` is the distance in
 * metres from the centre of the bag.
 */
export function fringe([from, to]: readonly [number, number], height: number, front: number, detail: number): Part {
  const count = atDetail(66, Math.min(1, detail * 1.5));
  const strips = Array.from({ length: count }, (_, i) => {
    const x = from + ((to - from) * (i + 0.5)) / count;
    const sway = 0.011 * noise2(i * 0.37, 2, 5);
    const depth = front * Math.sqrt(Math.max(0.2, 1 - 0.45 * (x / Math.max(to, -from)) ** 2));
    const low = 0.004 + 0.014 * (noise2(i * 1.7, 4, 8) + 1) * 0.5;
    const path: Vec3[] = [
      [x, height + 0.01, depth - 0.002],
      [x + sway * 0.2, height * 0.8, depth + 0.004],
      [x + sway * 0.7, height * 0.4, depth + 0.005 + 0.002 * noise2(i * 2.1, 9, 3)],
      [x + sway, low, depth + 0.004],
    ];
    return beltMesh(smoothPath(path, 5), { half: 0.0026, thickness: 0.0011, up: [0, 0, 1], rows: 16 });
  });
  return { name: 'fringe', role: 'cloth', colourPart: 'trim', mesh: mergeMeshes(strips), solid: true };
}
