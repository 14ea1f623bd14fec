import { TAU, lerp } from '../../../foundation/geometry/interpolation.ts';
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import { fractalNoise2 } from '../../../foundation/geometry/noise.ts';
import type { MutableVec3, Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Pillow } from './product.ts';

/** Share of its size by which the sides of a filled pillow are drawn in between its corners. */
const DRAWN_IN = 0.055;
/** Exponent of the section: smaller is fuller near the seam. */
const FULL = 0.46;
/** Radius in metres of the seam where it has no cord. */
const SEAM = 0.0016;

/** Two rectangular cloths sewn together and filled, around the origin, with one of them towards +y. */
export function pillowMesh(pillow: Pillow, detail: number): Mesh {
  const count = atDetail(110, detail);
  const place = placeOn(pillow);
  const sheet = (side: 1 | -1): Mesh =>
    gridMesh(
      {
        columns: count,
        rows: count,
        flip: side < 0,
        develop: (_u, _v, [x, , z], out) => {
          out[0] = x;
          out[1] = -z;
        },
      },
      (u, v, out) => place(Math.sin((u - 0.5) * Math.PI), Math.sin((v - 0.5) * Math.PI), side, out),
    );
  if (pillow.piped === 'only') return seamOf(pillow, place, detail);
  const below = sheet(-1);
  const wound = below.indices.map((_, k) => below.indices[k % 3 === 0 ? k : k % 3 === 1 ? k + 1 : k - 1]!);
  const meshes = [sheet(1), { ...below, indices: wound }, seamOf(pillow, place, detail)];
  // Both cloths have the same flat coordinates.
  const sheets = meshes.flatMap(({ indices }, k) => Array.from({ length: indices.length / 3 }, () => k + 1));
  return { ...mergeMeshes(meshes), sheets: Uint8Array.from(sheets) };
}

type Place = (s: number, t: number, side: number, out: MutableVec3) => void;

function placeOn({ size: [w, h, d], slack = 0 }: Pillow): Place {
  return (s, t, side, out) => {
    const [a, b] = [1 - s * s, 1 - t * t];
    const filled = Math.max(0, a * b) ** FULL;
    const crease = fractalNoise2(s * 2.4 + side * 3, t * 2.4, 4, 3) * Math.sqrt(filled);
    // Cloth is pulled towards the corners, where the filling does not reach.
    const fan = Math.cos(Math.atan2(t, s) * 14 + s) * Math.max(0, s * s * t * t) * filled;
    out[0] = (w / 2) * s * (1 - DRAWN_IN * b * Math.abs(s));
    out[1] = side * ((h / 2) * filled + slack * (crease + 1.6 * fan));
    out[2] = (d / 2) * t * (1 - DRAWN_IN * a * Math.abs(t));
  };
}

function seamOf({ piped }: Pillow, place: Place, detail: number): Mesh {
  const steps = atDetail(280, detail);
  const path = Array.from({ length: steps }, (_, i): Vec3 => {
    const at: MutableVec3 = [0, 0, 0];
    const angle = (i / steps) * TAU;
    const [x, z] = [Math.sin(angle), Math.cos(angle)];
    const reach = lerp(Math.max(Math.abs(x), Math.abs(z)), 1, 0.012);
    place(x / reach, z / reach, 0, at);
    return [...at];
  });
  return tubeMesh([...path, path[0]!], { radius: piped ? 0.0045 : SEAM, closed: true, sides: 12, rows: steps });
}
