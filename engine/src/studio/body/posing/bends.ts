/**
 * Bends a standing body, and the clothes on it, at its joints. A map is a chain of turns about joints, the outermost
 * joint first, each with a weight that depends on where a point is in the standing body: 0 beyond the joint, 1 on the
 * limb, and between them where cloth and padding bend.
 */
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import type { BodyMap } from '../body-map.ts';

type Point = [number, number, number];

/** A rotation about an axis, in radians. */
export interface Turn {
  /** Unit vector. */
  readonly axis: Vec3;
  readonly angle: number;
}

export interface Bend extends Turn {
  readonly joint: Vec3;
  /** Share of the turn, 0 to 1, by the place of a point in the standing body. Metres. */
  readonly weight: (x: number, y: number, z: number) => number;
}

export interface BendRequest {
  /** Outermost joints first. */
  readonly bends: readonly Bend[];
  /** Move of the whole body after the bends, metres. */
  readonly move: Vec3;
  /**
   * Indices of the bends that take part together, for each place where a point may come from: a hand takes part in all
   * of its arm's bends, an upper arm only in that of the shoulder.
   */
  readonly places: readonly (readonly number[])[];
}

/** The map that applies the bends. Its `backward` is exact to a tenth of a millimetre except deep in creases. */
export function bendMap({ bends, move, places }: BendRequest): BodyMap {
  const undo = (p: Vec3, shareOf: (index: number) => number, out: Point): void => {
    for (let k = 0; k < 3; k++) out[k] = p[k]! - move[k]!;
    for (let i = bends.length - 1; i >= 0; i--) {
      const share = shareOf(i);
      if (share > 0) turnAbout(out, bends[i]!, -share);
    }
  };
  const forward = (x: number, y: number, z: number, out: Point): void => {
    [out[0], out[1], out[2]] = [x, y, z];
    for (const bend of bends) {
      const share = bend.weight(x, y, z);
      if (share > 0) turnAbout(out, bend, share);
    }
    for (let k = 0; k < 3; k++) out[k]! += move[k]!;
  };
  const undone = places.map((place) => {
    const shares = bends.map((_, index) => (place.includes(index) ? 1 : 0));
    return affineOf((p, out) => undo(p, (index) => shares[index]!, out));
  });
  const tried: Point = [0, 0, 0];
  const there: Point = [0, 0, 0];
  return {
    scale: 1,
    forward,
    backward(x, y, z, out) {
      let least = Infinity;
      // Takes the point that was tried if it leads nearer to the given one.
      const isBetter = (): boolean => {
        forward(tried[0], tried[1], tried[2], there);
        const miss = (there[0] - x) ** 2 + (there[1] - y) ** 2 + (there[2] - z) ** 2;
        if (miss >= least) return false;
        least = miss;
        [out[0], out[1], out[2]] = tried;
        return true;
      };
      for (const before of undone) {
        before(x, y, z, tried);
        isBetter();
        if (least < NEAR ** 2) return;
      }
      const p: Vec3 = [x, y, z];
      for (let round = 0; round < ROUNDS && least > NEAR ** 2; round++) {
        const [ax, ay, az] = out;
        undo(p, (index) => bends[index]!.weight(ax, ay, az), tried);
        if (!isBetter()) return;
      }
    },
  };
}

/** A rigid move as a matrix. */
function affineOf(rigid: (p: Vec3, out: Point) => void): (x: number, y: number, z: number, out: Point) => void {
  const columns = [ORIGIN, [1, 0, 0] as Vec3, [0, 1, 0] as Vec3, [0, 0, 1] as Vec3].map((axis) => {
    const out: Point = [0, 0, 0];
    rigid(axis, out);
    return out;
  });
  const [o, a, b, c] = columns as [Point, Point, Point, Point];
  for (const column of [a, b, c]) for (let k = 0; k < 3; k++) column[k]! -= o[k]!;
  return (x, y, z, out) => {
    for (let k = 0; k < 3; k++) out[k] = o[k]! + a[k]! * x + b[k]! * y + c[k]! * z;
  };
}

/** Maximum number of rounds of the fixed-point iteration of the way back. */
const ROUNDS = 10;
/** Distance in metres below which a point of the way back is good. */
const NEAR = 1e-4;

/** Turns a point by a share of the turn (Rodrigues). */
function turnAbout(point: Point, { joint, axis, angle }: Turn & { readonly joint: Vec3 }, share: number): void {
  const [c, s] = [Math.cos(angle * share), Math.sin(angle * share)];
  const [x, y, z] = [point[0] - joint[0], point[1] - joint[1], point[2] - joint[2]];
  const along = (axis[0] * x + axis[1] * y + axis[2] * z) * (1 - c);
  point[0] = joint[0] + x * c + (axis[1] * z - axis[2] * y) * s + axis[0] * along;
  point[1] = joint[1] + y * c + (axis[2] * x - axis[0] * z) * s + axis[1] * along;
  point[2] = joint[2] + z * c + (axis[0] * y - axis[1] * x) * s + axis[2] * along;
}

/** A direction after a turn. */
export function turnedBy(turn: Turn, direction: Vec3): Vec3 {
  const out: Point = [...direction];
  turnAbout(out, { ...turn, joint: ORIGIN }, 1);
  return out;
}

/** The turn back. */
export const reversed = ({ axis, angle }: Turn): Turn => ({ axis, angle: -angle });

const ORIGIN: Vec3 = [0, 0, 0];
