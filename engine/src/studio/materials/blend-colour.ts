import type { Rgb } from '../../foundation/raster/softbox.ts';
import type { Surface } from './material.ts';

/** Mixes a linear colour into the surface; `share` is that of the new colour, usually 0 to 1. */
export function blendColour(surface: Surface, [r, g, b]: Rgb, share: number): void {
  surface.r += (r - surface.r) * share;
  surface.g += (g - surface.g) * share;
  surface.b += (b - surface.b) * share;
}
