import type { Surface, SurfacePoint } from '../../materials/material.ts';
import { grooveSlope, shadeLine, stitchRow, tilt } from '../../construction/sewing/seam.ts';
import type { Thread } from '../../construction/sewing/seam.ts';

/** A row of stitches that pulls leather in: a furrow, a needle hole between stitches, and the thread. */
export function sewnRow(
  point: Readonly<SurfacePoint>,
  surface: Surface,
  distance: number,
  along: number,
  thread: Thread,
): void {
  const off = Math.abs(distance);
  if (off > 0.003) return;
  tilt(surface, grooveSlope(distance, 0.00034, 0.0009), 0, 1, 0);
  shadeLine(surface, distance, 0.0009, 0.16);
  const phase = along / thread.pitch - Math.floor(along / thread.pitch);
  const hole = Math.hypot((phase - 0.86) * thread.pitch, distance) / Math.max(0.0005, 0.7 * point.footprint);
  if (hole < 2) {
    const dark = 1 - 0.6 * Math.exp(-hole * hole) * Math.min(1, 0.0007 / Math.max(0.0005, 0.7 * point.footprint));
    surface.r *= dark;
    surface.g *= dark;
    surface.b *= dark;
    surface.specular *= dark;
  }
  stitchRow(point, surface, distance, along, thread);
}
