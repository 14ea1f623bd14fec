import { blur } from '../../../foundation/image/blur.ts';
import { readPlane } from '../../../foundation/image/read-plane.ts';
import type { Painter } from '../../../studio/materials/material.ts';
import type { PlaceReader } from './place-reader.ts';
import type { ReliefPlanes } from './relief-planes.ts';

/** How strongly a seam tilts the cloth beside it. */
const SEAM_TILT = 0.75;
/** How strongly a seam shades the cloth beside it. */
const SEAM_SHADE = 0.26;
/** Depth of a groove (0 to 1) below which it is invisible. */
const MIN_GROOVE = 0.01;
/** Distance in metres over which the slope of a groove is measured. */
const SLOPE_REACH = 0.0016;

/** Lines press the cloth into a groove with a lit and a shaded side, whether or not their ink is drawn. */
export function seamPainter({ seams, width, height, page, pixel }: ReliefPlanes, find: PlaceReader): Painter {
  const groove = blur(seams, width, height, 1, { passes: 2 });
  const { right, up } = page.camera;
  return (point, surface) => {
    const { x, y } = find(point.x, point.y, point.z);
    const here = readPlane(groove, width, height, x, y);
    if (here < MIN_GROOVE) return;
    const reach = Math.max(1, SLOPE_REACH / pixel);
    const across = readPlane(groove, width, height, x + reach, y) - readPlane(groove, width, height, x - reach, y);
    const down = readPlane(groove, width, height, x, y + reach) - readPlane(groove, width, height, x, y - reach);
    surface.occlusion *= 1 - SEAM_SHADE * Math.min(1, here * 1.4);
    surface.tiltX += SEAM_TILT * (across * right[0] - down * up[0]);
    surface.tiltY += SEAM_TILT * (across * right[1] - down * up[1]);
    surface.tiltZ += SEAM_TILT * (across * right[2] - down * up[2]);
  };
}
