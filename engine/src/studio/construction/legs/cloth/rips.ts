import { smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { noise2 } from '../../../../foundation/geometry/noise.ts';
import { between } from '../../../../foundation/geometry/random.ts';
import type { Random } from '../../../../foundation/geometry/random.ts';
import type { Trim } from '../../../../foundation/raster/geometry.ts';
import type { Painter } from '../../../materials/material.ts';
import type { TrouserCut } from '../cut/cut.ts';
import type { LegNet } from './leg-net.ts';

export interface Rips {
  readonly trim: Trim;
  /** Bleaches the threads and the frayed rim. */
  readonly paint: Painter;
}

/**
 * Torn places on the front of a leg, at the knee, below it and on the thigh: slits across the leg, with white weft threads that
 * still hang over the hole.
 */
export function ripsOn(net: LegNet, cut: TrouserCut, side: 1 | -1, random: Random): Rips {
  const all = [
    { y: 0.475, half: 0.052, tall: 0.021 },
    { y: 0.62 + between(random, -0.02, 0.02), half: 0.03, tall: 0.009 },
    { y: 0.425, half: 0.026, tall: 0.007 },
  ];
  const tears = all
    .filter(({ y }) => y > cut.hem + 0.06)
    .map((tear) => ({ ...tear, at: between(random, -0.012, 0.012) }));
  /** Distance to the nearest hole in metres, negative inside it. */
  const outside = (u: number, v: number): number => {
    let nearest = 1;
    for (const { y, half, tall, at } of tears) {
      if (Math.abs(v - y) > 0.05) continue;
      const across = (side * u - at) / Math.min(half, net.width(y, 1) * 0.34);
      const ragged = 1 + 0.4 * noise2(u * 110, v * 130 + side, 3);
      const down = (v - y + 0.006 * noise2(u * 60, 1, 5)) / (tall * ragged);
      nearest = Math.min(nearest, (Math.sqrt(across * across + down * down) - 1) * tall);
    }
    return nearest;
  };
  return {
    trim: (_x, _y, _z, u, v) => Math.max(outside(u, v), weft(u, v)),
    paint(point, surface) {
      const bare = smoothstep(0.005, -0.001, outside(point.u, point.v));
      if (bare <= 0) return;
      const pale = bare * (0.8 + 0.2 * noise2(point.u * 400, point.v * 900, 2));
      surface.r += (0.6 - surface.r) * pale;
      surface.g += (0.62 - surface.g) * pale;
      surface.b += (0.63 - surface.b) * pale;
    },
  };
}

/**
 * Signed distance in metres to the threads across a hole, positive within a thread. They are slack, 3.7 mm apart, and
 * some are broken.
 */
function weft(u: number, v: number): number {
  const sag = v + 0.0016 * noise2(u * 45, v * 9, 6);
  const row = Math.round(sag / WEFT);
  const broken = noise2(row * 7.3, u * 26, 8) > 0.42 ? 0.0016 : 0;
  return 0.00105 - Math.abs(sag - row * WEFT) - broken;
}

/** Metres between the threads that span a hole. */
const WEFT = 0.0037;
