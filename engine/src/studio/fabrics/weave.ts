import { smoothstep, TAU } from '../../foundation/geometry/interpolation.ts';
import { fractalNoise2, noise2 } from '../../foundation/geometry/noise.ts';
import type { Painter, Surface, SurfacePoint } from '../materials/material.ts';

/** Visibility of a detail `size` metres across when a sample covers `footprint` metres: 1 sharp, 0 invisible. */
export function resolved(size: number, footprint: number): number {
  return 1 - smoothstep(0.35, 0.95, footprint / size);
}

/** Metres of fabric that a sample covers where the fabric turns away: it fades details along a silhouette. */
export function coverOf(point: Readonly<SurfacePoint>): number {
  return point.footprint / Math.max(0.22, point.facing);
}

/** Makes the colour lighter (above 1) or darker without changing its hue. */
export function dye(surface: Surface, by: number): void {
  surface.r *= by;
  surface.g *= by;
  surface.b *= by;
}

/** Uneven yarn: streaks `length` by `width` metres along warp and weft, `strength` as a share of the colour. */
export function slub(strength: number, length: number, width: number): Painter {
  return (point, surface) => {
    const shown = strength * resolved(width * 2.2, point.footprint);
    if (shown <= 0) return;
    const weft = noise2(point.u / length, point.v / width, 3);
    const warp = noise2(point.u / width, point.v / length, 4);
    dye(surface, 1 + shown * (weft + warp));
  };
}

/** Fibres of several shades spun into one yarn; `size` in metres. */
export function melange(strength: number, size: number): Painter {
  return (point, surface) => {
    const shown = strength * resolved(size * 2, point.footprint);
    const slow = 0.25 * strength * noise2(point.u / (size * 9), point.v / (size * 14), 8);
    dye(surface, 1 + slow + shown * noise2(point.u / size, point.v / (size * 1.7), 6));
  };
}

/** Plain weave with threads `pitch` metres apart. */
export function plainWeave(strength: number, pitch: number): Painter {
  const turn = TAU / 2 / pitch;
  return (point, surface) => {
    const shown = strength * resolved(0.7 * pitch, coverOf(point));
    if (shown <= 0) return;
    const uneven = 0.5 * noise2(point.u / (pitch * 4), point.v / (pitch * 9), 11);
    const over = Math.sin(point.u * turn) * Math.sin(point.v * turn);
    dye(surface, 1 + shown * (2 * over * over - 1 + uneven));
  };
}

/**
 * Columns of fine stitches, with the two legs of each V leaning opposite ways; `pitch` is the metres between columns.
 */
export function fineWales(strength: number, pitch: number): Painter {
  return (point, surface) => {
    // Details finer than half a pixel would alias with the pixels.
    const shown = strength * resolved(0.52 * pitch, coverOf(point));
    if (shown <= 0) return;
    const across = point.u / pitch - Math.floor(point.u / pitch) - 0.5;
    const leg = Math.cos(TAU * (point.v / (0.8 * pitch) + 1.4 * Math.abs(across)));
    dye(surface, 1 + shown * (Math.cos(TAU * across) - 0.3 + 0.5 * leg));
  };
}

/**
 * Cloth of ridges or loops: darker in the hollows, and lighter where it is high.
 * @param height 0 in the hollows to 1, by metres along warp and weft.
 * @param size metres below which a sample shows the height; coarser samples show `mean`.
 * @param floor share of the ambient light that reaches the hollows.
 * @param shade brightness of the hollows, of the rise from them to the top, and of uneven dye.
 */
export function ridged(
  height: (u: number, v: number) => number,
  {
    size,
    mean,
    floor,
    shade: [hollow, rise, uneven],
  }: {
    readonly size: number;
    readonly mean: number;
    readonly floor: number;
    readonly shade: readonly [hollow: number, rise: number, uneven: number];
  },
): Painter {
  return (point, surface) => {
    const shown = resolved(size, coverOf(point));
    const high = mean + (height(point.u, point.v) - mean) * shown;
    surface.occlusion *= floor + (1 - floor) * high;
    dye(surface, hollow + rise * high + uneven * fractalNoise2(point.u * 16, point.v * 14, 5, 2));
  };
}

/** A painter that calls two in order. */
export function inTurn(first: Painter, second: Painter): Painter {
  return (point, surface) => {
    first(point, surface);
    second(point, surface);
  };
}
