import { clamp } from '../geometry/interpolation.ts';
import type { Rgb } from './softbox.ts';

/**
 * The room as a vertical gradient of radiance. In a bright studio sky is 0.20 to 0.30, horizon 0.11 to 0.20 and ground
 * 0.13 to 0.20.
 */
export interface Environment {
  readonly sky: Rgb;
  readonly horizon: Rgb;
  readonly ground: Rgb;
}

/**
 * Writes the radiance seen in a direction of height `y` (-1 to 1) into `out`; the larger `blur`, which grows with the
 * roughness of a surface, the wider the transition from ground to sky.
 */
export function environmentRadiance(environment: Environment, y: number, blur: number, out: Float64Array): void {
  const at = clamp(0.5 + (0.5 * y) / (0.25 + blur));
  const end = at > 0.5 ? environment.sky : environment.ground;
  const share = Math.abs(at - 0.5) * 2;
  const { horizon } = environment;
  out[0] = horizon[0] + (end[0] - horizon[0]) * share;
  out[1] = horizon[1] + (end[1] - horizon[1]) * share;
  out[2] = horizon[2] + (end[2] - horizon[2]) * share;
}
