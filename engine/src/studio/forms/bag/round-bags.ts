/** Bags of a round section: a bucket with a drawstring, a duffel with two handles. */
import { bell, clamp, smoothstep, TAU } from '../../../geometry/interpolation.ts';
import { gridMesh } from '../../../geometry/grid.ts';
import { noise3 } from '../../../geometry/noise.ts';
import { smoothPath } from '../../../geometry/path.ts';
import { tubeMesh } from '../../../geometry/tube.ts';
import type { MutableVec3, Vec3 } from '../../../geometry/vector.ts';
import { atDetail } from '../../form.ts';
import type { FormContext } from '../../form.ts';
import { paintInOrder } from '../../material.ts';
import type { Painter } from '../../material.ts';
import type { Part, Shape } from '../../part.ts';
import { shadeLine, stitchRow } from '../sewn/seam.ts';
import { bagFinish, burnish } from './bag-finish.ts';
import { carryParts } from './carry-parts.ts';
import { flatStrap, rolledHandle, strapSeam } from './carrying.ts';
import { bagMetal, stud, wireRing } from './fittings.ts';
import { saddleThread } from './leather-edge.ts';
import { zipParts } from './zip.ts';

const HEIGHT = 0.235;
/** Metres below the rim at which the cord runs. */
const CORD = 0.032;
const GATHERS = 11;

/** A bucket that a cord draws together below its rim. */
export function bucketBag({ piece, detail }: FormContext): Shape {
  const thread = saddleThread(piece);
  const pull = (y: number) => bell(y - (HEIGHT - CORD), 0.03) + smoothstep(HEIGHT - CORD, HEIGHT, y) * 0.6;
  const radius = (angle: number, y: number) => {
    const plain = 0.0865 + 0.012 * smoothstep(0.02, 0.16, y) + 0.004 * Math.sin((Math.PI * y) / HEIGHT);
    const drawn = clamp(pull(y), 0, 1);
    const gather = Math.cos(GATHERS * angle + 0.5 * Math.sin(3 * angle));
    return (
      plain * (1 - 0.15 * drawn) + 0.0105 * drawn * gather + 0.003 * bell(y - 0.15, 0.05) * Math.cos(GATHERS * angle)
    );
  };
  const mesh = gridMesh({ columns: atDetail(360, detail), rows: atDetail(190, detail), closed: true }, (u, v, out) => {
    const angle = (u - 0.5) * TAU;
    // Down the inside, over the rim, down the outside and under.
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
  const seams: Painter = (point, surface) => {
    const low = point.y - 0.05;
    shadeLine(surface, low, 0.0007, 0.4);
    stitchRow(point, surface, low + 0.004, Math.atan2(point.x, point.z) * 0.09, thread);
    stitchRow(point, surface, HEIGHT - point.y - 0.006, Math.atan2(point.x, point.z) * 0.09, thread);
    burnish(surface, HEIGHT - point.y, 0.005);
    burnish(surface, point.y, 0.008);
  };
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
  const eyelets = Array.from({ length: GATHERS }, (_, k) => {
    const angle = ((k + 0.5) / GATHERS) * TAU;
    const r = radius(angle, y) + 0.0008;
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    return wireRing([r * s, y, r * 0.86 * c], [0.0045 * c, 0, -0.0045 * s], [0, 0.0045, 0], 0.0012, detail * 0.6);
  });
  const strap = piece.attributes.strap;
  const carrying = strap === 'chain' ? 'chain' : strap === 'top-handle' ? 'top-handle' : 'strap';
  const carried = carryParts({ top: HEIGHT + 0.002, halfWidth: () => 0.0915 }, carrying, thread, detail);
  const finish = paintInOrder(bagFinish(piece, 0.03), seams);
  const cords = [cord, ...ends].map((part, i): Part => ({
    ...{ name: `cord ${i + 1}`, role: 'cloth', colourPart: 'laces', mesh: part, solid: true },
  }));
  return {
    parts: [
      { name: 'walls', role: 'cloth', mesh, ...(finish ? { detail: finish } : {}) },
      ...cords,
      ...carried.parts,
      bagMetal('fittings', [...eyelets, ...carried.metal], piece),
    ],
    ...{ presentation: 'floor', turn: 0.2 },
  };
}

/** A roll with a zip along its top and two handles. */
export function duffel({ piece, detail }: FormContext): Shape {
  const [half, r] = [0.215, 0.112];
  const thread = saddleThread(piece);
  const mesh = gridMesh({ columns: atDetail(300, detail), rows: atDetail(220, detail), closed: true }, (u, v, out) => {
    // Rings along x with round ends; the bag is heavy and spreads on the floor.
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
      ...{ name: front > 0 ? 'front handle' : 'back handle', role: 'cloth', colourPart: 'handle', solid: true },
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
    ...{ presentation: 'floor', turn: 0.42 },
  };
}
