/**
 * The body for which all garments are cut: a standard women's dress form in metres, with the floor at y = 0 and the
 * chest towards +z. Bust 84, waist 67, hip 98 cm; shoulder point at 1.42 m, waist at 1.10 m, hip at 0.88 m.
 */
import { superellipse, superellipseRadius } from '../../foundation/geometry/curves/distance-field.ts';
import { bell } from '../../foundation/geometry/interpolation.ts';
import { profile } from '../../foundation/geometry/curves/profile.ts';

/** Heights of parts of the body in metres above the floor. */
export const HEIGHTS = {
  floor: 0,
  knee: 0.49,
  crotch: 0.78,
  hip: 0.88,
  waist: 1.1,
  bust: 1.285,
  shoulder: 1.42,
  neck: 1.5,
};

/** Superellipse exponent of torso sections: 2 is an ellipse, and higher values are closer to a rectangle. */
export const TORSO_EXPONENT = 2.2;

export interface BodySection {
  halfWidth: number;
  halfDepth: number;
  /** Forward shift of the section's centre. */
  centreZ: number;
}

/** Height, half width, half depth and forward shift of the sections, in metres. */
const torso = profile([
  [0.7, 0.165, 0.125, -0.008],
  [0.8, 0.174, 0.127, -0.01],
  [0.88, 0.177, 0.128, -0.01],
  [0.96, 0.167, 0.12, -0.008],
  [1.04, 0.139, 0.103, -0.002],
  [1.1, 0.118, 0.09, 0.003],
  [1.16, 0.123, 0.094, 0.004],
  [1.22, 0.134, 0.1, 0.004],
  [1.28, 0.144, 0.103, 0.004],
  [1.35, 0.151, 0.096, 0.002],
  [1.4, 0.15, 0.082, -0.004],
  [1.43, 0.142, 0.07, -0.008],
  [1.452, 0.112, 0.06, -0.012],
  [1.472, 0.076, 0.054, -0.014],
  [1.5, 0.053, 0.05, -0.012],
  [1.6, 0.048, 0.048, -0.004],
]);
const section: BodySection = { halfWidth: 0, halfDepth: 0, centreZ: 0 };
const measures = [0, 0, 0];

/** Returns the torso's section at a height; the object is reused. */
export function bodySection(y: number): BodySection {
  torso(y, measures);
  section.halfWidth = measures[0]!;
  section.halfDepth = measures[1]!;
  section.centreZ = measures[2]!;
  return section;
}

/**
 * Height of the breasts above the section in metres, at angle `a` from the front (positive to +x): two mounds that rise
 * slowly from the collar bone and curve in quickly below.
 */
export function bustHeight(a: number, y: number): number {
  const front = Math.cos(a);
  if (front <= 0) return 0;
  const across = Math.sin(a);
  const rise = bell(y - HEIGHTS.bust, y > HEIGHTS.bust ? 0.078 : 0.056);
  // The fourth root of a sum of fourth powers is a maximum without a crease between the two.
  const left = bell(across + 0.47, 0.4);
  const right = bell(across - 0.47, 0.4);
  return 0.036 * rise * Math.sqrt(Math.sqrt(left ** 4 + right ** 4)) * Math.sqrt(front);
}

/** Writes the point of the torso at angle `a` from the front and height `y`, `ease` metres outside the skin. */
export function bodyPoint(a: number, y: number, ease: number, out: [number, number, number]): void {
  const { halfWidth, halfDepth, centreZ } = bodySection(y);
  const c = Math.cos(a);
  const s = Math.sin(a);
  const k = superellipseRadius(c, s, TORSO_EXPONENT);
  out[0] = s * (halfWidth * k + ease);
  out[1] = y;
  out[2] = centreZ + c * (halfDepth * k + bustHeight(a, y) + ease);
}

/** Signed distance to the torso in metres, negative inside; accurate only near the skin, up to a few centimetres from it. */
export function bodyDistance(x: number, y: number, z: number): number {
  const { halfWidth, halfDepth, centreZ } = bodySection(y);
  const dz = z - centreZ;
  const bust = bustHeight(Math.atan2(x / halfWidth, dz / halfDepth), y);
  return superellipse(x, dz, halfWidth, halfDepth + bust, TORSO_EXPONENT);
}
