import { beltMesh } from '../../../foundation/geometry/mesh/belt.ts';
import { bell, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { noise3 } from '../../../foundation/geometry/noise.ts';
import type { PlanePoint } from '../../../foundation/geometry/curves/outline.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { FormContext } from '../../parts/form.ts';
import { paintInOrder } from '../../materials/material.ts';
import type { Painter } from '../../materials/material.ts';
import type { Shape } from '../../parts/part.ts';
import { shadeLine, stitchRow } from '../../construction/sewing/seam.ts';
import { bagFinish } from './bag-finish.ts';
import { strapSeam } from './carrying.ts';
import { bagMetal, wireRing } from '../../construction/hardware/fittings.ts';
import { saddleThread } from './leather-edge.ts';
import { bothSides, panelPart, pouchMesh, pouchPiping } from './pouch.ts';
import { zipParts } from '../../construction/hardware/zip.ts';

/** A flat pouch on a belt that forms a loop behind it. */
export function beltBag({ piece, detail }: FormContext): Shape {
  const half: PlanePoint[] = [
    [0, 0.128],
    [-0.08, 0.127],
    [-0.128, 0.112],
    [-0.142, 0.078],
    [-0.124, 0.03],
    [-0.08, 0.004],
    [0, 0],
  ];
  const outline = bothSides(half);
  const relief = (x: number, y: number, side: number) =>
    0.0016 * noise3(x * 14, y * 14, side * 2) + (side > 0 ? 0.006 * smoothstep(0.088, 0.078, y) * bell(x, 0.13) : 0);
  const mesh = pouchMesh({ outline, centre: [0, 0.066], depth: 0.033, flatness: 3.4, relief }, detail);
  const thread = saddleThread(piece);
  const loop = smoothPath(
    [
      [-0.138, 0.085, -0.004],
      [-0.172, 0.078, -0.05],
      [-0.13, 0.066, -0.118],
      [0, 0.06, -0.142],
      [0.13, 0.066, -0.118],
      [0.172, 0.078, -0.05],
      [0.138, 0.085, -0.004],
    ],
    10,
  );
  const belt = beltMesh(loop, { half: 0.0155, thickness: 0.003, up: [-0.8, 0, 0.5], rows: atDetail(200, detail) });
  const front = 0.036;
  const zipPath = smoothPath(
    [-0.1, -0.05, 0, 0.05, 0.1].map((x): Vec3 => [x, 0.0905, front * Math.sqrt(1 - (x / 0.155) ** 2) - 0.0035]),
    8,
  );
  const pocket: Painter = (point, surface) => {
    if (point.nz < 0.2) return;
    shadeLine(surface, point.y - 0.0905 - 0.006, 0.001, 0.4);
    stitchRow(point, surface, Math.abs(point.y - 0.0905) - 0.0085, point.x, thread);
  };
  return {
    parts: [
      panelPart('body', mesh, paintInOrder(bagFinish(piece, 0.026), pocket)),
      { name: 'piping', role: 'cloth', colourPart: 'trim', mesh: pouchPiping(outline, 0.0022, detail), solid: true },
      {
        name: 'belt',
        role: 'cloth',
        colourPart: 'straps',
        mesh: belt,
        solid: true,
        detail: strapSeam(0.0155, 0.003, thread),
      },
      ...zipParts(zipPath, [0, 0.3, 0.95], false, detail),
      bagMetal('buckle', [wireRing([0.172, 0.0785, -0.052], [0, 0.019, 0], [0.003, 0, 0.013], 0.0022, detail)], piece),
    ],
    presentation: 'floor',
    turn: 0.3,
  };
}
