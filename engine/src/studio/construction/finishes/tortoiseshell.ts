import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { noise3 } from '../../../foundation/geometry/noise.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import type { Painter } from '../../materials/material.ts';

const HONEY: Rgb = [0.235, 0.082, 0.017];
const BARK: Rgb = [0.022, 0.008, 0.004];

/** Brown clouds in honey-coloured resin, in layers at different depths. */
export const tortoiseshell: Painter = (point, surface) => {
  const { x, y, z } = point;
  const cloud =
    noise3(x * 110 + 3, y * 150, z * 110) +
    0.55 * noise3(x * 190, y * 230 + 7, z * 190) +
    0.25 * noise3(x * 420, y * 420, z * 420);
  // Clouds deep in the resin are soft; those that the surface cuts have sharp edges.
  const deep = 0.5 + 0.5 * noise3(x * 80 + 5, y * 80, z * 80);
  const dark = smoothstep(-0.5, 0.02 + 0.4 * deep, cloud);
  const amber = 1 + 0.5 * noise3(x * 60, y * 60, z * 60 + 9);
  surface.r = HONEY[0] * amber + (BARK[0] - HONEY[0] * amber) * dark;
  surface.g = HONEY[1] * amber + (BARK[1] - HONEY[1] * amber) * dark;
  surface.b = HONEY[2] * amber + (BARK[2] - HONEY[2] * amber) * dark;
};
