import { bell, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { noise3 } from '../../../foundation/geometry/noise.ts';
import type { PlanePoint } from '../../../foundation/geometry/curves/outline.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import type { FormContext } from '../../parts/form.ts';
import type { Part, Shape } from '../../parts/part.ts';
import { bagFinish } from './bag-finish.ts';
import { flatStrap, strapSeam } from './carrying.ts';
import { bagMetal, wireRing } from '../../construction/hardware/fittings.ts';
import { fringe } from './fringe.ts';
import { saddleThread } from './leather-edge.ts';
import { bothSides, panelPart, pouchMesh, pouchPiping } from './pouch.ts';
import { zipParts } from '../../construction/hardware/zip.ts';

/** A crescent-shaped bag that sags between the ends of its strap. */
export function hobo({ piece, detail }: FormContext): Shape {
  const half: PlanePoint[] = [
    [0, 0.152],
    [-0.07, 0.158],
    [-0.125, 0.19],
    [-0.162, 0.226],
    [-0.184, 0.196],
    [-0.184, 0.12],
    [-0.15, 0.046],
    [-0.085, 0.006],
    [0, 0],
  ];
  const outline = bothSides(half);
  const mesh = pouchMesh(
    {
      outline,
      centre: [0, 0.088],
      depth: 0.05,
      flatness: 3,
      relief: (x, y, side) => {
        // Folds run from the ends of the strap to the sagging centre.
        let sum = 0;
        for (let k = 0; k < 4; k++) {
          const line = y - 0.2 + (0.42 + 0.5 * k) * (0.17 - Math.abs(x + 0.004 * side)) - 0.006 * k;
          sum += bell(line, 0.009 + 0.002 * k) * (0.0065 - 0.001 * k) * smoothstep(0.02, 0.1, Math.abs(x));
        }
        const sag = 0.014 * bell(y - 0.05, 0.055) * bell(x, 0.12) - 0.012 * smoothstep(0.1, 0.165, y);
        return sum + sag + 0.0035 * noise3(x * 13, y * 15, side * 3);
      },
    },
    detail,
  );
  const thread = saddleThread(piece);
  const strap = flatStrap(smoothPath(hoboStrap(), 12), 0.0155, 0.0034, [-1, 0, 0], detail);
  const zipPath = smoothPath(
    [-0.11, -0.06, 0, 0.06, 0.11].map((x): Vec3 => [x, 0.1535 + 1.35 * x * x + 14 * x ** 4, 0]),
    8,
  );
  const rings = [-1, 1].map((side) => wireRing([side * 0.166, 0.232, 0], [0.017, 0, 0], [0, 0.008, 0], 0.0022, detail));
  const parts: Part[] = [
    panelPart('body', mesh, bagFinish(piece, 0.034)),
    { name: 'piping', role: 'cloth', colourPart: 'trim', mesh: pouchPiping(outline, 0.0022, detail), solid: true },
    {
      name: 'strap',
      role: 'cloth',
      colourPart: 'straps',
      mesh: strap,
      solid: true,
      detail: strapSeam(0.0155, 0.0034, thread),
    },
    ...zipParts(zipPath, [0, 1, 0], false, detail),
    ...(piece.details.includes('fringe') ? [fringe([-0.142, 0.142], 0.105, 0.062, detail)] : []),
    bagMetal('rings', rings, piece),
  ];
  return { parts, presentation: 'floor', turn: 0.36 };
}

function hoboStrap(): Vec3[] {
  const half: Vec3[] = [
    [-0.166, 0.238, 0],
    [-0.158, 0.29, -0.006],
    [-0.118, 0.36, -0.018],
    [-0.05, 0.404, -0.024],
  ];
  return [...half, ...half.map(([x, y, z]): Vec3 => [-x, y, z]).reverse()];
}
