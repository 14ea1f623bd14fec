import type { Contour } from '../../../../foundation/geometry/mesh/contour.ts';
import { cross, dot, normalise, subtract } from '../../../../foundation/geometry/vector.ts';
import type { Vec3 } from '../../../../foundation/geometry/vector.ts';

/**
 * Minimum cosine of the angle between a point's direction from the centre of a tube's end and its surface normal. Below
 * it the fabric has crumpled.
 */
const CRUMPLED = 0.4;

/**
 * Makes the edge of a drawn-in tube face outwards all the way round, even where the cloth of its last row has turned
 * over.
 */
export function roundEnd(contour: Contour): Contour {
  const { points, closed } = contour;
  const mean = (axis: 0 | 1 | 2) => points.reduce((sum, { at }) => sum + at[axis], 0) / points.length;
  const centre: Vec3 = [mean(0), mean(1), mean(2)];
  return {
    closed,
    points: points.map((point, i) => {
      const out = normalise(subtract(point.at, centre));
      if (dot(out, point.normal) > CRUMPLED) return point;
      const before = points[closed ? (i + points.length - 1) % points.length : Math.max(0, i - 1)]!.at;
      const after = points[closed ? (i + 1) % points.length : Math.min(points.length - 1, i + 1)]!.at;
      return { ...point, normal: out, inward: normalise(cross(out, subtract(after, before))) };
    }),
  };
}
