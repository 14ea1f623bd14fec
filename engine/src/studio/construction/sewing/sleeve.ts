import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { lerp } from '../../../foundation/geometry/interpolation.ts';
import { bezierPath, pathLength } from '../../../foundation/geometry/curves/path.ts';
import { profile } from '../../../foundation/geometry/curves/profile.ts';
import type { ProfileKey } from '../../../foundation/geometry/curves/profile.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';

export interface SleeveShape {
  /** Centre line of the sleeve on the +x side, a cubic Bezier curve from inside the shoulder past the hem, metres. */
  readonly spine: readonly [Vec3, Vec3, Vec3, Vec3];
  /** Share 0 to 1 along the spine, then half-height across the arm and half-depth from front to back in metres. */
  readonly sections: readonly ProfileKey[];
  /** Share of the spine at which the sleeve is cut. */
  readonly end: number;
}

/** Position of a point in a sleeve's own coordinates. One object is reused by every call. */
interface SleevePoint {
  /** Share along the spine from 0 to 1; below 0 before its beginning. */
  t: number;
  /** Angle round the arm in radians: 0 on its outer side, positive to the front, pi under the arm. */
  angle: number;
  /** Distance in metres to the sleeve's surface, negative inside. */
  distance: number;
  /** Distance in metres to the cut end, positive on the side that remains. */
  toEnd: number;
  /** Mean radius of the section in metres. */
  radius: number;
}

export interface Sleeve {
  /** Length along the arm in metres. */
  readonly length: number;
  /** Distance in metres to the surface of both sleeves; the left one is the mirror image of the right one. */
  readonly field: DistanceField;
  locate(x: number, y: number, z: number): SleevePoint;
}

/** Number of straight pieces of the path along the arm. */
const SPANS = 14;

/** Creates a flattened tube round a bent arm. Both sleeves are mirror images; only their folds differ. */
export function createSleeve({ spine, sections, end }: SleeveShape): Sleeve {
  const path = bezierPath(...spine, SPANS);
  const length = pathLength(path);
  const sizes = sizesAlong(sections);
  const point: SleevePoint = { t: 0, angle: 0, distance: 0, toEnd: 0, radius: 0 };
  const near = { t: 0, dx: 0, dy: 0, dz: 0, tx: 0, ty: 0, along: 0 };
  const nearest = (x: number, y: number, z: number) => {
    let best = Infinity;
    for (let i = 0; i < SPANS; i++) {
      const a = path[i]!;
      const b = path[i + 1]!;
      const ex = b[0] - a[0];
      const ey = b[1] - a[1];
      const ez = b[2] - a[2];
      const px = x - a[0];
      const py = y - a[1];
      const pz = z - a[2];
      const size = ex * ex + ey * ey + ez * ez;
      const raw = (px * ex + py * ey + pz * ez) / size;
      const share = raw < 0 ? 0 : raw > 1 ? 1 : raw;
      const dx = px - ex * share;
      const dy = py - ey * share;
      const dz = pz - ez * share;
      const distance = dx * dx + dy * dy + dz * dz;
      if (distance >= best) continue;
      best = distance;
      near.t = (i + share) / SPANS;
      near.dx = dx;
      near.dy = dy;
      near.dz = dz;
      near.tx = ex;
      near.ty = ey;
      near.along = (raw - share) * Math.sqrt(size);
    }
  };
  const distance = () => {
    const at = Math.min(SIZES - 1, near.t * SIZES) | 0;
    const rest = near.t * SIZES - at;
    const height = lerp(sizes[at * 2]!, sizes[at * 2 + 2]!, rest);
    const depth = lerp(sizes[at * 2 + 1]!, sizes[at * 2 + 3]!, rest);
    point.radius = (height + depth) / 2;
    const flat = near.dz / depth;
    const tall = Math.sqrt(near.dx * near.dx + near.dy * near.dy) / height;
    const q = Math.sqrt(flat * flat + tall * tall);
    if (q < 0.05) return -Math.min(height, depth);
    const [a, b] = [flat / depth, tall / height];
    return ((q - 1) * q) / Math.sqrt(a * a + b * b);
  };
  return {
    length,
    field(x, y, z) {
      nearest(x < 0 ? -x : x, y, z);
      return distance();
    },
    locate(x, y, z) {
      nearest(x < 0 ? -x : x, y, z);
      point.distance = distance();
      point.t = near.t > 0 ? near.t : near.along / length;
      point.toEnd = (end - near.t) * length - near.along;
      // The direction away from the body, perpendicular to the spine: (-ty, tx), turned to the side of growing x.
      const side = near.ty < 0 ? 1 : -1;
      const outer = (near.dx * -near.ty + near.dy * near.tx) * side;
      point.angle = Math.atan2(near.dz, outer / (Math.sqrt(near.tx * near.tx + near.ty * near.ty) || 1));
      return point;
    },
  };
}

/** Number of steps of the table of sizes. */
const SIZES = 64;

function sizesAlong(sections: readonly ProfileKey[]): Float64Array {
  const at = profile(sections);
  const out = [0, 0];
  const table = new Float64Array((SIZES + 2) * 2);
  for (let i = 0; i <= SIZES + 1; i++) {
    at(i / SIZES, out);
    table.set(out, i * 2);
  }
  return table;
}
