import { TAU } from '../../../../foundation/geometry/interpolation.ts';
import type { UvTable } from '../../../../foundation/geometry/tables/uv-table.ts';
import type { Piece } from '../../../../words/prompt/brief.ts';
import type { Attributes } from '../../../../words/prompt/vocabulary/attributes.ts';
import type { Painter, Surface, SurfacePoint } from '../../../materials/material.ts';

/** Height of a knitted pattern above flat cloth in metres, and its slopes along u and v. One object is reused. */
interface Raised {
  height: number;
  along: number;
  up: number;
}
type Relief = (u: number, v: number) => Readonly<Raised>;

const raised: Raised = { height: 0, along: 0, up: 0 };

function raise(height: number, along: number, up: number): Readonly<Raised> {
  raised.height = height;
  raised.along = along;
  raised.up = up;
  return raised;
}

/** Width of a cable in metres of laid-out cloth. */
export const CABLE_WIDTH = 0.034;
/** Length after which a cable repeats, in metres of laid-out cloth. */
export const CABLE_PITCH = 0.052;
/** Distance from one cable to the next in metres of laid-out cloth. */
export const CABLE_REPEAT = CABLE_WIDTH * 2.1;

/** Number of cells of the table of a braid. */
const BRAID_COLUMNS = 192;
const BRAID_ROWS = 96;
/**
 * Table of a braid's height. The strands are a third of a pitch apart, so a third of the pitch contains the whole
 * braid.
 */
const braidTable = new Float32Array((BRAID_COLUMNS + 1) * (BRAID_ROWS + 1));
for (let row = 0; row <= BRAID_ROWS; row++) {
  for (let column = 0; column <= BRAID_COLUMNS; column++) {
    braidTable[row * (BRAID_COLUMNS + 1) + column] = strands((2 * column) / BRAID_COLUMNS - 1, row / BRAID_ROWS / 3);
  }
}

/** Height 0 to 1 of the nearest of three strands, `across` from -1 to 1 and `along` in pitches. */
function strands(across: number, along: number): number {
  let height = 0;
  for (const phase of [0, 1 / 3, 2 / 3]) {
    const turn = (along + phase) * TAU;
    const off = (across - 0.58 * Math.sin(turn)) / 0.4;
    if (off < -1 || off > 1) continue;
    // A strand passes under the next one on its way back across the centre.
    const over = 0.62 + 0.38 * Math.cos(turn);
    height = Math.max(height, Math.sqrt(1 - off * off) * over);
  }
  return height;
}

/** Length in metres over which slopes of a braid are measured, so that strands meet in soft edges. */
const BRAID_STEP = 0.0006;
/** Cells of the table per metre across and along, and number of cells that the step covers. */
const [ACROSS, ALONG] = [BRAID_COLUMNS / CABLE_WIDTH, (BRAID_ROWS * 3) / CABLE_PITCH];
const [STEP_ACROSS, STEP_ALONG] = [Math.round(BRAID_STEP * ACROSS), Math.round(BRAID_STEP * ALONG)];

/**
 * Relief of strands that cross over each other; `across` is in metres from the left edge of a band, `along` in metres.
 */
function braid(across: number, along: number): Readonly<Raised> {
  const third = (along / CABLE_PITCH) * 3;
  const column = Math.min(BRAID_COLUMNS - STEP_ACROSS, (across * ACROSS) | 0);
  const row = Math.min(BRAID_ROWS - 1, ((third - Math.floor(third)) * BRAID_ROWS) | 0);
  const k = row * (BRAID_COLUMNS + 1) + column;
  const height = braidTable[k]!;
  const below = ((row + STEP_ALONG) % BRAID_ROWS) * (BRAID_COLUMNS + 1) + column;
  return raise(
    CABLE_HEIGHT * height,
    (CABLE_HEIGHT * (braidTable[k + STEP_ACROSS]! - height) * ACROSS) / STEP_ACROSS,
    (CABLE_HEIGHT * (braidTable[below]! - height) * ALONG) / STEP_ALONG,
  );
}

/**
 * Heights in metres of cables, of the knit ridge beside them and of the knots between them, and the pitch of the knots.
 */
const [CABLE_HEIGHT, RIDGE_HEIGHT, MOSS_HEIGHT, MOSS_PITCH] = [0.0052, 0.0014, 0.0009, 0.0085];

/** Relief of cables in columns, with small knots (moss stitch) between them. */
function cables(u: number, v: number): Readonly<Raised> {
  const half = CABLE_WIDTH / 2;
  const column = Math.round(u / CABLE_REPEAT);
  const off = u - column * CABLE_REPEAT;
  const across = Math.abs(off) / half;
  if (across < 1) return braid(off + half, v + (column & 1) * CABLE_PITCH * 0.5);
  const rib = (across - 1.12) / 0.12;
  if (Math.abs(rib) < 1)
    return raise(RIDGE_HEIGHT * (1 - rib * rib), (-2 * RIDGE_HEIGHT * rib * Math.sign(off)) / (0.12 * half), 0);
  const turn = TAU / MOSS_PITCH;
  const [a, b] = [u * turn, v * turn];
  const [sa, sb] = [Math.sin(a), Math.sin(b)];
  return raise(MOSS_HEIGHT * sa * sb, MOSS_HEIGHT * turn * Math.cos(a) * sb, MOSS_HEIGHT * turn * sa * Math.cos(b));
}

