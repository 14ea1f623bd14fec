import { smoothstep, TAU } from '../../foundation/geometry/interpolation.ts';
import { noise2 } from '../../foundation/geometry/noise.ts';
import type { Fabric } from './fabric.ts';
import { dye, resolved } from './weave.ts';

/** Metres between two sequins. */
const SEQUIN = 0.0078;

/** Small discs sewn on in offset rows, each with its own tilt. */
export const sequins: readonly Fabric[] = [
  {
    name: 'sequin',
    drape: { stiffness: 0.42, weight: 0.85, thickness: 0.0025 },
    depth: 0.95,
    natural: [0.42, 0.43, 0.5],
    response: {
      roughness: 0.22,
      reflectance: 0.6,
      metal: 1,
      wrap: 0,
      paint: (point, surface) => {
        const row = Math.floor(point.v / SEQUIN);
        const across = point.u / SEQUIN + (row & 1) * 0.5;
        const column = Math.floor(across);
        const dx = across - column - 0.5;
        const dy = point.v / SEQUIN - row - 0.5;
        const shown = resolved(SEQUIN * 1.4, point.footprint);
        surface.tiltX = (0.36 * noise2(column, row, 1) + 0.2 * dx) * shown;
        surface.tiltY = (0.34 * noise2(column, row, 2) + 0.1 - 0.14 * dy) * shown;
        dye(surface, 0.66 + 0.42 * noise2(column, row, 3) * shown);
        // A few discs face the lamp.
        const flash = shown * smoothstep(0.84, 0.95, noise2(column, row, 7));
        if (flash > 0) {
          surface.r += (0.96 - surface.r) * 0.8 * flash;
          surface.g += (0.94 - surface.g) * 0.8 * flash;
          surface.b += (0.97 - surface.b) * 0.8 * flash;
          surface.roughness += (0.5 - surface.roughness) * flash;
        }
        const radius = Math.sqrt(dx * dx + dy * dy);
        if (radius > 0.53) {
          surface.occlusion *= 1 - 0.6 * shown;
          dye(surface, 1 - 0.55 * shown);
        } else if (radius < 0.08) dye(surface, 1 - 0.8 * shown);
        if (shown < 1) surface.roughness += (1 - shown) * 0.2 * (1 + Math.sin(TAU * across));
      },
    },
  },
];
