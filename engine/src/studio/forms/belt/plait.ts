import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { noise2 } from '../../../foundation/geometry/noise.ts';
import { tilt } from '../../construction/sewing/seam.ts';
import type { Painter } from '../../materials/material.ts';

/** Width in metres of a strand across its own direction, times the square root of two. */
const STRAND = 0.0083;
/** Height in metres of the middle of a strand over the place where it dips under another one. */
const HEIGHT = 0.0013;

/** How far in metres the edge of a plait draws in where a strand turns back, `along` metres from its start. */
export const plaitEdge = (along: number): number => 0.0009 * Math.abs(Math.sin((Math.PI * along) / STRAND)) ** 0.6;

/** Flat strands that run diagonally across a strap that stands on its edge, and pass over and under each other. */
export const plaited: Painter = (point, surface) => {
  const [a, b] = [(point.v + point.u) / STRAND, (point.v - point.u) / STRAND];
  const [i, j] = [Math.floor(a), Math.floor(b)];
  const [x, y] = [2 * (a - i) - 1, 2 * (b - j) - 1];
  const isAlongA = ((i + j) & 1) === 0;
  const across = isAlongA ? y : x;
  const ahead = isAlongA ? x : y;
  const [alongA, alongB] = [isAlongA ? 0.55 * x : 1.5 * x ** 3, isAlongA ? 1.5 * y ** 3 : 0.55 * y];
  const scale = (-2 * HEIGHT) / STRAND;
  tilt(surface, scale * (alongA - alongB), 0, 1, 0);
  tilt(surface, scale * (alongA + alongB), point.nz, 0, -point.nx);
  const gap = smoothstep(0.72, 1, Math.abs(across));
  const under = smoothstep(0.6, 1, Math.abs(ahead));
  surface.occlusion *= 1 - 0.7 * Math.max(gap, 0.75 * under);
  const tone = (1 - 0.55 * gap) * (1 - 0.25 * under) * (1 + 0.08 * noise2(i * 3.1, j * 5.7, 4));
  surface.r *= tone;
  surface.g *= tone;
  surface.b *= tone;
};
