export type Vec3 = readonly [number, number, number];
export type MutableVec3 = [number, number, number];

export function subtract(a: Vec3, b: Vec3): MutableVec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function addScaled(a: Vec3, direction: Vec3, length: number): MutableVec3 {
  return [a[0] + direction[0] * length, a[1] + direction[1] * length, a[2] + direction[2] * length];
}

export function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vec3, b: Vec3): MutableVec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** The vector scaled to length 1; a zero vector is returned unchanged. */
export function normalise(a: Vec3): MutableVec3 {
  const length = Math.hypot(a[0], a[1], a[2]) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** Linear interpolation from `a` (share 0) to `b` (share 1). */
export function mix(a: Vec3, b: Vec3, share: number): MutableVec3 {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}
