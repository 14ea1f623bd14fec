import { bell, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { noise2 } from '../../../foundation/geometry/noise.ts';
import type { Surface } from '../../materials/material.ts';

/**
 * Fades dyed denim by `k`: below 0 the dye is darker, above 0 it is rubbed off, so the white weft shows and
 * colours move towards a pale tint of themselves. White denim does not change; black denim becomes grey, and fades
 * less. `maxPale` is the maximum paleness, 1 for stonewashed denim.
 */
export function fadeDenim(surface: Surface, k: number, maxPale: number): void {
  const dyed = k * smoothstep(0.5, 0.3, surface.g);
  if (dyed < 0) {
    // More dye is closer to black: blue decreases first.
    surface.r *= 1 + dyed * 0.85;
    surface.g *= 1 + dyed;
    surface.b *= 1 + dyed * 1.15;
    return;
  }
  const blue = surface.b > 1.3 * surface.r;
  const pale = 0.6 * dyed * maxPale * (blue ? 1 : 0.5);
  surface.r += ((blue ? 0.27 : 0.3) - surface.r * 0.45) * pale * (blue ? 0.84 : 1);
  surface.g += ((blue ? 0.345 : 0.3) - surface.g * 0.45) * pale * (blue ? 0.92 : 1);
  surface.b += ((blue ? 0.45 : 0.3) - surface.b * 0.45) * pale;
}

/**
 * Waves of a felled seam at a distance of `from` metres and `along` metres of its length: pale crests, and a line next
 * to the layers that stays dark.
 */
export function puckered(from: number, along: number, layer: number): number {
  const wave = noise2(along * 150 + from * 110, from * 60, layer) + 0.5 * noise2(along * 62, 0.5, layer + 3);
  return bell(from - 0.004, 0.0052) * (0.36 + 0.62 * wave) - 0.26 * bell(from - 0.0135, 0.005) * (0.6 - 0.5 * wave);
}
