import { bell, smoothstep, TAU } from '../../../foundation/geometry/interpolation.ts';
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { noise3 } from '../../../foundation/geometry/noise.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { FormContext } from '../../parts/form.ts';
import { paintInOrder } from '../../materials/material.ts';
import type { Painter } from '../../materials/material.ts';
import type { Part, Shape } from '../../parts/part.ts';
import { shadeLine, stitchRow } from '../../construction/sewing/seam.ts';
import { bagFinish } from './bag-finish.ts';
import { flatStrap, rolledHandle, strapSeam } from './carrying.ts';
import { bagMetal, stud } from '../../construction/hardware/fittings.ts';
import { saddleThread } from './leather-edge.ts';
import { zipParts } from '../../construction/hardware/zip.ts';

/** A cylindrical bag with a zip along its top and two handles. */
export function duffel({ piece, detail }: FormContext): Shape {
  const [half, r] = [0.215, 0.112];
  const thread = saddleThread(piece);
  const mesh = gridMesh({ columns: atDetail(300, detail), rows: atDetail(220, detail), closed: true }, (u, v, out) => {
    // Rings along x with round ends. The heavy bag spreads where it touches the floor.
    const along = Math.cos(Math.PI * v);
    const flat = Math.sign(along) * Math.min(1, Math.abs(along) * 1.25);
    const end = 1 - Math.max(0, Math.abs(along) - 0.8) / 0.2;
    const size = r * Math.sqrt(Math.max(0.0001, 1 - (1 - end) ** 2.5)) * (1 - 0.05 * along * along);
    const angle = (u - 0.5) * TAU;
    const dent = 0.004 * noise3(along * 4, Math.sin(angle) * 2.5, Math.cos(angle) * 2.5);
    const sag = -0.018 * bell(along, 0.55) * smoothstep(0.3, 1, Math.cos(angle));
    out[0] = flat * half + Math.sign(along) * 0.014 * (1 - (size / r) ** 2) * smoothstep(0.78, 0.85, Math.abs(along));
    out[1] = Math.max(0.0005, r * 0.93 + (size * 0.96 + dent + sag) * Math.cos(angle));
    out[2] = (size * 1.06 + dent) * Math.sin(angle);
  });
  const seams: Painter = (point, surface) => {
    const side = Math.abs(Math.abs(point.x) - half * 0.985);
    shadeLine(surface, side, 0.0009, 0.5);
    stitchRow(point, surface, side - 0.005, Math.atan2(point.z, point.y - r) * r, thread);
    const panel = Math.abs(Math.abs(point.x) - 0.088) - 0.017;
    if (panel < 0.004) {
      shadeLine(surface, panel, 0.0009, 0.45);
      stitchRow(point, surface, panel + 0.003, point.y + point.z, thread);
    }
  };
  const zipPath = smoothPath(
    [-0.17, -0.09, 0, 0.09, 0.17].map((x): Vec3 => [x, r * 1.868 - 0.014 * bell(x / half, 0.62), 0]),
    8,
  );
  const handles = [1, -1].map((front): Part => {
    const halfPath: Vec3[] = [
      [-0.088, r * 1.15, front * 0.121],
      [-0.088, r * 1.62, front * 0.094],
      [-0.082, 0.225, front * 0.062],
      [-0.05, 0.282, front * 0.04],
      [-0.02, 0.293, front * 0.036],
    ];
    const path = smoothPath([...halfPath, ...halfPath.map(([x, y, z]): Vec3 => [-x, y, z]).reverse()], 8);
    return {
      name: front > 0 ? 'front handle' : 'back handle',
      role: 'cloth',
      colourPart: 'handle',
      solid: true,
      mesh: front > 0 ? flatStrap(path, 0.0125, 0.0044, [0, 0.1, front], detail) : rolledHandle(path, 0.006, detail),
      ...(front > 0 ? { detail: strapSeam(0.0125, 0.0044, thread) } : {}),
    };
  });
  const finish = paintInOrder(bagFinish(piece, 0.05), seams);
  const studs = [-1, 1].map((side) => stud([side * 0.088, r * 1.2, 0.1215], 0.0042, 0.002, [0, 0.2, 1]));
  return {
    parts: [
      { name: 'body', role: 'cloth', mesh, solid: true, ...(finish ? { detail: finish } : {}) },
      ...zipParts(zipPath, [0, 1, 0], false, detail),
      ...handles,
      bagMetal('rivets', studs, piece),
    ],
    presentation: 'floor',
    turn: 0.42,
  };
}
