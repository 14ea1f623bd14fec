import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import { resolved } from '../../fabrics/weave.ts';
import type { Painter } from '../../materials/material.ts';
import { cellRandom } from '../../patterns/drawing/scatter.ts';

/** Width and height of a patch, and half the width of the seam allowance that is pressed flat, in metres. */
const PATCH = 0.095;
const SEAM = 0.0016;
/** Metres from a seam to the line of stitches beside it, and the length of a stitch with its gap. */
const STITCH_AT = 0.0042;
const STITCH = 0.006;

/**
 * Square patches in rows, cut from cloths of other shades: the colour of the garment lighter, darker and turned towards
 * its neighbours, about a third of them striped or checked in a darker shade.
 */
export function patchwork(thread: Rgb | null): Painter {
  return (point, surface) => {
    const j = Math.floor(point.v / PATCH);
    const across = point.u / PATCH + 0.5 * (j & 1);
    const i = Math.floor(across);
    const x = (across - i - 0.5) * PATCH;
    const y = (point.v / PATCH - j - 0.5) * PATCH;
    const kind = cellRandom(i, j, 2);
    let tone = 0.5 + 1.05 * cellRandom(i, j, 1);
    const pitch = 0.011;
    const shown = resolved(pitch, point.footprint);
    if (kind < 0.2) tone *= 1 - 0.42 * shown * band(x, pitch);
    else if (kind < 0.36) tone *= 1 - 0.3 * shown * (band(x, pitch) + band(y, pitch));
    const lean = 0.5 * (cellRandom(i, j, 4) - 0.5);
    surface.r = Math.min(0.85, surface.r * tone * (1 + lean));
    surface.g = Math.min(0.85, surface.g * tone);
    surface.b = Math.min(0.85, surface.b * tone * (1 - lean));
    const inside = PATCH / 2 - Math.max(Math.abs(x), Math.abs(y));
    surface.occlusion *= 1 - 0.5 * resolved(3 * SEAM, point.footprint) * smoothstep(SEAM, 0, inside);
    stitch(point, inside, Math.abs(x) > Math.abs(y) ? y : x, surface, thread ?? PALE);
  };
}

/** Linear colour of undyed thread. */
const PALE: Rgb = [0.6, 0.56, 0.48];

/** 1 on one half of a stripe and 0 on the other, with soft edges. */
function band(x: number, pitch: number): number {
  return smoothstep(-0.25, 0.25, Math.cos((6.283 * x) / pitch));
}

/** Running stitches parallel to the seams. */
function stitch(
  point: Parameters<Painter>[0],
  inside: number,
  along: number,
  surface: Parameters<Painter>[1],
  thread: Rgb,
): void {
  const shown = resolved(0.0026, point.footprint);
  if (shown <= 0) return;
  const on =
    smoothstep(0.0009, 0.0004, Math.abs(inside - STITCH_AT)) *
    smoothstep(-0.2, 0.1, Math.cos((6.283 * along) / STITCH));
  surface.r += (thread[0] - surface.r) * shown * on;
  surface.g += (thread[1] - surface.g) * shown * on;
  surface.b += (thread[2] - surface.b) * shown * on;
}
