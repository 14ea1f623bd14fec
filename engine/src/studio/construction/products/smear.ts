import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { fractalNoise2, noise2 } from '../../../foundation/geometry/noise.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Smear } from './product.ts';

/** Height in metres of the film where it has run out, so that its end lies on the floor without an edge. */
const FILM = 0.00006;
/** Share of the length over which single streaks end before others. */
const RAGGED = 0.3;
/** Share of the width by which the middle of the smear is bent sideways. */
const BENT = 0.34;

/**
 * Cream that a spatula has drawn along x: a mound where it was set down, ridges along the stroke, raised borders, and
 * an end that runs out in streaks of different lengths. Its top and its flat bottom are one closed surface.
 */
export function smearMesh({ size: [length, height, width], vary }: Smear, detail: number): Mesh {
  const half = width / 2;
  const endOf = (t: number): number => 1 - RAGGED * (0.5 + 0.5 * noise2(t * 8.5, vary, 3)) * (0.5 + 0.5 * t * t);
  const grid = { columns: atDetail(300, detail), rows: atDetail(260, detail), closedRows: true };
  return gridMesh(grid, (u, v, out) => {
    const isTop = v <= 0.5;
    const t = isTop ? 4 * v - 1 : 3 - 4 * v;
    // The mound and the end of each streak are round in plan.
    const from = 0.1 * (1 - Math.sqrt(Math.max(0, 1 - t * t)));
    const s = from + (endOf(t) - from) * u;
    const wide = half * (0.86 + 0.14 * Math.sin(2.6 * s + 0.4) + 0.05 * noise2(s * 4, t > 0 ? 2 : 7, vary));
    out[0] = length * (s - 0.5);
    out[1] = isTop ? FILM + height * heightAt(s, t, u, vary) : 0;
    out[2] = t * wide + BENT * half * Math.sin(s * 2.9 - 0.3);
  });
}

/** Height of the cream as a share, at a share of the length and between the borders at -1 and 1. */
function heightAt(s: number, t: number, u: number, vary: number): number {
  const border = Math.sqrt(Math.max(0, 1 - t ** 6)) * smoothstep(0, 0.035, u) * smoothstep(1, 0.9, u);
  const streaks = 0.6 * noise2(t * 7 + 0.5 * s, vary + s * 0.7, 5) + 0.5 * noise2(t * 19, vary + s * 1.1, 6);
  const rims = 0.34 * Math.exp(-(((1 - Math.abs(t)) / 0.12) ** 2));
  const mound = Math.exp(-(((s - 0.1) / 0.12) ** 2)) * (1 - 0.75 * t * t);
  const swirl = 1 + 0.14 * Math.sin(26 * s + 5 * t * t + 2 * fractalNoise2(s * 5, t * 2, 4, 2));
  const film = (0.34 + 0.3 * streaks + rims) * (1 - 0.72 * s);
  return border * Math.max(0.02, film * smoothstep(0, 0.16, s) + mound * swirl);
}
