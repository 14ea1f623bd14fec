import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { noise2 } from '../../../foundation/geometry/noise.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { Painter } from '../../materials/material.ts';
import { tilt } from '../../construction/sewing/seam.ts';

/** Distance in metres from one pleat to the next. */
const PITCH = 0.0105;

/** The cloth of an evening bag in flat overlapping pleats; undefined when words name no pleats. */
export function pleated({ attributes }: Piece): Painter | undefined {
  if (attributes.pleat === undefined || attributes.pleat === 'none') return undefined;
  return (point, surface) => {
    // The pleats are irregular because they are laid by hand: none is exactly horizontal or as wide as the next.
    const up = point.y + 0.07 * point.x + 0.006 * noise2(point.x * 5, point.y * 24, 3);
    const phase = up / PITCH - Math.floor(up / PITCH);
    const shown =
      smoothstep(0.2, 0.5, Math.abs(point.nz)) * Math.min(1, (0.3 * PITCH) / Math.max(point.footprint, 1e-5));
    // A pleat bulges below its upper edge and curves under at its lower edge, where it casts a shadow on the next one.
    const swell = 0.7 + 0.6 * noise2(point.x * 7, point.y * 30, 7);
    tilt(surface, shown * swell * (0.26 - 0.52 * smoothstep(0.02, 0.92, phase)), 0, 1, 0);
    const under = shown * smoothstep(0.8, 1, phase);
    const dark = 1 - 0.3 * under;
    surface.occlusion *= dark;
    surface.r *= dark;
    surface.g *= dark;
    surface.b *= dark;
    surface.specular *= 1 - 0.5 * under;
  };
}
