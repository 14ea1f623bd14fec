import { smoothIntersection } from '../../../foundation/geometry/curves/distance-field.ts';
import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { ellipseArc } from '../../../foundation/geometry/curves/ellipse-arc.ts';
import { bodyDistance, bodySection, HEIGHTS } from '../../body/body.ts';

const CROTCH = HEIGHTS.crotch;

/** The figure from the neck to the top of the legs, `SKIN` metres larger. */
export const swimBody: DistanceField = (x, y, z) => {
  const trunk = bodyDistance(x, y, z);
  if (y > 0.9) return trunk - SKIN;
  // The trunk ends in a floor that rises towards front, back and sides, as the body does between the thighs.
  const floor = (CROTCH - 0.008 + 2.2 * (z + 0.012) ** 2 + 2.4 * x * x - y) * 0.9;
  return smoothIntersection(trunk, floor, 0.05) - SKIN;
};

/** Distance in metres between the fabric and the skin. */
const SKIN = 0.0012;

/**
 * Texture coordinates in metres: distance from the centre of the front (face 1) or back (-1), to the viewer's right,
 * and height.
 */
export function developSwim(x: number, y: number, z: number, face: 1 | -1, out: [number, number]): void {
  const { halfWidth, halfDepth, centreZ } = bodySection(y);
  const turn = Math.atan2(x / halfWidth, (face * (z - centreZ)) / halfDepth);
  out[0] = face * ellipseArc(turn, halfWidth, halfDepth);
  out[1] = y;
}
