import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Painter } from '../../materials/material.ts';
import type { Trim } from '../../../foundation/raster/geometry.ts';

/** Distance in metres between the pairs of strands of cane. */
const PITCH = 0.0145;

function fold(x: number): number {
  return Math.abs(x - Math.round(x));
}

/**
 * Distance in pitches to the nearest strand. Two strands are vertical, two horizontal, and one follows each diagonal.
 */
function strand(u: number, v: number): number {
  const a = u / PITCH;
  const b = v / PITCH;
  const straight = Math.min(Math.abs(fold(a) - 0.12), Math.abs(fold(b) - 0.12)) - 0.055;
  const across = Math.min(fold(a + b + 0.5), fold(a - b + 0.5)) * Math.SQRT1_2 - 0.085;
  return Math.min(straight, across);
}

/** Holes between the strands of cane; u, v in metres of the panel. */
export const caneTrim: Trim = (_x, _y, _z, u, v) => -strand(u, v) * PITCH;

export const caneWeave: Painter = (point, surface) => {
  const round = smoothstep(0, -0.07, strand(point.u, point.v));
  const shade = 0.72 + 0.36 * round;
  surface.r *= shade;
  surface.g *= shade;
  surface.b *= shade;
};

/** Paper cord woven from the four sides of a seat. The cords of each quarter run parallel to its edge. */
export const cordWeave: Painter = (point, surface) => {
  const [x, z] = [point.u / 0.235, -point.v / 0.2];
  const sideways = Math.abs(x) > Math.abs(z);
  const at = (sideways ? point.u : point.v) / 0.0046;
  const fine = smoothstep(0.0034, 0.0012, point.footprint);
  const bend = at - Math.floor(at) - 0.5;
  const seam = smoothstep(0.03, 0.004, Math.abs(Math.abs(x) - Math.abs(z)));
  const shade = (1 - 0.55 * fine * bend * bend * 4 * 0.7) * (1 - 0.35 * seam);
  surface.r *= shade;
  surface.g *= shade;
  surface.b *= shade;
  surface.occlusion *= 1 - 0.35 * fine * bend * bend * 4;
};
