import { smoothstep } from '../../../geometry/interpolation.ts';
import { noise2 } from '../../../geometry/noise.ts';
import type { Piece } from '../../../prompt/brief.ts';
import type { Painter } from '../../material.ts';
import { tilt } from '../sewn/seam.ts';

/** Metres from one pleat to the next. */
const PITCH = 0.0125;

/** Evening bags of satin and silk are covered in cloth laid in flat pleats, each over the one below it. */
export function pleated({ fabric }: Piece): Painter | undefined {
  if (fabric !== 'satin' && fabric !== 'silk') return undefined;
  return (point, surface) => {
    // Laid by hand: no pleat runs quite level or is as wide as the next.
    const up = point.y + 0.05 * point.x + 0.0022 * noise2(point.x * 9, point.y * 40, 3);
    const phase = up / PITCH - Math.floor(up / PITCH);
    const shown =
      smoothstep(0.2, 0.5, Math.abs(point.nz)) * Math.min(1, (0.3 * PITCH) / Math.max(point.footprint, 1e-5));
    // It swells from its upper edge and turns under at its lower one, where it shades the next.
    tilt(surface, shown * (0.34 - 0.68 * smoothstep(0.05, 0.85, phase)), 0, 1, 0);
    const under = shown * smoothstep(0.8, 1, phase);
    const dark = 1 - 0.42 * under;
    surface.occlusion *= dark;
    surface.r *= dark;
    surface.g *= dark;
    surface.b *= dark;
    surface.specular *= 1 - 0.5 * under;
  };
}
