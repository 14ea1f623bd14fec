import { gridMesh } from '../../../../foundation/geometry/mesh/grid.ts';
import type { DistanceField } from '../../../../foundation/geometry/curves/distance-field.ts';
import { lerp, smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { tubeMesh } from '../../../../foundation/geometry/mesh/tube.ts';
import { mix } from '../../../../foundation/geometry/vector.ts';
import type { MutableVec3, Vec3 } from '../../../../foundation/geometry/vector.ts';
import { atDetail } from '../../../parts/at-detail.ts';
import { settle } from '../../sewing/settle.ts';
import { sidePath } from '../../collars/turned-collar.ts';
import type { CollarMeshes } from '../../collars/turned-collar.ts';

/**
 * A collar given by the paths of its seam, its fold and its edge, from the centre of the back to the front on the +x
 * side, in metres.
 */
export interface ShirtCollarShape {
  readonly foot: readonly Vec3[];
  readonly fold: readonly Vec3[];
  readonly leaf: readonly Vec3[];
  /** Share of the path from which the front end is rounded off; 1 is pointed. */
  readonly round: number;
  /** Share of the path at which a notch separates collar and lapel. Default none. */
  readonly notch?: number;
  /** Deviation in metres of the roll at the fold from a straight line between fold and edge. */
  readonly roll: number;
  /** Distance between leaf and garment in metres. */
  readonly lie: number;
  /** Radius of the edge in metres. Default 1.1 mm. */
  readonly edge?: number;
  /** True when the edge of the leaf touches the garment. Absent in scenes that were stored when it stood off it. */
  readonly isPressed?: boolean;
}

/** Share of the leaf's distance from the garment that is left at a pressed edge. */
const PRESSED = 0.2;

/** Share of the rows that form the stand, below the fold. */
const STAND = 0.3;

/** Number of rows from seam to edge at full detail. */
export const COLLAR_ROWS = 44;

/** Builds a stand round the neck, closed in front, and a leaf that rolls over it and falls to its points. */
export function shirtCollar(shape: ShirtCollarShape, field: DistanceField, detail: number): CollarMeshes {
  const foot = sidePath(shape.foot);
  const fold = sidePath(shape.fold);
  const leaf = sidePath(shape.leaf);
  const surface = (share: number, side: number, across: number): MutableVec3 => {
    const over = fold(share);
    if (across < STAND) {
      const [x, y, z] = mix(foot(share), over, across / STAND);
      return [x * side, y, z];
    }
    const q = (across - STAND) / (1 - STAND);
    const past = Math.max(0, (share - shape.round) / (1.0001 - shape.round));
    const reach = Math.sqrt(Math.max(0, 1 - past * past)) * notched(shape, share);
    const out = mix(over, leaf(share), reach);
    // Where the end is rounded off, the leaf is too short to roll.
    const roll = shape.roll * (shape.isPressed ? reach : 1);
    const knee: Vec3 = [
      lerp(over[0], out[0], 0.42),
      lerp(over[1], out[1], 0.2) + roll,
      lerp(over[2], out[2], 0.5) + 0.004 * smoothstep(0.4, 1, share),
    ];
    const point = mix(mix(over, knee, q), mix(knee, out, q), q);
    const edgeLie = shape.isPressed ? lerp(1, PRESSED, smoothstep(0.5, 1, q)) : 1;
    const [x, y, z] = settle(field, point, shape.lie * smoothstep(0, 0.3, q) * edgeLie, smoothstep(0.55, 1, q) * 0.6);
    return [x * side, y, z];
  };
  // A collar is a nearly straight strip, so its threads run from fold to edge, however the leaf spreads towards
  // its points.
  const [half, deep] = [(pathLength(shape.fold) + pathLength(shape.leaf)) / 2, 0.085];
  const grid = {
    columns: atDetail(150, detail),
    rows: atDetail(COLLAR_ROWS, detail),
    flip: true,
    develop: (u: number, v: number, _at: MutableVec3, out: [number, number]) => {
      out[0] = (u * 2 - 1) * half;
      out[1] = -v * deep;
    },
  };
  const sheet = gridMesh(grid, (u, v, out) => {
    const turn = u * 2 - 1;
    const [x, y, z] = surface(Math.abs(turn), turn < 0 ? -1 : 1, v);
    out[0] = x;
    out[1] = y;
    out[2] = z;
  });
  const border: MutableVec3[] = [];
  for (let i = 0; i < 16; i++) border.push(surface(1, -1, lerp(STAND * 0.5, 1, i / 16)));
  for (let i = 0; i <= 96; i++) border.push(surface(Math.abs(1 - i / 48), i < 48 ? -1 : 1, 1));
  for (let i = 15; i >= 0; i--) border.push(surface(1, 1, lerp(STAND * 0.5, 1, i / 16)));
  return { sheet, edge: tubeMesh(border, { radius: shape.edge ?? 0.0011, sides: 10 }) };
}

function pathLength(path: readonly Vec3[]): number {
  let length = 0;
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1]!, path[i]!];
    length += Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  }
  return length;
}

function notched({ notch }: ShirtCollarShape, share: number): number {
  return notch === undefined ? 1 : 1 - 0.5 * Math.max(0, 1 - Math.abs(share - notch) / 0.035);
}
