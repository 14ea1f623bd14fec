import { noise3 } from '../../../foundation/geometry/noise.ts';
import type { PlanePoint } from '../../../foundation/geometry/curves/outline.ts';
import type { FormContext } from '../../parts/form.ts';
import { paintInOrder } from '../../materials/material.ts';
import type { Painter } from '../../materials/material.ts';
import type { Shape } from '../../parts/part.ts';
import { layerParts } from '../../construction/sewing/layer.ts';
import { shadeLine, stitchRow } from '../../construction/sewing/seam.ts';
import { bagFinish } from './bag-finish.ts';
import { fallenPath, fallenStrap, flatStrap, hangingPath, strapSeam } from './carrying.ts';
import { bagMetal, plate, stud, wireRing } from '../../construction/hardware/fittings.ts';
import { fringe } from './fringe.ts';
import { saddleThread } from './leather-edge.ts';
import { bothSides, panelPart, pouchMesh, pouchPiping } from './pouch.ts';

/** A bag with a straight top and a round bottom under a flap of the same outline. */
export function saddleBag({ piece, detail }: FormContext): Shape {
  const half: PlanePoint[] = [
    [0, 0.168],
    [-0.06, 0.168],
    [-0.104, 0.166],
    [-0.114, 0.155],
    [-0.117, 0.11],
    [-0.105, 0.055],
    [-0.066, 0.014],
    [0, 0],
  ];
  const outline = bothSides(half);
  const mesh = pouchMesh(
    {
      outline,
      centre: [0, 0.088],
      depth: 0.032,
      flatness: 6,
      relief: (x, y, side) => 0.0016 * noise3(x * 14, y * 12, side * 2),
    },
    detail,
  );
  const thread = saddleThread(piece);
  const finish = bagFinish(piece, 0.03);
  const lower = (x: number) => 0.052 + 5.2 * x * x + 120 * x ** 4;
  const edge = (x: number, y: number, z: number) => Math.min((y - lower(x)) * 0.8, z + 0.014);
  const flapSeam: Painter = (point, surface) => {
    const inside = edge(point.x, point.y, 1);
    shadeLine(surface, inside, 0.0012, 0.5);
    stitchRow(point, surface, inside - 0.0055, point.x, thread);
    const rim = 0.1165 - Math.abs(point.x);
    stitchRow(point, surface, rim - 0.0055, point.y, thread);
  };
  const painted = paintInOrder(finish, flapSeam);
  const flap = layerParts({
    name: 'flap',
    role: 'cloth',
    on: mesh,
    edge,
    height: 0.0042,
    spacing: 0.003,
    ...(painted ? { detail: painted } : {}),
  });
  const isEarlier = piece.drawnAs !== undefined;
  const strap = isEarlier
    ? fallenStrap(fallenPath(0.112, 0.176), 0.0095, 0.003, detail)
    : flatStrap(
        hangingPath({ half: 0.113, base: 0.157, foot: [0.11, 0.035], lie: 0.0022 }),
        0.0095,
        0.003,
        [-1, 0, 0],
        detail,
      );
  const lockZ = 0.0385;
  const metal = [
    wireRing([0, 0.068, lockZ + 0.003], [0.013, 0, 0], [0, -0.0165, 0.001], 0.0022, detail),
    plate([0, 0.086, lockZ], [0.007, 0.0085], 0.003, 0.003, [0, 0.05, 1]),
    stud([0, 0.086, lockZ + 0.003], 0.003, 0.002, [0, 0, 1]),
    ...[-1, 1].map((side) => wireRing([side * 0.112, 0.168, 0], [0, 0, 0.0115], [0, 0.0125, 0], 0.0019, detail)),
  ];
  return {
    parts: [
      panelPart('body', mesh, finish),
      ...flap,
      { name: 'piping', role: 'cloth', colourPart: 'trim', mesh: pouchPiping(outline, 0.0022, detail), solid: true },
      {
        name: 'strap',
        role: 'cloth',
        colourPart: 'straps',
        mesh: strap,
        solid: true,
        detail: strapSeam(0.0095, 0.003, thread),
      },
      ...(piece.details.includes('fringe') ? [fringe([-0.088, 0.088], 0.075, 0.042, detail)] : []),
      bagMetal('fittings', metal, piece),
    ],
    presentation: 'floor',
    turn: 0.36,
  };
}
