import { clamp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { noise2 } from '../../../foundation/geometry/noise.ts';
import type { Painter } from '../../materials/material.ts';

/**
 * Cloth on a bag that is looser than leather: slow undulations, and drag lines that start at the corners. `by` scales
 * the slopes, which reach 1.7 times its value; `half` and `top` are the half-width and the height of the wall in
 * metres.
 */
export function slackCloth(by: number, half: number, top: number): Painter {
  return (point, surface) => {
    const { x, y, nz } = point;
    if (point.back || Math.abs(nz) < 0.4) return;
    const across = clamp(Math.abs(x) / half);
    const up = clamp(y / top);
    // Drag lines fan out from the lower corners.
    const fan = Math.atan2(up * top + 0.03, half - Math.abs(x) + 0.03);
    const drag = noise2(fan * 7, x > 0 ? 3.1 : 8.7) * smoothstep(0.25, 0.9, across) * smoothstep(0.75, 0.15, up);
    const slow = noise2(x * 13 + 4, y * 7);
    const tall = noise2(x * 7, y * 15 + 9);
    surface.tiltX += by * (0.8 * slow + 0.9 * drag) * nz;
    surface.tiltY += by * (0.7 * tall - 0.6 * drag);
  };
}
