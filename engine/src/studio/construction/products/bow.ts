import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { beltMesh } from '../../../foundation/geometry/mesh/belt.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Bow } from './product.ts';

/** Thickness of the ribbon in metres. */
const THICKNESS = 0.0006;

/** Two loops, two tails and a knot; coordinates as shares of half the width from loop to loop. */
const LOOP: readonly Vec3[] = [
  [0, 0, 0.06],
  [0.3, 0.16, 0.2],
  [0.72, 0.3, 0.2],
  [1, 0.12, 0.1],
  [0.94, -0.12, 0.06],
  [0.55, -0.14, 0.1],
  [0.22, -0.05, 0.12],
  [0, 0, 0.1],
];
const TAIL: readonly Vec3[] = [
  [0, 0, 0.06],
  [0.2, -0.2, 0.12],
  [0.46, -0.5, 0.06],
  [0.7, -0.86, 0.05],
];

export function bowMesh({ width, ribbon, lying }: Bow, detail: number): Mesh {
  const half = width / 2;
  const place = ([x, y, z]: Vec3, side: number): Vec3 =>
    lying ? [x * side * half, z * half * 1.9, -y * half] : [x * side * half, y * half, z * half];
  const face: Vec3 = lying ? [0, 1, 0.15] : [0, 0.15, 1];
  const band = (points: readonly Vec3[], side: number, wide: number) =>
    beltMesh(
      smoothPath(
        points.map((point) => place(point, side)),
        12,
      ),
      { half: wide, thickness: THICKNESS, up: face, rows: atDetail(110, detail) },
    );
  const knot = ribbon * 0.42;
  const ring = Array.from({ length: 25 }, (_, i): Vec3 => {
    const angle = (i / 24) * Math.PI * 2;
    const [across, out] = [Math.sin(angle) * knot * 0.9, Math.cos(angle) * knot * 0.5 + 0.1 * half];
    return lying ? [0, out * 1.4, across] : [0, across, out];
  });
  return mergeMeshes([
    ...[-1, 1].flatMap((side) => [band(LOOP, side, ribbon / 2), band(TAIL, side, ribbon * 0.46)]),
    beltMesh(ring, {
      half: ribbon * 0.4,
      thickness: THICKNESS * 2,
      up: lying ? [0, 1, 0] : [0, 0, 1],
      rows: 60,
      closed: true,
    }),
  ]);
}
