/** Soft bags sewn from two panels: hobo, saddle bag, belt bag. */
import { beltMesh } from '../../../geometry/belt.ts';
import { bell, smoothstep } from '../../../geometry/interpolation.ts';
import { noise3 } from '../../../geometry/noise.ts';
import { smoothOutline } from '../../../geometry/outline.ts';
import type { PlanePoint } from '../../../geometry/outline.ts';
import { smoothPath } from '../../../geometry/path.ts';
import type { Vec3 } from '../../../geometry/vector.ts';
import { atDetail } from '../../form.ts';
import type { FormContext } from '../../form.ts';
import { paintInOrder } from '../../material.ts';
import type { Painter } from '../../material.ts';
import type { Part, Shape } from '../../part.ts';
import { layerParts } from '../sewn/layer.ts';
import { shadeLine, stitchRow } from '../sewn/seam.ts';
import { bagFinish } from './bag-finish.ts';
import { flatStrap, strapLoop, strapSeam } from './carrying.ts';
import { bagMetal, plate, stud, wireRing } from './fittings.ts';
import { fringe } from './fringe.ts';
import { saddleThread } from './leather-edge.ts';
import { pouchMesh, pouchPiping } from './pouch.ts';
import { zipParts } from './zip.ts';

/** A half moon that slouches between the ends of its strap. */
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
      ...{ outline, middle: [0, 0.088], depth: 0.05, flatness: 3 },
      relief: (x, y, side) => {
        // Folds hang from the ends of the strap into the sagging middle.
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
    panel('body', mesh, bagFinish(piece, 0.034)),
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

/** Straight above, round below, under a flap of the same line. */
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
      ...{ outline, middle: [0, 0.088], depth: 0.032, flatness: 6 },
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
    ...{ name: 'flap', role: 'cloth', on: mesh, edge, height: 0.0042, spacing: 0.003 },
    ...(painted ? { detail: painted } : {}),
  });
  const strap = flatStrap(strapLoop(0.112, 0.176, 0.19, -0.02), 0.0095, 0.003, [-1, 0, 0], detail);
  const lockZ = 0.0385;
  const metal = [
    wireRing([0, 0.068, lockZ + 0.003], [0.013, 0, 0], [0, -0.0165, 0.001], 0.0022, detail),
    plate([0, 0.086, lockZ], [0.007, 0.0085], 0.003, 0.003, [0, 0.05, 1]),
    stud([0, 0.086, lockZ + 0.003], 0.003, 0.002, [0, 0, 1]),
    ...[-1, 1].map((side) => wireRing([side * 0.112, 0.168, 0], [0, 0, 0.0115], [0, 0.0125, 0], 0.0019, detail)),
  ];
  return {
    parts: [
      panel('body', mesh, finish),
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
    ...{ presentation: 'floor', turn: 0.36 },
  };
}

/** A flat pouch on a belt that stands behind it in a loop. */
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
  const mesh = pouchMesh({ outline, middle: [0, 0.066], depth: 0.033, flatness: 3.4, relief }, detail);
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
      panel('body', mesh, paintInOrder(bagFinish(piece, 0.026), pocket)),
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
    ...{ presentation: 'floor', turn: 0.3 },
  };
}

function panel(name: string, mesh: Part['mesh'], detail: Painter | undefined): Part {
  return { name, role: 'cloth', mesh, solid: true, ...(detail ? { detail } : {}) };
}

/** The left half of an outline from top to bottom, and its mirror image: anticlockwise from the top. */
function bothSides(half: readonly PlanePoint[]): PlanePoint[] {
  const left = smoothOutline(half, 8);
  return [
    ...left,
    ...left
      .slice(1, -1)
      .map(([x, y]): PlanePoint => [-x, y])
      .reverse(),
  ];
}
