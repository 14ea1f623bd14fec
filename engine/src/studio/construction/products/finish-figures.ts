import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { fractalNoise2, noise2 } from '../../../foundation/geometry/noise.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import type { Fabric } from '../../fabrics/fabric.ts';
import { dye, resolved } from '../../fabrics/weave.ts';

/** Fibres and flecks of paper. */
export const fibres: NonNullable<Fabric['response']['paint']> = (point, surface) => {
  dye(surface, 1 + 0.05 * resolved(0.0012, point.footprint) * noise2(point.u * 900, point.v * 420, 7));
};

/** Width in metres of the boards that a wide surface is glued of. */
const BOARD = 0.118;

/** Oiled boards: growth rings that are cut lengthwise, pores, and a different tone of each board. */
export const boards: NonNullable<Fabric['response']['paint']> = ({ u, v, footprint }, surface) => {
  const board = Math.floor(u / BOARD);
  const across = u - board * BOARD;
  const tone = noise2(board * 7.3, 2.5, 11);
  // Rings widen towards the heart of the board, where they meet in pointed arches.
  const heart = across - BOARD * (0.5 + 0.3 * tone);
  const ring =
    5.5 * Math.sqrt(Math.abs(heart) * 30 + 0.4 * fractalNoise2(v * 1.3 + board * 5, board * 3.1, 4, 3) + 0.5);
  const bent = ring + 0.9 * fractalNoise2(u * 14, v * 2 + board * 9, 6, 3);
  const shown = resolved(0.014, footprint);
  const late = bent - Math.floor(bent);
  const pores = noise2(u * 900, v * 34, 7) * resolved(0.0024, footprint);
  const joint = Math.exp(-((Math.min(across, BOARD - across) / 0.0009) ** 2)) * resolved(0.002, footprint);
  const broad = 0.11 * tone + 0.12 * fractalNoise2(u * 5, v * 1.1, 9, 2);
  dye(surface, 1 + broad + shown * 0.42 * (late * late * late - 0.25) + 0.07 * pores - 0.18 * joint);
};

/**
 * The room in a mirror, painted: light is not traced from one thing to another, so a flat mirror would have one
 * tone. The wall is lit from the upper left, the floor begins near the lower edge, and two slanting bands of light from
 * a window cross both.
 */
export const silvering: NonNullable<Fabric['response']['paint']> = ({ x, y }, surface) => {
  const slope = y + 0.6 * x;
  const window = smoothstep(0.3, 0.32, slope) * smoothstep(0.68, 0.66, slope);
  const second = smoothstep(0.72, 0.735, slope) * smoothstep(0.83, 0.815, slope);
  const wall = 1.05 + 0.5 * smoothstep(-0.4, 1.6, y - 0.7 * x);
  dye(surface, wall * (1 - 0.24 * smoothstep(0.35, -0.05, y)) + 0.16 * window + 0.12 * second);
};

/** Ribs of a flat weave, 5 mm wide, with threads across them. */
export const flatWeave = (u: number, v: number): number =>
  0.0006 * Math.abs(Math.cos((v * Math.PI) / 0.005)) + 0.0002 * noise2(u * 700, Math.floor(v / 0.005) * 3.7, 4);

/** Round pebbles in a hexagonal grid, 3.4 mm apart. */
export const pebbles = (u: number, v: number): number => {
  const row = Math.round(v / 0.003);
  const x = u / 0.0034 + (row % 2) / 2;
  const [dx, dy] = [(x - Math.round(x)) * 2, (v / 0.003 - row) * 2];
  return Math.sqrt(Math.max(0, 1 - dx * dx - dy * dy));
};

/** A wallpaper of two soft colours on a lit display. */
export const wallpaper: NonNullable<Fabric['response']['paint']> = ({ u, v }, surface) => {
  const wave = 0.5 + 0.5 * Math.sin(u * 22 + v * 13 + 1.6 * Math.sin(v * 19 - u * 7));
  const low = smoothstep(-0.1, 0.1, v + 0.4 * u);
  surface.r = 0.05 + 0.34 * wave * low + 0.12 * (1 - low);
  surface.g = 0.09 + 0.2 * wave * low + 0.05 * (1 - low);
  surface.b = 0.24 + 0.16 * (1 - wave) + 0.12 * low;
};

/** A print of an arch, a sun and a hill in three flat colours, around the origin. */
export const artPrint: NonNullable<Fabric['response']['paint']> = ({ x, y, footprint }, surface) => {
  const lay = (inside: number, [r, g, b]: Rgb): void => {
    const share = smoothstep(-footprint, footprint, inside);
    surface.r += (r - surface.r) * share;
    surface.g += (g - surface.g) * share;
    surface.b += (b - surface.b) * share;
  };
  lay(0.056 - Math.hypot(x - 0.028, y - 0.262), [0.5, 0.16, 0.055]);
  lay(Math.min(0.105 - y - 0.35 * (x + 0.03) - 3.2 * (x - 0.02) ** 2 + 0.05, 1), [0.11, 0.14, 0.11]);
  lay(0.075 - Math.hypot(x + 0.035, (y - 0.075) * 0.9), [0.55, 0.38, 0.2]);
};
