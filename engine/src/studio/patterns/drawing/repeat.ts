/** Makes prints that are random on fabric tile seamlessly. */
import { noise2, wrappedNoise2 } from '../../../foundation/geometry/noise.ts';

/** Metres after which the drawing repeats along weft (u) and warp (v). */
export interface Repeat {
  readonly u: number;
  readonly v: number;
  /** Selects one of the variants of a random print; an integer, 0 by default. */
  readonly seed?: number;
}

/** `index` on a lattice that repeats after `count` cells; negative indices count from the end. */
export function wrapCell(index: number, count: number): number {
  const rest = index % count;
  return rest < 0 ? rest + count : rest;
}

/** Distance between the noise layers of different seeds, so that they do not overlap. */
const SEED_LAYERS = 211;

/** Noise at about `weft` and `warp` waves per metre; on a tile, at the nearest frequencies that tile. -1 to 1. */
export function clothNoise(
  u: number,
  v: number,
  weft: number,
  warp: number,
  layer: number,
  repeat: Repeat | null,
): number {
  if (!repeat) return noise2(u * weft, v * warp, layer);
  const columns = Math.max(1, Math.round(weft * repeat.u));
  const rows = Math.max(1, Math.round(warp * repeat.v));
  const drawing = layer + SEED_LAYERS * (repeat.seed ?? 0);
  return wrappedNoise2((u * columns) / repeat.u, (v * rows) / repeat.v, drawing, columns, rows);
}

/** Sum of octaves of `clothNoise`, each with half the amplitude and twice the frequency; about -0.9 to 0.9. */
export function clothFractal(
  u: number,
  v: number,
  weft: number,
  warp: number,
  layer: number,
  octaves: number,
  repeat: Repeat | null,
): number {
  let sum = 0;
  let weight = 0.5;
  let scale = 1;
  for (let i = 0; i < octaves; i++) {
    sum += weight * clothNoise(u, v, weft * scale, warp * scale, layer + i, repeat);
    weight *= 0.5;
    scale *= 2.03;
  }
  return sum;
}

/**
 * The angular frequency nearest `perMetre` (radians per metre) with whole waves in `length`; `perMetre` itself without
 * a length.
 */
export function closedWave(perMetre: number, length: number | undefined): number {
  if (!length) return perMetre;
  const turn = 2 * Math.PI;
  return (Math.max(1, Math.round((perMetre * length) / turn)) * turn) / length;
}
