import { clamp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import type { Painter } from '../../materials/material.ts';
import { cellRandom, scatter } from '../../patterns/drawing/scatter.ts';
import type { Motif } from '../../patterns/drawing/scatter.ts';
import { insideFlower } from './flower-shape.ts';

/** Metres between the flowers, and from their centres to the tips of their petals. */
const FLOWERS = { spacing: 0.088, jitter: 0.4, staggered: true, layer: 23 };
const RADIUS = 0.036;
/** Indices into the result of a motif: height from 0 to 1, slopes along u and v, and the shadow beside the flower. */
const [HEIGHT, SLOPE_U, SLOPE_V, SHADOW] = [0, 1, 2, 3];

/** Flowers cut from cloth and sewn on by their centres, so that their petals stand up. */
export function applique(thread: Rgb | null): Painter {
  const found = new Float64Array(4);
  return (point, surface) => {
    found.fill(0);
    scatter(FLOWERS, flower, point.u, point.v, point.footprint, found, null);
    surface.occlusion *= 1 - 0.55 * found[SHADOW]!;
    const height = found[HEIGHT]!;
    if (height <= 0) return;
    const shown = smoothstep(0, 0.06 + point.footprint / RADIUS, height);
    // Flowers of the same cloth are slightly paler than the cloth behind them, because light shines through them.
    const pale = thread === null ? 1.16 : 1;
    const own = thread ?? [surface.r, surface.g, surface.b];
    surface.r += (own[0] * pale - surface.r) * shown;
    surface.g += (own[1] * pale - surface.g) * shown;
    surface.b += (own[2] * pale - surface.b) * shown;
    surface.tiltX += found[SLOPE_U]! * shown;
    surface.tiltY += found[SLOPE_V]! * shown;
    surface.occlusion *= 1 - shown * 0.5 * (1 - clamp(2.4 * height));
  };
}

const flower: Motif = (dx, dy, i, j, _footprint, found) => {
  const size = RADIUS * (0.7 + 0.4 * cellRandom(i, j, 25));
  const [x, y] = [dx / size, dy / size];
  const turn = 6.283 * cellRandom(i, j, 24);
  // Two whorls of petals: the upper one is smaller and turned by half a petal.
  const lower = insideFlower(x, y, 5, turn);
  const upper = insideFlower(x * 1.75, y * 1.75, 5, turn + 0.63);
  const beside = insideFlower((x + 0.05) * 0.93, (y + 0.09) * 0.93, 5, turn);
  if (beside > 0 && lower <= 0) found[SHADOW] = Math.max(found[SHADOW]!, smoothstep(0, 0.12, beside));
  const top = upper > 0 ? upper : lower;
  if (top <= 0) return;
  found[SHADOW] = 0;
  found[HEIGHT] = Math.max(found[HEIGHT]!, top);
  const far = Math.hypot(x, y) + 1e-6;
  const fold = 0.4 * Math.sin(5 * (Math.atan2(y, x) + turn) * 1.5);
  const rise = upper > 0 ? -0.55 : -0.3;
  found[SLOPE_U] = (rise * x - fold * y) / far;
  found[SLOPE_V] = (rise * y + fold * x) / far;
};
