/** Painters of seams and stitches, which tilt the normal and change the colour by the distance to a line. */
import { blendColour } from '../../materials/blend-colour.ts';
import type { Surface, SurfacePoint } from '../../materials/material.ts';

/** Slope of a step that rises by `height` metres over `width` metres as `distance` passes 0. */
export function stepSlope(distance: number, height: number, width: number): number {
  const q = distance / width;
  return q < -2.5 || q > 2.5 ? 0 : (height / width) * 0.564 * Math.exp(-q * q);
}

/** Slope of a groove that is `depth` metres deep and extends about `width` metres to each side. */
export function grooveSlope(distance: number, depth: number, width: number): number {
  const q = distance / width;
  return q < -3 || q > 3 ? 0 : ((2 * depth) / width) * q * Math.exp(-q * q);
}

/** Tilts the normal for a slope that rises along (x, y, z), a unit vector across the seam. */
export function tilt(surface: Surface, slope: number, x: number, y: number, z: number): void {
  surface.tiltX -= slope * x;
  surface.tiltY -= slope * y;
  surface.tiltZ -= slope * z;
}

/**
 * Darkens a narrow line, because dirt and shade gather in a seam. Sheer cloth is not darkened but made denser,
 * because a seam has three layers.
 */
export function shadeLine(surface: Surface, distance: number, width: number, strength: number): void {
  const q = distance / width;
  if (q < -3 || q > 3) return;
  const near = Math.exp(-q * q);
  if (surface.opacity < 1) {
    thicken(surface, 0.7 * near);
    return;
  }
  const k = 1 - strength * near;
  surface.r *= k;
  surface.g *= k;
  surface.b *= k;
  surface.occlusion *= k;
}

/** Makes sheer fabric more opaque by a share 0 to 1; opaque fabric is unchanged. */
export function thicken(surface: Surface, share: number): void {
  if (surface.opacity < 1) surface.opacity += (0.92 - surface.opacity) * share;
}

export interface Thread {
  /** Linear colour; null for a darker shade of the fabric's colour. */
  readonly colour: readonly [number, number, number] | null;
  /** Thickness of the thread in metres, usually 0.5 to 0.9 mm. */
  readonly width: number;
  /** Length of a stitch in metres, usually 3 to 4 mm. */
  readonly pitch: number;
}

export const OWN_THREAD: Thread = { colour: null, width: 0.0007, pitch: 0.0032 };

/** Minimum thickness in metres of thread in a colour that words name, which is chosen to be seen. */
const NAMED_WIDTH = 0.0009;

/**
 * Paints a row of stitches: `distance` from the row and `along` it in metres. The row fades where a sample is coarser
 * than the thread.
 */
export function stitchRow(
  point: Readonly<SurfacePoint>,
  surface: Surface,
  distance: number,
  along: number,
  thread: Thread,
): void {
  const colour = surface.thread ?? thread.colour;
  const width = surface.thread ? Math.max(thread.width, NAMED_WIDTH) : thread.width;
  const half = Math.max(width, point.footprint * 0.6);
  const off = Math.abs(distance) / half;
  if (off > 2.4) return;
  const beat = along / thread.pitch;
  const phase = beat - Math.floor(beat);
  const on = thread.pitch > point.footprint * 2.5 ? (phase < 0.72 ? 1 : 0) : 0.72;
  const cover = on * Math.max(0, 1 - off * off) * (width / half);
  const halo = 1 - 0.22 * Math.exp(-off * off * 0.5) * (width / half);
  surface.r *= halo;
  surface.g *= halo;
  surface.b *= halo;
  if (colour) {
    blendColour(surface, colour, cover);
  } else {
    const k = 1 - 0.16 * cover;
    surface.r *= k;
    surface.g *= k;
    surface.b *= k;
  }
}
