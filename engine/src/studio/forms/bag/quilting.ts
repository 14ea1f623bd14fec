import type { Painter } from '../../materials/material.ts';
import { tilt } from '../../construction/sewing/seam.ts';

/** Maximum slope of a quilted diamond, at its seams. */
const SLOPE = 0.62;

/** Diamonds of padding between diagonal seams over (u, v), `pitch` metres apart, for walls that face front or back. */
export function quilting(pitch: number): Painter {
  return (point, surface) => {
    const a = (point.u + point.v) / pitch;
    const b = (point.u - point.v) / pitch;
    const fa = a - Math.floor(a) - 0.5;
    const fb = b - Math.floor(b) - 0.5;
    // Padding rises steeply from a seam and is flat at the centre.
    const da = 16 * fa * fa * fa * (0.25 - fb * fb) * 4;
    const db = 16 * fb * fb * fb * (0.25 - fa * fa) * 4;
    const flat = Math.max(Math.abs(point.nz), 1e-3);
    const side = point.nz < 0 ? -1 : 1;
    const rising = Math.abs(point.ny) > 0.7 ? 1 : 0;
    tilt(surface, -SLOPE * (da + db) * flat * side, 1, 0, 0);
    tilt(surface, -SLOPE * (da - db) * (rising ? 0 : 1), 0, 1, 0);
    if (rising) tilt(surface, SLOPE * (da - db), 0, 0, 1);
    const seam = Math.min(0.5 - Math.abs(fa), 0.5 - Math.abs(fb)) * pitch * 0.7071;
    const shade = Math.exp(-((seam / 0.0016) ** 2));
    surface.occlusion *= 1 - 0.55 * shade;
    const dye = 1 - 0.3 * shade;
    surface.r *= dye;
    surface.g *= dye;
    surface.b *= dye;
  };
}