/** Width of a rib (two columns of stitches) in metres of laid-out fabric. */
export const RIB = 0.0148;
/** Height of a rib in metres. */
const RIB_HEIGHT = 0.0036;

interface Knit {
  /** Size of the laid-out cloth relative to cable stitches: the larger it is, the finer the stitches come out. */
  readonly gauge: number;
  /** True for thick yarn. */
  readonly heavy?: boolean;
  /** True when jersey has its ribs in the cloth itself, without a relief. */
  readonly clothRibs?: boolean;
}

const KNITS: Readonly<Record<NonNullable<Attributes['knit']>, Knit>> = {
  rib: { gauge: 1.15, clothRibs: true },
  fine: { gauge: 1.25 },
  chunky: { gauge: 0.94, heavy: true },
  cable: { gauge: 1, heavy: true },
  'fair-isle': { gauge: 1 },
  crochet: { gauge: 1 },
};
const USUAL_KNIT: Knit = { gauge: 1.08 };

const knitOf = (knit: Attributes['knit']): Knit => (knit && KNITS[knit]) ?? USUAL_KNIT;

export const isHeavyKnit = (knit: Attributes['knit']): boolean => knitOf(knit).heavy === true;
export const hasClothRibs = (knit: Attributes['knit']): boolean => knitOf(knit).clothRibs === true;

/** Scale of a knit's laid-out fabric; 1 for other fabrics. */
export function gaugeOf({ fabric, attributes: { knit } }: Piece): number {
  return fabric !== null && fabric !== 'knit' ? 1 : knitOf(knit).gauge;
}

/** Relief of ribs: columns of stitches between deep gaps. */
const ribs: Relief = (u) => {
  const off = (u / RIB - Math.floor(u / RIB) - 0.5) * 2.3;
  if (off > 1 || off < -1) return raise(0, 0, 0);
  // The flanks are steep but not vertical.
  const rise = Math.sqrt(Math.max(0.04, 1 - off ** 4));
  return raise(RIB_HEIGHT * rise, ((-2 * RIB_HEIGHT * off ** 3) / rise) * (2.3 / RIB), 0);
};

const RELIEFS: { readonly [Name in NonNullable<Attributes['knit']>]?: Relief } = { cable: cables, rib: ribs };

/** A pattern seven stitches wide and fourteen rows high; # is the second colour. */
const FAIR_ISLE = [
  '..#.#..',
  '...#...',
  '.......',
  '#..#..#',
  '.#.#.#.',
  '..###..',
  '.#####.',
  '..###..',
  '.#.#.#.',
  '#..#..#',
  '.......',
  '#.#.#.#',
  '.......',
  '.#...#.',
] as const;
/** Width and height of a stitch in metres. */
const STITCH = [0.0074, 0.0058] as const;

/**
 * Paints bands of two-coloured knitting across chest and sleeves, below the v `top`: pale on dark cloth and dark on
 * pale cloth.
 */
function fairIsle(point: SurfacePoint, surface: Surface, top: number): void {
  const down = (top - point.v) / STITCH[1];
  const row = Math.floor(down);
  if (row < 0 || row >= FAIR_ISLE.length * 3) return;
  const column = Math.floor(point.u / STITCH[0]);
  const line = FAIR_ISLE[row % FAIR_ISLE.length]!;
  if (line[((column % 7) + 7) % 7] !== '#') return;
  const pale = surface.g > 0.16;
  surface.r = pale ? surface.r * 0.16 : 0.6;
  surface.g = pale ? surface.g * 0.13 : 0.56;
  surface.b = pale ? surface.b * 0.14 : 0.48;
}

/** Paints coloured bands of a knit below the v `top`. */
type Bands = (point: SurfacePoint, surface: Surface, top: number) => void;

const BANDS: { readonly [Name in NonNullable<Attributes['knit']>]?: Bands } = { 'fair-isle': fairIsle };

/**
 * Returns a painter of features other than plain stitches: cables, ribs or coloured bands. `top` is the v at which
 * bands begin; `plain` returns true, for a row of the seam table, where the ribs of hem and cuffs replace them.
 */
export function knitDetail(
  knit: Attributes['knit'],
  seams: UvTable,
  top: number,
  plain: (row: Float64Array) => boolean,
): Painter | undefined {
  const bands = knit && BANDS[knit];
  if (bands) return (point, surface) => bands(point as SurfacePoint, surface, top);
  const relief = knit ? RELIEFS[knit] : undefined;
  if (!relief) return undefined;
  return (point, surface) => {
    const { u, v, footprint, nx, ny, nz } = point;
    if (footprint > 0.006 || plain(seams(u, v))) return;
    const { height, along, up } = relief(u, v);
    const side = point.back ? -1 : 1;
    const level = Math.sqrt(nx * nx + nz * nz) || 1;
    // Directions of weft and warp on the surface: horizontal, and perpendicular to it.
    const [wx, wz] = [(nz / level) * side, (-nx / level) * side];
    surface.tiltX -= along * wx + up * ny * wz;
    surface.tiltY -= up * (nz * wx - nx * wz) * side;
    surface.tiltZ -= along * wz - up * ny * wx;
    const deep = Math.min(1, height / 0.003);
    const k = 0.62 + 0.38 * deep;
    surface.occlusion *= k;
    surface.r *= 0.85 + 0.15 * k;
    surface.g *= 0.85 + 0.15 * k;
    surface.b *= 0.85 + 0.15 * k;
  };
}
