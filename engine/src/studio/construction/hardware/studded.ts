import { clamp } from '../../../foundation/geometry/interpolation.ts';
import type { Painter } from '../../materials/material.ts';

/** Domed steel studs in staggered rows over (u, v), `pitch` metres apart. */
export function studded(pitch: number, radius: number): Painter {
  return (point, surface) => {
    const j = Math.round(point.v / (pitch * 0.87));
    const shift = (j & 1) * 0.5;
    const i = Math.round(point.u / pitch - shift);
    const x = point.u - (i + shift) * pitch;
    const y = point.v - j * pitch * 0.87;
    const far = Math.hypot(x, y) / radius;
    if (far > 1.7) return;
    if (far > 1) {
      surface.occlusion *= 1 - 0.5 * clamp((1.7 - far) / 0.7);
      return;
    }
    surface.r = 0.74;
    surface.g = 0.73;
    surface.b = 0.71;
    surface.metal = 1;
    surface.roughness = 0.2;
    surface.tiltX += 1.1 * far * (x / radius);
    surface.tiltY += 1.1 * far * (y / radius);
    surface.occlusion *= 1 - 0.35 * far ** 6;
  };
}
