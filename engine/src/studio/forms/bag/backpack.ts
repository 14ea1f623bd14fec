import { beltMesh } from '../../../foundation/geometry/mesh/belt.ts';
import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { FormContext } from '../../parts/form.ts';
import { paintInOrder } from '../../materials/material.ts';
import type { Painter } from '../../materials/material.ts';
import type { Part, Shape } from '../../parts/part.ts';
import { shadeLine, stitchRow } from '../../construction/sewing/seam.ts';
import type { Thread } from '../../construction/sewing/seam.ts';
import { bagBody } from './bag-body.ts';
import type { BagBody } from './bag-body.ts';
import { bagFinish, burnish } from './bag-finish.ts';
import { archPath, flatStrap, rolledHandle, strapSeam } from './carrying.ts';
import { bagMetal, wireRing } from '../../construction/hardware/fittings.ts';
import { flapSlab } from './flap.ts';
import { cutLeather, saddleThread } from './leather-edge.ts';

/** A backpack: a tall body under a flap with two buckled straps, a pocket in front and shoulder straps behind. */
export function backpack({ piece, detail }: FormContext): Shape {
  const body = bagBody({
    bottom: 0,
    height: 0.31,
    edge: 0.03,
    swell: 0.012,
    pinch: 0.004,
    halfWidth: [0.128, 0.112],
    halfDepth: [0.066, 0.052],
  });
  const pocket = bagBody({
    bottom: 0.022,
    height: 0.118,
    edge: 0.016,
    swell: 0.006,
    pinch: 0,
    halfWidth: [0.095, 0.092],
    halfDepth: [0.022, 0.017],
  });
  const thread = saddleThread(piece);
  const finish = bagFinish(piece, 0.04);
  const flap = flapSlab(
    body,
    { drop: 0.145, margin: 0.004, flare: 0, corner: 0.05, bow: 0.012, thickness: 0.0036 },
    detail,
  );
  const pocketMesh = pocket.mesh(detail * 0.8);
  const moved = pocketMesh.positions.slice();
  for (let k = 2; k < moved.length; k += 3) moved[k] = moved[k]! + FORWARD;
  const buckles = [-1, 1].map((side) =>
    wireRing(
      [side * 0.058, 0.112, FORWARD + pocket.frontZ(0.058, 0.112) + 0.0055],
      [0.0125, 0, 0],
      [0, 0.0105, 0],
      0.0018,
      detail,
    ),
  );
  const painted = paintInOrder(finish, wallSeams(body, thread));
  const flapPaint = paintInOrder(finish, cutLeather(flap.edge, thread));
  return {
    parts: [
      { name: 'walls', role: 'cloth', mesh: body.mesh(detail), solid: true, ...(painted ? { detail: painted } : {}) },
      {
        name: 'pocket',
        role: 'cloth',
        colourPart: 'pockets',
        mesh: { ...pocketMesh, positions: moved },
        solid: true,
        ...(finish ? { detail: finish } : {}),
      },
      { name: 'flap', role: 'cloth', mesh: flap.mesh, ...(flapPaint ? { detail: flapPaint } : {}) },
      {
        name: 'loop',
        role: 'cloth',
        colourPart: 'handle',
        solid: true,
        mesh: rolledHandle(archPath(0.034, body.top - 0.003, 0.036, -0.024), 0.0052, detail),
      },
      ...strapParts(body, pocket, thread, detail),
      bagMetal('buckles', buckles, piece),
    ],
    presentation: 'floor',
    turn: 0.42,
  };
}

/** Metres from the centre of the body to the centre of the pocket. */
const FORWARD = 0.074;

/** The two straps that close the flap and the two shoulder straps, which stand out at the back. */
function strapParts(body: BagBody, pocket: BagBody, thread: Thread, detail: number): Part[] {
  return [-1, 1].flatMap((side): Part[] => {
    const x = side * 0.058;
    const front: Vec3[] = [0.196, 0.17, 0.14, 0.108, 0.085].map((y) => [
      x,
      y,
      y < 0.15 ? FORWARD + pocket.frontZ(x, y) + 0.004 : body.frontZ(x, y) + 0.008 + (y > 0.165 ? 0 : 0.008),
    ]);
    const back: Vec3[] = [
      [side * 0.04, 0.296, -0.05],
      [side * 0.078, 0.292, -0.09],
      [side * 0.12, 0.215, -0.12],
      [side * 0.136, 0.125, -0.116],
      [side * 0.122, 0.05, -0.088],
      [side * 0.096, 0.016, -0.05],
    ];
    return [
      {
        name: side < 0 ? 'left closing strap' : 'right closing strap',
        role: 'cloth',
        colourPart: 'straps',
        mesh: flatStrap(smoothPath(front, 8), 0.0095, 0.003, [0, 0, 1], detail),
        solid: true,
        detail: strapSeam(0.0095, 0.003, thread),
      },
      {
        name: side < 0 ? 'left shoulder strap' : 'right shoulder strap',
        role: 'cloth',
        colourPart: 'straps',
        mesh: beltMesh(smoothPath(back, 10), {
          half: (t: number) => 0.019 - 0.0085 * smoothstep(0.6, 0.78, t),
          thickness: 0.007,
          up: [side * 0.4, 0, -1],
          rows: atDetail(120, detail),
        }),
        solid: true,
        detail: strapSeam(0.019, 0.007, thread),
      },
    ];
  });
}

function wallSeams(body: BagBody, thread: Thread): Painter {
  return (point, surface) => {
    if (Math.abs(point.nz) < 0.5) return;
    const side = body.halfWidth(point.y) - Math.abs(point.x);
    burnish(surface, Math.min(side, point.y), 0.01);
    shadeLine(surface, side - 0.012, 0.0007, 0.35);
    stitchRow(point, surface, side - 0.0155, point.y, thread);
  };
}
