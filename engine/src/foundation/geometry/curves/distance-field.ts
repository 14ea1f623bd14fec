/**
 * Signed distance fields in metres, negative inside. Reliable bounds matter more than exactness: a field may
 * underestimate far away but must be close to a true distance within a few centimetres of the surface.
 */
import type { Vec3 } from '../vector.ts';

export type DistanceField = (x: number, y: number, z: number) => number;

/** Cubic smooth minimum (Quilez 2013); `blend` is the reach in metres. */
export function smoothUnion(a: number, b: number, blend: number): number {
  const h = Math.max(blend - Math.abs(a - b), 0) / blend;
  return Math.min(a, b) - (h * h * h * blend) / 6;
}

/** The corresponding smooth maximum, which intersects two fields. */
export function smoothIntersection(a: number, b: number, blend: number): number {
  return -smoothUnion(-a, -b, blend);
}

/**
 * Approximate distance to a superellipse |x/rx|^n + |z/rz|^n = 1: (q - 1) / |gradient of q|. Exponent 2 is an ellipse,
 * 2.25 to 2.35 suits a torso, and higher values are closer to a rectangle.
 */
export function superellipse(x: number, z: number, rx: number, rz: number, exponent: number): number {
  const a = Math.abs(x / rx);
  const b = Math.abs(z / rz);
  const aPower = Math.pow(a, exponent);
  const bPower = Math.pow(b, exponent);
  const q = Math.pow(aPower + bPower, 1 / exponent);
  if (q < 0.02) return -Math.min(rx, rz);
  // Equals q ** (1 - exponent), and aPower / a below equals a ** (exponent - 1), without more calls of Math.pow.
  const k = q / (aPower + bPower);
  const gx = a > 0 ? (k * aPower) / (a * rx) : 0;
  const gz = b > 0 ? (k * bPower) / (b * rz) : 0;
  // Math.sqrt instead of Math.hypot, whose guard against overflow takes several times as long: fields are evaluated
  // millions of times.
  return (q - 1) / Math.sqrt(gx * gx + gz * gz);
}

/** Offset that keeps the curvature of a superellipse from vanishing on its axes, where it would look like a crease. */
const AXIS_ROUNDING = 0.03;

/** Radius factor of the unit superellipse in the direction (cosine, sine), for lofting grids. */
export function superellipseRadius(cosine: number, sine: number, exponent: number): number {
  const half = exponent / 2;
  const sum = Math.pow(cosine * cosine + AXIS_ROUNDING, half) + Math.pow(sine * sine + AXIS_ROUNDING, half);
  const onAxis = Math.pow(1 + AXIS_ROUNDING, half) + Math.pow(AXIS_ROUNDING, half);
  return Math.pow(sum / onAxis, -1 / exponent);
}

/** Distance to a box with half sizes `half` and rounded edges, in metres (Quilez). */
export function roundedBox(x: number, y: number, z: number, half: Vec3, radius: number): number {
  const qx = Math.abs(x) - half[0] + radius;
  const qy = Math.abs(y) - half[1] + radius;
  const qz = Math.abs(z) - half[2] + radius;
  const ox = qx > 0 ? qx : 0;
  const oy = qy > 0 ? qy : 0;
  const oz = qz > 0 ? qz : 0;
  const inside = qx > qy ? (qx > qz ? qx : qz) : qy > qz ? qy : qz;
  return Math.sqrt(ox * ox + oy * oy + oz * oz) + (inside < 0 ? inside : 0) - radius;
}
