import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import { noise2 } from '../../../foundation/geometry/noise.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import type { Fringe } from './product.ts';

/** Share of the length at which a bundle of threads is knotted. */
const KNOT_AT = 0.16;
/** Radius of the knot as a multiple of the bundle's. */
const KNOT = 1.5;

/** Bundles of warp threads at the end of a rug or a throw, knotted near its edge, each lying a little differently. */
export function fringeMesh({ width, length, count }: Fringe, detail: number): Mesh {
  const pitch = width / count;
  const thick = Math.min(pitch * 0.3, 0.004);
  const bundles = Array.from({ length: count }, (_, i) => {
    const x = -width / 2 + (i + 0.5) * pitch;
    const swing = pitch * 1.1 * noise2(i * 0.9, 3.1, 5);
    const curl = pitch * 0.8 * noise2(i * 0.7, 8.3, 6);
    const long = length * (1 + 0.07 * noise2(i * 1.7, 1.9, 7));
    const path = Array.from({ length: 9 }, (__, k): Vec3 => {
      const t = k / 8;
      return [x + swing * t * t + curl * Math.sin(t * 4) * t, thick * (1 + 0.25 * Math.sin(t * 5 + i)), long * t];
    });
    return tubeMesh(path, {
      radius: (t) => thick * (0.62 + (KNOT - 0.62) * Math.exp(-(((t - KNOT_AT) / 0.06) ** 2)) + 0.3 * t) * end(t),
      sides: detail > 0.5 ? 8 : 5,
      rows: 20,
    });
  });
  return mergeMeshes(bundles);
}

const end = (t: number): number => Math.sqrt(Math.max(0.0004, 1 - Math.max(0, (t - 0.96) / 0.04) ** 2));
