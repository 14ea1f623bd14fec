/**
 * Signed distance fields in metres, negative inside. Bounds on the error matter more than exactness: fields may
 * underestimate far away but must be close to a distance within a few centimetres of the surface.
 */
import { lerp } from './interpolation.ts';
import type { Vec3 } from './vector.ts';

export type DistanceField = (x: number, y: number, z: number) => number;

/** Cubic smooth minimum (Quilez 2013); `blend` is the reach in metres. */
export function smoothUnion(a: number, b: number, blend: number): number {
  const h = Math.max(blend - Math.abs(a - b), 0) / blend;
  return Math.min(a, b) - (h * h * h * blend) / 6;
}

export function smoothIntersection(a: number, b: number, blend: number): number {
  return -smoothUnion(-a, -b, blend);
}

/**
 * Distance to a superellipse |x/rx|^n + |z/rz|^n = 1 by (q - 1) / |gradient of q|.
 * Exponent 2 is an ellipse, 2.25 to 2.35 a torso, 2.6 and more a box.
 */
export function superellipse(x: number, z: number, rx: number, rz: number, exponent: number): number {
  const a = Math.abs(x / rx);
  const b = Math.abs(z / rz);
  const q = Math.pow(Math.pow(a, exponent) + Math.pow(b, exponent), 1 / exponent);
  if (q < 0.02) return -Math.min(rx, rz);
  const k = Math.pow(q, 1 - exponent);
  return (q - 1) / Math.hypot((k * Math.pow(a, exponent - 1)) / rx, (k * Math.pow(b, exponent - 1)) / rz);
}

/** Keeps the curvature of a superellipse from vanishing on its axes, where it would show as a crease. */
const AXIS_ROUNDING = 0.03;

/** Radius factor of the unit superellipse in the direction (cosine, sine), for lofting grids. */
export function superellipseRadius(cosine: number, sine: number, exponent: number): number {
  const half = exponent / 2;
  const sum = Math.pow(cosine * cosine + AXIS_ROUNDING, half) + Math.pow(sine * sine + AXIS_ROUNDING, half);
  const onAxis = Math.pow(1 + AXIS_ROUNDING, half) + Math.pow(AXIS_ROUNDING, half);
  return Math.pow(sum / onAxis, -1 / exponent);
}

/** Rounded box, half sizes in metres. */
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

export interface TubePoint {
  readonly at: Vec3;
  readonly radius: number;
  /** Divides the depth (z) of the section: below 1 flattens it front to back. Default 1. */
  readonly depth?: number;
}

/** Distance to a limb of varying radius along a polyline; writes the share 0 to 1 along it into `share[0]`. */
export function tubeField(points: readonly TubePoint[], share: number[] = [0]): DistanceField {
  const spans = points.length - 1;
  return (x, y, z) => {
    let best = 1e9;
    for (let i = 0; i < spans; i++) {
      const a = points[i]!;
      const b = points[i + 1]!;
      const ex = b.at[0] - a.at[0];
      const ey = b.at[1] - a.at[1];
      const ez = b.at[2] - a.at[2];
      const px = x - a.at[0];
      const py = y - a.at[1];
      const pz = z - a.at[2];
      const along = (px * ex + py * ey + pz * ez) / (ex * ex + ey * ey + ez * ez);
      const t = along < 0 ? 0 : along > 1 ? 1 : along;
      const dx = px - ex * t;
      const dy = py - ey * t;
      const dz = (pz - ez * t) / (a.depth ?? 1);
      const distance = Math.sqrt(dx * dx + dy * dy + dz * dz) - lerp(a.radius, b.radius, t);
      if (distance < best) {
        best = distance;
        share[0] = (i + t) / spans;
      }
    }
    return best;
  };
}
