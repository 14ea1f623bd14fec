import { cross, normalise } from '../geometry/vector.ts';
import type { Vec3 } from '../geometry/vector.ts';

/** Linear light or reflectance: red, green, blue. */
export type Rgb = readonly [number, number, number];

/** A rectangular light at infinity, described as a photographer places it: relative to the camera position at setup. */
export interface Softbox {
  /** Radians; 0 is at the camera, negative to the left of the picture, pi behind the subject. */
  readonly azimuth: number;
  /** Radians above the horizon. */
  readonly elevation: number;
  /** Half sizes as tangents of the angle they subtend. */
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** Irradiance / pi at a surface that faces the light. */
  readonly irradiance: Rgb;
  /**
   * Lights with shadows are shaded directly; the others are part of the ambient dome. At most three should have
   * shadows.
   */
  readonly shadows: boolean;
}

/** A softbox placed in the scene: one box serves diffuse light, reflection and shadow, so that they are consistent. */
export interface PlacedLight extends Softbox {
  /** Unit vector towards the light. */
  readonly direction: Vec3;
  /** Unit vector along the light's width. */
  readonly across: Vec3;
  /** Unit vector along the light's height. */
  readonly along: Vec3;
  readonly radiance: Rgb;
}

/** `setAzimuth` in radians: the side of the subject that the lamps are arranged around, 0 for the front. */
export function placeLight(box: Softbox, setAzimuth: number): PlacedLight {
  const azimuth = box.azimuth + setAzimuth;
  const direction: Vec3 = [
    Math.sin(azimuth) * Math.cos(box.elevation),
    Math.sin(box.elevation),
    Math.cos(azimuth) * Math.cos(box.elevation),
  ];
  const across = lightAxis(direction);
  const along = cross(direction, across);
  const solidAngle =
    (4 * box.halfWidth * box.halfHeight) /
    (1 + 0.5 * (box.halfWidth * box.halfWidth + box.halfHeight * box.halfHeight));
  const scale = Math.PI / solidAngle;
  const [r, g, b] = box.irradiance;
  return { ...box, direction, across, along, radiance: [r * scale, g * scale, b * scale] };
}

/** A horizontal unit vector perpendicular to `direction`. */
export function lightAxis(direction: Vec3): Vec3 {
  return Math.abs(direction[1]) > 0.9999 ? [1, 0, 0] : normalise([direction[2], 0, -direction[0]]);
}

/**
 * Visible share of a softbox in direction (x, y, z), 0 to 1, blurred by a Gaussian whose width grows with `blur` (a
 * tangent).
 */
export function softboxCoverage(light: PlacedLight, x: number, y: number, z: number, blur: number): number {
  const { direction: d, across: a, along: l } = light;
  const c = x * d[0] + y * d[1] + z * d[2];
  if (c < 0.02) return 0;
  const u = (x * a[0] + y * a[1] + z * a[2]) / c;
  const v = (x * l[0] + y * l[1] + z * l[2]) / c;
  const s = (c + 0.15) / blur;
  if (Math.abs(u) > light.halfWidth + 3 / s || Math.abs(v) > light.halfHeight + 3 / s) return 0;
  return (
    0.25 *
    (errorFunction((u + light.halfWidth) * s) - errorFunction((u - light.halfWidth) * s)) *
    (errorFunction((v + light.halfHeight) * s) - errorFunction((v - light.halfHeight) * s))
  );
}

const ERF_STEPS = 512;
const erfTable = new Float64Array(ERF_STEPS + 2);
for (let i = 0; i < erfTable.length; i++) {
  // Abramowitz and Stegun 7.1.25, error below 2.5e-5, over 0 to 3.
  const x = (i * 3) / ERF_STEPS;
  const t = 1 / (1 + 0.47047 * x);
  erfTable[i] = 1 - t * (0.3480242 + t * (-0.0958798 + t * 0.7478556)) * Math.exp(-x * x);
}

/** The error function from a table, within 1e-4. */
export function errorFunction(x: number): number {
  const at = (x < 0 ? -x : x) * (ERF_STEPS / 3);
  if (at >= ERF_STEPS) return x < 0 ? -1 : 1;
  const i = at | 0;
  const value = erfTable[i]! + (erfTable[i + 1]! - erfTable[i]!) * (at - i);
  return x < 0 ? -value : value;
}
