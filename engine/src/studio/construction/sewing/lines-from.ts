import { clamp } from '../../../foundation/geometry/interpolation.ts';
import { blackSurface, flatPoint } from '../../materials/flat-point.ts';
import type { Painter } from '../../materials/material.ts';
import type { LineDrawing } from '../../parts/part.ts';

/** Width in metres that a pen stroke represents: dashes of stitches remain visible, and seams become hairlines. */
const PEN = 0.0012;

/**
 * Derives construction lines from the painter of seams and stitches: there is ink wherever it darkens or tints plain
 * white cloth.
 */
export function linesFrom(painter: Painter): LineDrawing {
  const point = flatPoint(PEN);
  const surface = blackSurface();
  surface.roughness = 1;
  return (x, y, z, u, v) => {
    point.x = x;
    point.y = y;
    point.z = z;
    point.u = u;
    point.v = v;
    surface.r = surface.g = surface.b = 1;
    surface.tiltX = surface.tiltY = surface.tiltZ = 0;
    painter(point, surface);
    return clamp((0.9 - surface.g) * 4);
  };
}
