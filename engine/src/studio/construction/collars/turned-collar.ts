import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import { mix } from '../../../foundation/geometry/vector.ts';
import type { MutableVec3, Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import { settle } from '../sewing/settle.ts';

export interface TurnedCollar {
  /** Distance field of the garment below the leaf. */
  readonly field: DistanceField;
  /** The fold line of the collar, from the centre of the back to the front on the +x side. */
  readonly fold: readonly Vec3[];
  /** The edge of its leaf, from the centre of the back to the front on the +x side. */
  readonly leaf: readonly Vec3[];
  /** The corner of the collar's front end between its seam and its tip; default straight. */
  readonly notch?: readonly [x: number, y: number];
  /**
   * True when the front end is sewn to a lapel over its whole width, as on a shawl collar. Default free from the notch
   * on.
   */
  readonly joined?: boolean;
  /** Distance of the leaf from the garment in metres. */
  readonly lie: number;
  /** Distance from the garment in metres at the front end of the fold and of the leaf. */
  readonly front: readonly [fold: number, leaf: number];
  /** Height of the stand at the back, up to the fold, metres. */
  readonly stand: number;
  /** Radius of the rolled edge in metres. */
  readonly edge: number;
}

export interface CollarMeshes {
  readonly sheet: Mesh;
  readonly edge: Mesh;
}

/** Share of the rows that form the stand, before the collar turns over. */
const STAND = 0.3;
/** Rows of a finished collar from its foot to the edge of its leaf. */
export const TURNED_ROWS = 44;
/** Position of a notched end's corner between fold and tip. */
export const NOTCH_AT = 0.6;

/** A turned-down collar: it stands up round the neck, folds over and lies on the shoulders, with a rolled edge. */
export function turnedCollar(collar: TurnedCollar, detail: number): CollarMeshes {
  const { lie, front, notch } = collar;
  const fold = sidePath(collar.fold);
  const leaf = sidePath(collar.leaf);
  const surface = (share: number, side: number, across: number): MutableVec3 => {
    const over = fold(share);
    const out = leaf(share);
    const end = smoothstep(0.86, 1, share);
    const top = settle(collar.field, over, lerp(0.004, front[0], end), end);
    if (across < STAND) return mirrored(side, stood(collar, share, over, top, across / STAND));
    const q = (across - STAND) / (1 - STAND);
    const midpoint = mix(over, out, 0.5);
    const bow: Vec3 = [midpoint[0], midpoint[1] + 0.014 * (1 - end), midpoint[2]];
    const curved = mix(mix(over, bow, q), mix(bow, out, q), q);
    const point = notch ? mix(curved, notchedEnd(over, out, notch, q), end) : curved;
    const lift = lerp(lerp(0.004, lie, smoothstep(0, 0.4, q)), lerp(front[0], front[1], smoothstep(0, 0.3, q)), end);
    return mirrored(side, settle(collar.field, point, lift, smoothstep(0.25, 0.75, q) + end));
  };
  const sheet = gridMesh(
    { columns: atDetail(150, detail), rows: atDetail(TURNED_ROWS, detail), flip: true },
    (u, v, out) => {
      const turn = u * 2 - 1;
      const [x, y, z] = surface(Math.abs(turn), turn < 0 ? -1 : 1, v);
      out[0] = x;
      out[1] = y;
      out[2] = z;
    },
  );
  const border: MutableVec3[] = [];
  const inner = notch ? STAND + (1 - STAND) * NOTCH_AT : STAND;
  const ends = collar.joined ? 0 : 14;
  for (let i = 0; i < ends; i++) border.push(surface(1, -1, lerp(inner, 1, i / 14)));
  for (let i = 0; i <= 80; i++) border.push(surface(Math.abs(1 - i / 40), i < 40 ? -1 : 1, 1));
  for (let i = ends - 1; i >= 0; i--) border.push(surface(1, 1, lerp(inner, 1, i / 14)));
  return { sheet, edge: tubeMesh(border, { radius: collar.edge, sides: 10 }) };
}

/**
 * A point of the stand, from the neck of the garment up to the fold; at the front ends, from the fold straight down to
 * the fabric.
 */
function stood({ field, stand, front }: TurnedCollar, share: number, over: Vec3, top: Vec3, up: number): Vec3 {
  const down: Vec3 = [over[0] * 0.95, over[1] - stand * smoothstep(1.04, 0.8, share), over[2] * 0.97];
  const foot = mix(down, settle(field, over, -0.002, 1), smoothstep(0.82, 1, share));
  const point = mix(foot, top, up);
  const bulge = Math.sin(Math.PI * up) * 0.22 * front[0] * smoothstep(0.6, 1, share);
  return [point[0] - bulge, point[1], point[2]];
}

/** The front end of a collar: along the seam to the notch, then free to the tip. */
export function notchedEnd(over: Vec3, out: Vec3, [x, y]: readonly [number, number], q: number): Vec3 {
  const corner: Vec3 = [x, y, (over[2] + out[2]) / 2];
  return q < NOTCH_AT ? mix(over, corner, q / NOTCH_AT) : mix(corner, out, (q - NOTCH_AT) / (1 - NOTCH_AT));
}

/** Points by the share 0 (centre of the back) to 1 (front end). */
export function sidePath(points: readonly Vec3[]): (share: number) => Vec3 {
  // A point beyond the centre makes both halves meet without a crease.
  const [x, y, z] = points[1]!;
  const path = smoothPath([[-x, y, z], ...points], 10).slice(10);
  return (share) => {
    const at = Math.min(0.9999, Math.max(0, share)) * (path.length - 1);
    const i = Math.floor(at);
    return mix(path[i]!, path[i + 1]!, at - i);
  };
}

function mirrored(side: number, [x, y, z]: Vec3): MutableVec3 {
  return [x * side, y, z];
}
