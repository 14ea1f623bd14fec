/** Solids of which a display mannequin is made, as distance fields in metres. */
import { smoothIntersection, superellipse } from '../../foundation/geometry/curves/distance-field.ts';
import { clamp, lerp } from '../../foundation/geometry/interpolation.ts';
import { profile } from '../../foundation/geometry/curves/profile.ts';
import type { ProfileKey } from '../../foundation/geometry/curves/profile.ts';
import { cross, normalise, subtract } from '../../foundation/geometry/vector.ts';
import type { Vec3 } from '../../foundation/geometry/vector.ts';

/** Distance to a capsule between `a` and `b` whose radius changes from `ra` to `rb`. */
export function taperedCapsule(x: number, y: number, z: number, a: Vec3, b: Vec3, ra: number, rb: number): number {
  const [ex, ey, ez] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [px, py, pz] = [x - a[0], y - a[1], z - a[2]];
  const share = clamp((px * ex + py * ey + pz * ez) / (ex * ex + ey * ey + ez * ez));
  const [dx, dy, dz] = [px - ex * share, py - ey * share, pz - ez * share];
  return Math.sqrt(dx * dx + dy * dy + dz * dz) - lerp(ra, rb, share);
}

/** Approximate distance to an ellipsoid round the origin (Quilez 2008). */
export function ellipsoid(x: number, y: number, z: number, rx: number, ry: number, rz: number): number {
  const [ax, ay, az] = [x / rx, y / ry, z / rz];
  const k = Math.sqrt(ax * ax + ay * ay + az * az);
  if (k < 0.05) return -Math.min(rx, ry, rz);
  const [bx, by, bz] = [ax / rx, ay / ry, az / rz];
  return (k * (k - 1)) / Math.sqrt(bx * bx + by * by + bz * bz);
}

export interface LimbShape {
  readonly from: Vec3;
  readonly to: Vec3;
  /** Direction that the first half-size of the sections measures, roughly perpendicular to the limb. */
  readonly across: Vec3;
  /** Metres along the limb, half-size across it, half-size in the third direction, and shift in that direction. */
  readonly sections: readonly ProfileKey[];
  /** Superellipse exponent of the sections. */
  readonly exponent?: number;
}

/** Creates the field of a straight limb with sections along its axis and rounded ends. */
export function limbField({ from, to, across, sections, exponent = 2 }: LimbShape) {
  const axis = normalise(subtract(to, from));
  const third = normalise(cross(axis, across));
  const side = cross(third, axis);
  const at = profile(sections);
  const [low, high] = [sections[0]![0], sections.at(-1)![0]];
  const size = [0, 0, 0];
  return (x: number, y: number, z: number): number => {
    const [px, py, pz] = [x - from[0], y - from[1], z - from[2]];
    const along = px * axis[0] + py * axis[1] + pz * axis[2];
    at(clamp(along, low, high), size);
    const first = px * side[0] + py * side[1] + pz * side[2];
    const second = px * third[0] + py * third[1] + pz * third[2] - size[2]!;
    const wall = superellipse(first, second, size[0]!, size[1]!, exponent);
    return smoothIntersection(wall, Math.max(low - along, along - high), 0.02);
  };
}
