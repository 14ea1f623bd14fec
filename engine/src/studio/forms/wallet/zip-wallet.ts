import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { beltMesh } from '../../../foundation/geometry/mesh/belt.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { placeMesh } from '../../../foundation/geometry/mesh/place-mesh.ts';
import { TAU } from '../../../foundation/geometry/interpolation.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { metalPart, plate } from '../../construction/hardware/fittings.ts';
import { zipParts } from '../../construction/hardware/zip.ts';
import { blockMesh } from '../../construction/products/block.ts';
import { linesFrom } from '../../construction/sewing/lines-from.ts';
import { OWN_THREAD, shadeLine, stitchRow } from '../../construction/sewing/seam.ts';
import type { Painter } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';

/** Size of each cover in metres, and the radius of its corners. */
const [WIDE, HIGH, DEEP, CORNER] = [0.193, 0.102, 0.0105, 0.017];
/** Half the gap between the covers in metres, in which the zip runs. */
const GAP = 0.0027;
/** Metres by which the zip lies inside the outline of the covers. */
const INSET = 0.0008;
/** Place of the zip's slider on the top, x in metres. */
const SLIDER = 0.066;
/** Metres by which the puller hangs down over the front. */
const HANGS = 0.036;

/** A long wallet of two padded covers, closed by a zip over three of its sides. */
export function zipWallet(isNamed: boolean, detail: number): Part[] {
  const block = {
    solid: 'block',
    size: [WIDE, HIGH, DEEP],
    round: [CORNER, CORNER, 0.0046],
    puff: [0, 0, 0.0016],
  } as const;
  const cover = (side: 1 | -1) => placeMesh(blockMesh(block, detail), { at: [0, 0, side * (GAP + DEEP / 2)] });
  const spine = blockMesh({ solid: 'block', size: [WIDE - 0.024, 0.012, 2 * GAP + DEEP], round: 0.005 }, detail);
  const path = outline();
  const at = path.findIndex(([x, y]) => x > SLIDER && y > HIGH / 2);
  const [zip, , slider] = zipParts(path.slice(0, at + 1), [-1, 0, 0], isNamed, detail);
  const [rest] = zipParts(path.slice(at - 6), [0, 1, 0], isNamed, detail);
  return [
    {
      name: 'covers',
      role: 'cloth',
      mesh: mergeMeshes([cover(1), cover(-1), spine]),
      solid: true,
      detail: stitched,
      lines: linesFrom(stitched),
    },
    { ...zip!, mesh: mergeMeshes([zip!.mesh, rest!.mesh]) },
    { name: 'zip puller', role: 'cloth', colourPart: 'zip', mesh: puller(), solid: true },
    slider!,
    metalPart(
      'plaque',
      [plate([0, HIGH * 0.27, GAP + DEEP + 0.0012], [0.0125, 0.0036], 0.0012, 0.001, [0, 0, 1])],
      isNamed,
    ),
  ];
}

/** A strip of leather that hangs from the slider over the front cover. */
function puller(): Mesh {
  const front = GAP + DEEP + 0.0024;
  const path: Vec3[] = [
    [SLIDER, HIGH + 0.0012, 0.002],
    [SLIDER, HIGH + 0.0024, front * 0.6],
    [SLIDER + 0.001, HIGH - 0.003, front - 0.001],
    [SLIDER + 0.002, HIGH - HANGS * 0.6, front],
    [SLIDER + 0.003, HIGH - HANGS, front],
  ];
  return beltMesh(smoothPath(path, 8), {
    half: (t) => 0.0028 + 0.0012 * t,
    thickness: 0.0024,
    up: [0, 1, 0],
    rows: 48,
  });
}

/** The line of the zip from the lower left corner over the top to the lower right corner. */
function outline(): Vec3[] {
  const [x, top, r] = [WIDE / 2 - INSET, HIGH - INSET, CORNER - INSET];
  const arc = (cx: number, from: number) =>
    Array.from({ length: 9 }, (_, i): Vec3 => {
      const angle = from - ((i / 8) * TAU) / 4;
      return [cx + r * Math.cos(angle), top - r + r * Math.sin(angle), 0];
    });
  const run = (a: Vec3, b: Vec3, count: number) =>
    Array.from({ length: count }, (_, i): Vec3 => {
      const t = (i + 0.5) / count;
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, 0];
    });
  const left = [[-x, 0.012, 0] as Vec3, ...run([-x, 0.012, 0], [-x, top - r, 0], 6)];
  const down = run([x, top - r, 0], [x, 0.012, 0], 6);
  return smoothPath(
    [
      ...left,
      ...arc(-x + r, TAU / 2),
      ...run([-x + r, top, 0], [x - r, top, 0], 14),
      ...arc(x - r, TAU / 4),
      ...down,
      [x, 0.012, 0],
    ],
    2,
  );
}

/** A row of stitches round the face of each cover. */
const stitched: Painter = (point, surface) => {
  const [dx, dy] = [Math.abs(point.x) - (WIDE / 2 - CORNER), Math.abs(point.y - HIGH / 2) - (HIGH / 2 - CORNER)];
  const isCorner = dx > 0 && dy > 0;
  const inside = CORNER - (isCorner ? Math.hypot(dx, dy) : Math.max(dx, dy));
  const along = isCorner ? Math.atan2(dy, dx) * CORNER : dx > dy ? point.y : point.x;
  shadeLine(surface, inside - 0.0052, 0.0007, 0.22);
  stitchRow(point, surface, inside - 0.0062, along, OWN_THREAD);
};
