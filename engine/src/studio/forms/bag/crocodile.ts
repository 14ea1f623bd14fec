import { clamp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { noise2 } from '../../../foundation/geometry/noise.ts';
import type { Painter } from '../../materials/material.ts';
import { tilt } from '../../construction/sewing/seam.ts';

/** Length in metres of a belly scale along its row. Flank scales are half as large. */
const WIDE = 0.019;
/** Distance in metres from one row of belly scales to the next. */
const HIGH = 0.0135;

/** Embossed crocodile leather over (u, v): glazed tiles at the centre, small round scales towards the sides. */
export const crocodile: Painter = (point, surface) => {
  const flank = smoothstep(0.085, 0.125, Math.abs(point.u)) > 0.5;
  const [wide, high] = flank ? [WIDE * 0.55, HIGH * 0.72] : [WIDE, HIGH];
  const row = point.v / high + 0.25 * noise2(point.u * 24, point.v * 24, 3);
  const j = Math.floor(row);
  const column = point.u / wide + (j & 1) * 0.5 + 0.5 * noise2(j * 7.3, 1, 5) + 0.12 * noise2(point.u * 60, j, 8);
  const i = Math.floor(column);
  const x = (column - i - 0.5) * 2;
  const y = (row - j - 0.5) * 2;
  const power = flank ? 2.4 : 4.5;
  const far = Math.pow(Math.pow(Math.abs(x), power) + Math.pow(Math.abs(y), power), 1 / power);
  const groove = smoothstep(0.87, 1.03, far);
  const slope = 0.6 * smoothstep(0.5, 0.98, far) * (1 - 0.5 * groove) + 0.05 * noise2(i * 9.1, j * 4.3, 8);
  const flat = Math.max(Math.abs(point.nz), 0.2) * (point.nz < 0 ? -1 : 1);
  tilt(surface, slope * x * Math.abs(x), -flat, 0, 0);
  tilt(surface, slope * y * Math.abs(y), 0, -1, 0);
  surface.occlusion *= 1 - 0.5 * groove;
  const tone = (1 - 0.4 * groove) * (1 + 0.16 * noise2(i * 3.7, j * 5.1, 6));
  surface.r *= tone;
  surface.g *= tone;
  surface.b *= tone;
  surface.roughness = clamp(surface.roughness - 0.14 + 0.3 * groove, 0.16, 0.8);
  surface.coat = Math.max(surface.coat, 0.6 * (1 - groove));
};
