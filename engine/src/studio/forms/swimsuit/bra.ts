import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Painter } from '../../materials/material.ts';
import { grooveSlope, OWN_THREAD, shadeLine, stitchRow, tilt } from '../../construction/sewing/seam.ts';

/** Centre of a cup and radius of the wire below it, metres. x is positive on the side of the cup. */
const CUP = { x: 0.083, y: 1.302, radius: 0.076 };
/** Height in metres of the bridge between the cups. */
const BRIDGE = 1.244;
/** Height in metres of the apex of each cup, where its strap begins. */
const APEX = 1.386;

/** Metres inside the upper edge of two cups, with straps outside `half`. The edge rises from the bridge in a curve. */
export function braEdge(x: number, y: number, half: number): number {
  const across = Math.abs(x);
  const share = Math.min(1.2, across / half);
  const line = BRIDGE + (APEX - BRIDGE) * (0.25 * share + 0.75 * share ** 2.1);
  return Math.max((line - y) * 0.62, across - half);
}

/** The channels of two wires, and the seam across each cup. */
export const cupSeams: Painter = (point, surface) => {
  const { x, y, z } = point;
  if (z < 0 || y > 1.4 || y < 1.2) return;
  const dx = Math.abs(x) - CUP.x;
  const dy = y - CUP.y;
  const width = Math.max(0.0009, point.footprint * 0.8);
  const wire = Math.hypot(dx, dy) - CUP.radius;
  if (dy < 0.01 && Math.abs(wire) < 0.012) {
    const along = CUP.radius * Math.atan2(dy, dx);
    shadeLine(surface, Math.abs(wire) - 0.0038, width, 0.3);
    stitchRow(point, surface, Math.abs(wire) - 0.0026, along, OWN_THREAD);
  }
  if (wire > 0) return;
  // The seam runs from the armhole across the fullest point to the bridge.
  const across = dy + 0.012 + 0.22 * dx - 1.6 * dx * dx;
  tilt(surface, grooveSlope(across, 0.0005, 0.0014) * smoothstep(0, -0.01, wire), 0, 1, 0);
  shadeLine(surface, across, width, 0.26);
};
