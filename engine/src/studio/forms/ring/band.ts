import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { TAU } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import type { MutableVec3, Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';

/** Inner radius of a medium-size ring, metres. */
export const INNER = 0.0086;

export interface BandOptions {
  /** Half the width along the finger in metres, at an angle from the top (radians, -pi to pi). */
  readonly half: (angle: number) => number;
  /** Thickness in metres at such an angle. */
  readonly thick: (angle: number) => number;
  /** Exponent of the section: 2 is round, 4 and more is flat with soft edges. */
  readonly square?: number;
  /** Height of the ring's centre above the floor, metres. */
  readonly centre: number;
  readonly detail: number;
}

/** A point in the plane of the ring: x to the side, y up. */
export function onRing(angle: number, radius: number, centre: number, z = 0): MutableVec3 {
  return [radius * Math.sin(angle), centre + radius * Math.cos(angle), z];
}

/** Unit direction away from the finger. */
export function outward(angle: number): Vec3 {
  return [Math.sin(angle), Math.cos(angle), 0];
}

/** An upright band. The axis of the finger is z. */
export function bandMesh({ half, thick, square = 2.6, centre, detail }: BandOptions): Mesh {
  const power = (value: number) => Math.sign(value) * Math.pow(Math.abs(value), 2 / square);
  return gridMesh(
    { columns: atDetail(56, detail), rows: atDetail(240, detail), closed: true, closedRows: true, flip: true },
    (u, v, out) => {
      // The mesh starts at the bottom, where its seam is least visible.
      const angle = v * TAU - Math.PI;
      const turn = u * TAU;
      const depth = thick(angle);
      const radius = INNER + depth / 2 + (depth / 2) * power(Math.cos(turn));
      out[0] = radius * Math.sin(angle);
      out[1] = centre + radius * Math.cos(angle);
      out[2] = half(angle) * power(Math.sin(turn));
    },
  );
}
