import { blendColour } from '../../materials/blend-colour.ts';
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

/** What a mirror in a lid shows of a bright studio, painted: two soft bands of light slant across it. */
export const handMirror: NonNullable<Fabric['response']['paint']> = ({ x, y }, surface) => {
  const slope = y - 0.75 * x;
  const band = (from: number, to: number): number =>
    smoothstep(from, from + 0.004, slope) * smoothstep(to, to - 0.004, slope);
  dye(surface, 0.6 + 2.6 * (y - 0.05) + 0.3 * band(0.028, 0.056) + 0.22 * band(0.064, 0.072));
};

/** Half sizes in metres of a rug with a medallion, and the size of one knot. */
const [RUG_X, RUG_Z, KNOT] = [0.75, 1, 0.005] as const;

/**
 * A rug in the Persian manner, around the origin: a lobed medallion with pendants on a field of scattered flowers,
 * quarter medallions in the corners, and a broad border of rosettes between two narrow ones.
 */
export const medallion: NonNullable<Fabric['response']['paint']> = (point, surface) => {
  const knot = (value: number): number => (Math.floor(value / KNOT) + 0.5) * KNOT;
  const soft = point.footprint > KNOT ? point.footprint : 0.002;
  const [x, z] = point.footprint > KNOT ? [point.x, point.z] : [knot(point.x), knot(point.z)];
  const [ax, az] = [Math.abs(x), Math.abs(z)];
  const [ground, navy, ivory, gold] = [
    [surface.r, surface.g, surface.b],
    [0.02, 0.028, 0.075],
    [0.66, 0.56, 0.4],
    [0.4, 0.2, 0.045],
  ] as const satisfies readonly Rgb[];
  const lay = (inside: number, colour: Rgb): void => blendColour(surface, colour, smoothstep(-soft, soft, inside));
  const edge = Math.min(RUG_X - ax, RUG_Z - az);
  // Flowers repeat in rows, every other row shifted by half.
  const flower = (pitch: number, size: number, petals: number): number => {
    const row = Math.round(az / pitch);
    const dx = ax - (row % 2) * pitch * 0.5;
    const [fx, fz] = [dx - Math.round(dx / pitch) * pitch, az - row * pitch];
    return size * (0.78 + 0.22 * Math.cos(petals * Math.atan2(fz, fx))) - Math.hypot(fx, fz);
  };
  const lobed = (dx: number, dz: number, size: number, lobes: number): number =>
    size * (1 + 0.07 * Math.cos(lobes * Math.atan2(dz, dx))) - Math.hypot(dx, dz);
  const inField = edge - 0.2;
  if (inField > 0) {
    lay(flower(0.105, 0.024, 5), ivory);
    lay(flower(0.105, 0.011, 4), navy);
    lay(0.006 - Math.abs(Math.sin(ax * 30) * 0.02 + (az % 0.105) - 0.052), gold);
    const corner = 0.3 - Math.hypot(ax - (RUG_X - 0.2), (az - (RUG_Z - 0.2)) * 0.85);
    const bitten = corner + 0.018 * Math.cos(9 * Math.atan2(az - RUG_Z + 0.2, ax - RUG_X + 0.2));
    lay(bitten, ivory);
    lay(bitten - 0.012, navy);
    lay(Math.min(bitten - 0.05, flower(0.0525, 0.013, 4)), gold);
    const pendant = lobed(ax, (az - 0.5) * 0.75, 0.075, 6);
    const star = Math.max(lobed(ax * 1.12, az * 0.82, 0.3, 16), pendant, 0.016 - Math.max(ax, az - 0.6));
    lay(star, ivory);
    lay(star - 0.014, navy);
    const inner = lobed(ax * 1.1, az * 0.85, 0.2, 8);
    lay(Math.min(star - 0.03, flower(0.0525, 0.014, 4)), gold);
    lay(inner, ivory);
    lay(inner - 0.014, ground);
    lay(Math.min(inner - 0.03, flower(0.0525, 0.015, 5)), ivory);
    lay(lobed(ax, az, 0.07, 8), navy);
    lay(lobed(ax, az, 0.042, 8), gold);
  } else {
    const along = RUG_X - ax < RUG_Z - az ? az : ax;
    const across = edge - 0.1;
    lay(0.078 - Math.abs(across), navy);
    const step = along - Math.round(along / 0.13) * 0.13;
    lay(0.05 * (0.82 + 0.18 * Math.cos(8 * Math.atan2(across, step))) - Math.hypot(across, step), ivory);
    lay(0.03 * (0.8 + 0.2 * Math.cos(6 * Math.atan2(across, step))) - Math.hypot(across, step), ground);
    lay(0.012 - Math.hypot(across, step), gold);
    lay(0.012 - Math.hypot(Math.abs(across) - 0.04, Math.abs(step) - 0.065), gold);
    lay(0.02 - Math.abs(Math.abs(across) - 0.086), ivory);
    const tooth = along - Math.round(along / 0.036) * 0.036;
    lay(0.01 - Math.abs(Math.abs(across) - 0.086) - 0.6 * Math.abs(tooth), ground);
  }
  dye(surface, 1 + 0.1 * fractalNoise2(x * 40, z * 3, 5, 3) + 0.1 * resolved(KNOT, point.footprint) * noise2(x * 300, z * 300, 7)); // prettier-ignore
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

/** Rows of digits of a clock, seven segments each: top, upper left and right, middle, lower left and right, bottom. */
const DIGITS: readonly string[] = ['1110111', '1111011', '0111010', '0010010'];

/** Colours of the tiles on a phone, linear. */
const TILES: readonly Rgb[] = [[0.8, 0.82, 0.85], [0.05, 0.3, 0.75], [0.75, 0.2, 0.12], [0.1, 0.5, 0.25], [0.85, 0.5, 0.06], [0.35, 0.15, 0.6]]; // prettier-ignore

/** The screen of a phone whose middle is at x = -16 mm and which is 142 mm high: a clock, tiles in rows, and a dock. */
export const homeScreen: NonNullable<Fabric['response']['paint']> = ({ x, y, footprint }, surface) => {
  const [u, v] = [(x + 0.016) * 1000, (y - 0.003) * 1000];
  const soft = Math.max(footprint * 1000, 0.05);
  const lay = (inside: number, colour: Rgb, by = 1): void =>
    blendColour(surface, colour, by * smoothstep(-soft, soft, inside));
  const box = (cx: number, cy: number, w: number, h: number, round: number): number => {
    const [dx, dy] = [Math.abs(u - cx) - w / 2 + round, Math.abs(v - cy) - h / 2 + round];
    return round - Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) - Math.min(Math.max(dx, dy), 0);
  };
  // A dusk over hills.
  const sky = smoothstep(20, 142, v);
  [surface.r, surface.g, surface.b] = [0.5 - 0.42 * sky, 0.2 - 0.1 * sky, 0.2 + 0.12 * sky];
  lay(46 + 7 * Math.sin(u * 0.11 + 1) - v, [0.12, 0.06, 0.17]);
  lay(30 + 6 * Math.sin(u * 0.16 - 1) - v, [0.05, 0.03, 0.09]);
  const white: Rgb = [0.9, 0.9, 0.92];
  for (const [i, digit] of DIGITS.entries()) {
    const [cx, cy] = [[-16.5, -6.5, 6.5, 16.5][i]!, 112];
    const segments = [[0, 6.5, 5, 1.3], [-3, 3.3, 1.3, 6], [3, 3.3, 1.3, 6], [0, 0, 5, 1.3], [-3, -3.3, 1.3, 6], [3, -3.3, 1.3, 6], [0, -6.5, 5, 1.3]] as const; // prettier-ignore
    for (const [k, [dx, dy, w, h]] of segments.entries())
      if (digit[k] === '1') lay(box(cx + dx, cy + dy, w, h, 0.6), white);
  }
  lay(box(0, 114.2, 1.5, 1.5, 0.7), white);
  lay(box(0, 109.8, 1.5, 1.5, 0.7), white);
  lay(box(0, 13, 61, 20, 6), [0.7, 0.68, 0.72], 0.35);
  for (const [row, cy] of [13, 40, 57, 74].entries())
    for (const column of [0, 1, 2, 3])
      lay(box((column - 1.5) * 14.6, cy, 10.6, 10.6, 2.8), TILES[(row * 3 + column * 2 + (row >> 1)) % TILES.length]!);
};

/** A print of an arch, a sun and a hill in three flat colours, around the origin. */
export const artPrint: NonNullable<Fabric['response']['paint']> = ({ x, y, footprint }, surface) => {
  const lay = (inside: number, colour: Rgb): void =>
    blendColour(surface, colour, smoothstep(-footprint, footprint, inside));
  lay(0.056 - Math.hypot(x - 0.028, y - 0.262), [0.5, 0.16, 0.055]);
  lay(Math.min(0.105 - y - 0.35 * (x + 0.03) - 3.2 * (x - 0.02) ** 2 + 0.05, 1), [0.11, 0.14, 0.11]);
  lay(0.075 - Math.hypot(x + 0.035, (y - 0.075) * 0.9), [0.55, 0.38, 0.2]);
};
