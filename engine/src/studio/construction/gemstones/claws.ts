import { latheMesh } from '../../../foundation/geometry/mesh/lathe.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { placeMesh } from '../../../foundation/geometry/mesh/place-mesh.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import { TAU } from '../../../foundation/geometry/interpolation.ts';
import { addScaled } from '../../../foundation/geometry/vector.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Stone } from '../../parts/gem-body.ts';

/** Distance of a cut's girdle from its centre at an angle, in half widths. */
export function girdleReach(facets: Float64Array, angle: number): number {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  let reach = Infinity;
  for (let f = 0; f < facets.length; f += 4) {
    const towards = c * facets[f]! + s * facets[f + 2]!;
    if (Math.abs(facets[f + 1]!) < 1e-6 && towards > 1e-6) reach = Math.min(reach, facets[f + 3]! / towards);
  }
  return reach;
}

/** A point given in half widths along a stone's own axes. */
export function inStone({ at, x, y, z, size }: Stone, a: number, b: number, c: number): Vec3 {
  return addScaled(addScaled(addScaled(at, x, a * size), y, b * size), z, c * size);
}

export interface ClawOptions {
  readonly stone: Stone;
  readonly facets: Float64Array;
  readonly angles: readonly number[];
  /** Distance below the girdle at which claws meet, in half widths. */
  readonly foot: number;
  /** Radius of the wire, metres. */
  readonly wire: number;
  readonly detail: number;
}

/** Claws that rise round a stone and bend over its crown, held together by a gallery rail. */
export function clawMeshes({ stone, facets, angles, foot, wire, detail }: ClawOptions): Mesh[] {
  const claws = angles.flatMap((angle) => {
    const reach = girdleReach(facets, angle);
    const point = (share: number, height: number): Vec3 =>
      inStone(stone, share * reach * Math.cos(angle), height, share * reach * Math.sin(angle));
    const off = wire / stone.size;
    const path = smoothPath(
      [
        point(0.3, -foot),
        point(0.68, -foot * 0.5),
        point(1.0 + off * 0.5, -0.04),
        point(0.99, 0.17),
        point(0.84, 0.27),
      ],
      8,
    );
    const tube = tubeMesh(path, {
      radius: (t) => wire * (1.12 - 0.28 * t),
      sides: atDetail(18, detail),
      rows: atDetail(50, detail),
    });
    return [tube, bead(point(0.84, 0.265), wire * 0.92, stone.y, detail)];
  });
  return [...claws, railMesh(stone, facets, 0.72, -foot * 0.45, wire * 0.72, detail)];
}

/** A wire along the girdle's outline, `share` of its size, at a height in half widths. */
export function railMesh(
  stone: Stone,
  facets: Float64Array,
  share: number,
  height: number,
  wire: number,
  detail: number,
): Mesh {
  const steps = atDetail(96, detail);
  const path = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const angle = (i / steps) * TAU;
    const reach = share * girdleReach(facets, angle);
    return inStone(stone, reach * Math.cos(angle), height, reach * Math.sin(angle));
  });
  return tubeMesh(path, { radius: wire, closed: true, sides: atDetail(14, detail), rows: steps, up: stone.y });
}

/** A ball of metal: the tip of a claw, the grain next to a small stone. */
export function bead(at: Vec3, radius: number, up: Vec3, detail: number): Mesh {
  const steps = atDetail(10, Math.max(0.8, detail));
  const outline = Array.from({ length: steps + 1 }, (_, i): [number, number] => [
    Math.max(1e-7, radius * Math.sin((i / steps) * Math.PI)),
    radius * Math.cos((i / steps) * Math.PI),
  ]);
  return placeMesh(latheMesh(outline, { columns: atDetail(16, Math.max(0.8, detail)) }), {
    at,
    up,
    front: [0.3, 0.2, 0.93],
  });
}
