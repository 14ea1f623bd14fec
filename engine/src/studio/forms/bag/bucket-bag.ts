import { bell, clamp, smoothstep, TAU } from '../../../foundation/geometry/interpolation.ts';
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { noise3 } from '../../../foundation/geometry/noise.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import type { MutableVec3 } from '../../../foundation/geometry/vector.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { FormContext } from '../../parts/form.ts';
import { paintInOrder } from '../../materials/material.ts';
import type { Painter } from '../../materials/material.ts';
import type { Part, Shape } from '../../parts/part.ts';
import { shadeLine, stitchRow } from '../../construction/sewing/seam.ts';
import type { Thread } from '../../construction/sewing/seam.ts';
import { bagFinish, burnish } from './bag-finish.ts';
import { carryParts } from './carry-parts.ts';
import type { Carrying } from './carry-parts.ts';
import { bagMetal, wireRing } from '../../construction/hardware/fittings.ts';
import { saddleThread } from './leather-edge.ts';

/** Height of the bucket in metres. */
const HEIGHT = 0.235;

/** Metres below the rim at which the cord runs. */
const CORD = 0.032;

/** Number of folds into which the cord draws the rim, and of the eyelets that it runs through. */
const GATHERS = 11;

/** How a bucket is carried by the strap that words name. */
const BY_STRAP: { readonly [Strap in NonNullable<Piece['attributes']['strap']>]?: Carrying } = {
  chain: 'chain',
  'top-handle': 'top-handle',
};

/** A bucket that a cord draws together below its rim. */
export function bucketBag({ piece, detail }: FormContext): Shape {
  const thread = saddleThread(piece);
  const mesh = bucketMesh(detail);
  const seams = bucketSeams(thread);
  const eyelets = cordEyelets(detail);
  const strap = piece.attributes.strap;
  const carrying = (strap && BY_STRAP[strap]) ?? 'strap';
  const carried = carryParts(
    {
      top: HEIGHT + 0.002,
      halfWidth: () => 0.0915,
      halfDepth: () => 0.08,
      pinch: 0,
      isEarlier: piece.drawnAs !== undefined,
    },
    carrying,
    thread,
    detail,
  );
  const finish = paintInOrder(bagFinish(piece, 0.03), seams);
  const cords = cordMeshes(detail).map((part, i): Part => ({
    name: `cord ${i + 1}`,
    role: 'cloth',
    colourPart: 'laces',
    mesh: part,
    solid: true,
  }));
  return {
    parts: [
      { name: 'walls', role: 'cloth', mesh, ...(finish ? { detail: finish } : {}) },
      ...cords,
      ...carried.parts,
      bagMetal('fittings', [...eyelets, ...carried.metal], piece),
    ],
    presentation: 'floor',
    turn: 0.2,
  };
}

/** Strength 0 to about 1 with which the cord pulls in the wall at height `y`. */
const pull = (y: number) => bell(y - (HEIGHT - CORD), 0.03) + smoothstep(HEIGHT - CORD, HEIGHT, y) * 0.6;

/** Radius of the wall in metres: a barrel with gathers at the height of the cord. */
const radius = (angle: number, y: number) => {
  const plain = 0.0865 + 0.012 * smoothstep(0.02, 0.16, y) + 0.004 * Math.sin((Math.PI * y) / HEIGHT);
  const drawn = clamp(pull(y), 0, 1);
  const gather = Math.cos(GATHERS * angle + 0.5 * Math.sin(3 * angle));
  return (
    plain * (1 - 0.15 * drawn) + 0.0105 * drawn * gather + 0.003 * bell(y - 0.15, 0.05) * Math.cos(GATHERS * angle)
  );
};

/** The mesh runs up the inside, over the rim, down the outside and under the bottom. */
function bucketMesh(detail: number): Mesh {
  return gridMesh({ columns: atDetail(360, detail), rows: atDetail(190, detail), closed: true }, (u, v, out) => {
    const angle = (u - 0.5) * TAU;
    const inner = v < 0.2;
    const under = v > 0.9;
    const y = inner ? 0.06 + (HEIGHT - 0.06) * (v / 0.2) : under ? 0 : HEIGHT - HEIGHT * ((v - 0.2) / 0.7);
    const corner = 0.011 * (1 - Math.sqrt(1 - (1 - clamp(y / 0.011)) ** 2));
    const wall =
      radius(angle, y) -
      (inner ? 0.0034 : 0) -
      corner +
      0.0012 * noise3(Math.sin(angle) * 3, y * 14, Math.cos(angle) * 3);
    const r = under ? wall * Math.max(0.01, (1 - v) / 0.1) : wall;
    out[0] = r * Math.sin(angle);
    out[1] = y;
    out[2] = r * 0.86 * Math.cos(angle);
  });
}

function bucketSeams(thread: Thread): Painter {
  return (point, surface) => {
    const low = point.y - 0.05;
    shadeLine(surface, low, 0.0007, 0.4);
    stitchRow(point, surface, low + 0.004, Math.atan2(point.x, point.z) * 0.09, thread);
    stitchRow(point, surface, HEIGHT - point.y - 0.006, Math.atan2(point.x, point.z) * 0.09, thread);
    burnish(surface, HEIGHT - point.y, 0.005);
    burnish(surface, point.y, 0.008);
  };
}

/** The cord round the bag and its two knotted ends in front. */
function cordMeshes(detail: number): Mesh[] {
  const y = HEIGHT - CORD;
  const ring = Array.from({ length: 181 }, (_, i): MutableVec3 => {
    const angle = (i / 180) * TAU;
    const r = radius(angle, y) + 0.0025;
    return [r * Math.sin(angle), y, r * 0.86 * Math.cos(angle)];
  });
  const cord = tubeMesh(ring, { radius: 0.0026, closed: true, sides: 12, rows: atDetail(360, detail) });
  const z = (radius(0, y) + 0.004) * 0.86;
  const ends = [-1, 1].map((side) =>
    tubeMesh(
      smoothPath(
        [
          [side * 0.004, y, z],
          [side * 0.012, y - 0.018, z + 0.012],
          [side * 0.017, y - 0.055, z + 0.016],
          [side * 0.021, y - 0.085, z + 0.0145],
        ],
        8,
      ),
      { radius: (t) => (t > 0.86 ? 0.0045 : 0.0025), sides: 12, rows: atDetail(60, detail) },
    ),
  );
  return [cord, ...ends];
}

function cordEyelets(detail: number): Mesh[] {
  const y = HEIGHT - CORD;
  return Array.from({ length: GATHERS }, (_, k) => {
    const angle = ((k + 0.5) / GATHERS) * TAU;
    const r = radius(angle, y) + 0.0008;
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    return wireRing([r * s, y, r * 0.86 * c], [0.0045 * c, 0, -0.0045 * s], [0, 0.0045, 0], 0.0012, detail * 0.6);
  });
}
