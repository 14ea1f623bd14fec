import type { Contour } from '../../../../foundation/geometry/mesh/contour.ts';

/** Metres along the warp within which an edge counts as cut straight across the cloth. */
const STRAIGHT = 0.03;
/** Metres above the edge of the thread at the fold: a stripe just above it continues round the fold. */
const ABOVE = 0.003;

/** A hem cut straight across: on one thread all along, so that a stripe which ends there does not come out ragged. */
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
