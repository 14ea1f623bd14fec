import type { Contour } from '../../../../foundation/geometry/mesh/contour.ts';

/** Maximum extent in metres along the warp of an edge that counts as cut straight across the cloth. */
const STRAIGHT = 0.03;
/**
 * Distance in metres of the thread at the fold above the edge, so that a stripe just above the edge continues round the
 * fold.
 */
const ABOVE = 0.003;

/** Puts a hem that is cut straight across on one thread, so that a stripe which ends there has no ragged edge. */
export function levelEdge(edge: Contour): Contour {
  let [low, high] = [Infinity, -Infinity];
  for (const { uv } of edge.points) {
    low = Math.min(low, uv[1]);
    high = Math.max(high, uv[1]);
  }
  if (high - low > STRAIGHT) return edge;
  const thread = (low + high) / 2 + ABOVE;
  return { ...edge, points: edge.points.map((point) => ({ ...point, uv: [point.uv[0], thread] })) };
}
