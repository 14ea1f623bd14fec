import { smoothstep } from '../../geometry/interpolation.ts';
import { noise2 } from '../../geometry/noise.ts';
import type { Painter, Surface } from '../material.ts';

/** How much of a detail `size` metres across is left when a sample covers `footprint` metres: 1 sharp, 0 gone. */
export function resolved(size: number, footprint: number): number {
  return 1 - smoothstep(0.35, 0.95, footprint / size);
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

/** Fibres of several shades spun into one yarn; `size` metres. */
export function melange(strength: number, size: number): Painter {
  return (point, surface) => {
    const shown = strength * resolved(size * 2, point.footprint);
    const slow = 0.25 * strength * noise2(point.u / (size * 9), point.v / (size * 14), 8);
    dye(surface, 1 + slow + shown * noise2(point.u / size, point.v / (size * 1.7), 6));
  };
}
