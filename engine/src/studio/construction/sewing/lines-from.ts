import { clamp } from '../../../foundation/geometry/interpolation.ts';
import type { Painter, Surface, SurfacePoint } from '../../materials/material.ts';
import type { LineDrawing } from '../../parts/part.ts';

/** Width in metres that a pen stroke represents: dashes of stitches remain visible, and seams become hairlines. */
const PEN = 0.0012;

/**
 * Derives construction lines from the painter of seams and stitches: there is ink wherever it darkens or tints plain
 * white cloth.
 */
export function linesFrom(painter: Painter): LineDrawing {
  const point: SurfacePoint = {
    x: 0,
    y: 0,
    z: 0,
    nx: 0,
    ny: 0,
    nz: 1,
    u: 0,
    v: 0,
    edge: Infinity,
    facing: 1,
    back: false,
    footprint: PEN,
  };
  const surface: Surface = {
    r: 1,
    g: 1,
    b: 1,
    roughness: 1,
    reflectance: 0,
    metal: 0,
    specular: 0,
    sheen: 0,
    transmission: 0,
    coat: 0,
    opacity: 1,
    occlusion: 1,
    tiltX: 0,
    tiltY: 0,
    tiltZ: 0,
  };
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
