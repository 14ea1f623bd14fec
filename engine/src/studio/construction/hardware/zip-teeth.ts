/** The metal of zips, and their teeth as painted detail. */
import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { material } from '../../materials/material.ts';
import type { Surface, SurfacePoint } from '../../materials/material.ts';

export const STEEL = material({ albedo: [0.52, 0.51, 0.5], roughness: 0.28, metal: 1 });
/** Blackened metal, for zips on dark cloth. */
export const GUNMETAL = material({ albedo: [0.13, 0.13, 0.135], roughness: 0.3, metal: 1 });

/** Half the width of the teeth in metres. */
export const TEETH = 0.0034;
/** Distance in metres between teeth of one side. */
const PITCH = 0.0044;

/** Interlocking teeth of the two sides of a zip; `across` and `along` are metres in its directions. */
export function zipTeeth(point: Readonly<SurfacePoint>, surface: Surface, across: number, along: number): void {
  const beat = along / PITCH + (across > 0 ? 0.5 : 0);
  const near = Math.abs(beat - Math.floor(beat) - 0.5);
  const fine = smoothstep(0.5, 0.22, point.footprint / PITCH);
  const tooth = smoothstep(0.36, 0.24, near) * smoothstep(TEETH * 1.05, TEETH * 0.8, Math.abs(across));
  const shade = 0.55 + (0.1 + 0.9 * tooth - 0.55) * fine;
  surface.r *= shade;
  surface.g *= shade;
  surface.b *= shade;
  surface.occlusion *= 0.5 + 0.5 * shade;
}
