/** The directions of the cloth around a place, the space that it offers, and how far it is stretched. */
import type { Vec3 } from '../../foundation/geometry/vector.ts';
import type { ClothMap } from './cloth-map.ts';

/** A size in millimetres. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/**
 * The directions of an artwork on flat cloth: metres on the worn piece to the right and up for a metre along u and v.
 * Cloth that falls is gathered a little, and some parts are cut mirrored or turned.
 */
export interface ArtFrame {
  readonly right: readonly [u: number, v: number];
  readonly up: readonly [u: number, v: number];
}

/** Step in metres by which the space around a centre is measured. */
const STEP = 0.003;
/** Maximum half size of that space in metres. */
const REACH = 0.5;

/** Metres between the points round a centre of which the mean normal is taken. */
const NORMALS = 0.004;
/** The same where single folds of cloth must not decide which way it faces. */
export const OVER_FOLDS = 0.012;

/**
 * The space in millimetres for a box round a centre, within the cloth and before it turns away; null off the cloth.
 * @param facing cosine of the angle to the centre's normal at which the cloth turns away.
 * @param normals metres between the points of which that normal is the mean.
 */
export function spaceAround(
  map: ClothMap,
  centre: FlatPoint,
  turn: number,
  facing: number,
  frame: ArtFrame,
  normals = NORMALS,
): Box | null {
  const start = map.at(centre.u, centre.v);
  if (start === null) return null;
  const normal = meanNormal(map, centre, normals);
  const isOpen = (right: number, up: number): boolean => {
    const { u, v } = flatPoint(centre, frame, turn, right, up);
    const found = map.at(u, v);
    return found !== null && normal[0] * found[3]! + normal[1] * found[4]! + normal[2] * found[5]! > facing;
  };
  const along = (right: number, up: number): number => {
    let gap = 0;
    for (let reach = STEP; reach < REACH; reach += STEP) {
      gap = isOpen(right * reach, up * reach) ? 0 : gap + 1;
      if (gap > 2) return reach - gap * STEP;
    }
    return REACH;
  };
  const width = 2 * Math.min(along(1, 0), along(-1, 0));
  const height = 2 * Math.min(along(0, 1), along(0, -1));
  return { width: width * 1000, height: height * 1000 };
}

/** Maximum stretch, and minimum as its reciprocal: beyond them the cloth is folded over itself and counts as flat. */
const MAX_STRETCH = 1.35;

export interface FlatPoint {
  readonly u: number;
  readonly v: number;
}

/**
 * The directions in which an artwork is upright and readable from outside, and how long the worn cloth is along them.
 * @param box the size in millimetres over which it is measured.
 * @param least the smallest stretch that is believed.
 */
export function frameAround(map: ClothMap, centre: FlatPoint, box: Box, least = 1 / MAX_STRETCH): ArtFrame {
  const step = 2 * map.cell;
  const believed = (stretch: number) => (stretch > MAX_STRETCH || stretch < least ? 1 : stretch);
  const normal = meanNormal(map, centre);
  const rough = [lineAlong(map, centre, [1, 0], 12 * step), lineAlong(map, centre, [0, 1], 12 * step)] as const;
  // A face that lies flat is read from the front.
  const height = (along: Vec3) => (normal[1] > LYING ? -along[2] : along[1]);
  const isUpright = Math.abs(height(rough[1].along)) >= Math.abs(height(rough[0].along));
  const upAxis = isUpright ? 1 : 0;
  const upSign = height(rough[upAxis].along) < 0 ? -1 : 1;
  const side = cross(rough[1 - upAxis]!.along, rough[upAxis].along);
  const sideSign = upSign * (side[0] * normal[0] + side[1] * normal[1] + side[2] * normal[2] < 0 ? -1 : 1);
  const axis = (index: number): readonly [number, number] => (index === 0 ? [1, 0] : [0, 1]);
  const across = believed(lineAlong(map, centre, axis(1 - upAxis), box.width / 2000).stretch) * sideSign;
  const upwards = believed(lineAlong(map, centre, axis(upAxis), box.height / 2000).stretch) * upSign;
  return isUpright ? { right: [across, 0], up: [0, upwards] } : { right: [0, across], up: [upwards, 0] };
}

/** Height of the unit normal above which a face lies flat. */
const LYING = 0.8;

/** Worn length for a length of flat cloth along a line through a centre, and its direction on the piece. */
function lineAlong(
  map: ClothMap,
  centre: FlatPoint,
  [du, dv]: readonly [number, number],
  reach: number,
): { readonly stretch: number; readonly along: Vec3 } {
  const step = 2 * map.cell;
  const count = Math.max(1, Math.round(reach / step));
  let [worn, flat, x, y, z] = [0, 0, 0, 0, 0];
  for (let k = -count; k < count; k++) {
    const from = map.at(centre.u + du * k * step, centre.v + dv * k * step);
    const to = map.at(centre.u + du * (k + 1) * step, centre.v + dv * (k + 1) * step);
    if (from === null || to === null) continue;
    const [ex, ey, ez] = [to[0]! - from[0]!, to[1]! - from[1]!, to[2]! - from[2]!];
    worn += Math.hypot(ex, ey, ez);
    flat += step;
    [x, y, z] = [x + ex, y + ey, z + ez];
  }
  return { stretch: flat === 0 ? 1 : worn / flat, along: [x, y, z] };
}

const cross = ([ax, ay, az]: Vec3, [bx, by, bz]: Vec3): Vec3 => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
];

/** The point of flat cloth at worn metres to the right and up of a centre. */
export function flatPoint({ u, v }: FlatPoint, { right, up }: ArtFrame, turn: number, x: number, y: number): FlatPoint {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [r, p] = [c * x + s * y, c * y - s * x];
  const determinant = right[0] * up[1] - right[1] * up[0];
  return {
    u: u + (r * up[1] - p * right[1]) / determinant,
    v: v + (p * right[0] - r * up[0]) / determinant,
  };
}

/** @param step metres between the points of which it is the mean. */
export function meanNormal(map: ClothMap, { u, v }: FlatPoint, step = NORMALS): readonly [number, number, number] {
  const sum = [0, 0, 0];
  for (let j = -4; j <= 4; j++) {
    for (let i = -4; i <= 4; i++) {
      const found = map.at(u + i * step, v + j * step);
      if (found === null) continue;
      for (const axis of [0, 1, 2]) sum[axis]! += found[3 + axis]!;
    }
  }
  const length = Math.hypot(sum[0]!, sum[1]!, sum[2]!) || 1;
  return [sum[0]! / length, sum[1]! / length, sum[2]! / length];
}
