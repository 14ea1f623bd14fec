import { gridMesh } from '../../../../foundation/geometry/mesh/grid.ts';
import { clamp } from '../../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import type { LegPlace } from '../cloth/leg-cloth.ts';

/** A four-sided piece of cloth on trousers: pockets, flaps, belt loops, labels. */
export interface LaidPiece {
  /** Writes the place on the cloth below the piece at x (to the viewer's right) and y (down), 0 to 1. */
  readonly on: (x: number, y: number, out: LegPlace) => void;
  /** Metres above the cloth by x and y. */
  readonly height: (x: number, y: number) => number;
  readonly columns: number;
  readonly rows: number;
  /** Size of the piece in metres, for its uv. */
  readonly size: readonly [width: number, height: number];
}

/** Columns and rows that turn down at the rim. */
const RIM = 2;
/** Share of the width of the rim's columns and rows by which the sides lean out. */
const LEAN = 0.08;

/** The piece as a sheet that follows the folds below it, with round sides down to the cloth. */
export function laidOn({ on, height, columns, rows, size }: LaidPiece): Mesh {
  const place: LegPlace = { at: [0, 0, 0], normal: [0, 0, 1] };
  // The sides lean out a little, so that no two points of a corner coincide.
  const inside = (share: number, count: number) => {
    const at = (share * (count + 2 * RIM) - RIM) / count;
    return clamp(at) + (at - clamp(at)) * LEAN;
  };
  const rim = (share: number, count: number) => {
    const at = share * (count + 2 * RIM);
    return Math.max(0, RIM - at, at - count - RIM) / RIM;
  };
  return gridMesh(
    {
      columns: columns + 2 * RIM,
      rows: rows + 2 * RIM,
      develop: (u, v, _position, out) => {
        out[0] = inside(u, columns) * size[0];
        out[1] = -inside(v, rows) * size[1];
      },
    },
    (u, v, out) => {
      const [x, y] = [inside(u, columns), inside(v, rows)];
      on(x, y, place);
      const down = Math.max(rim(u, columns), rim(v, rows));
      const top = height(x, y);
      const lift = down > 0.6 ? -0.002 : top - down * Math.min(top, 0.0012);
      for (let axis = 0; axis < 3; axis++) out[axis] = place.at[axis]! + place.normal[axis]! * lift;
    },
  );
}
