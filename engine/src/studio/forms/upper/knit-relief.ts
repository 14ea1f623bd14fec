import { TAU } from '../../../geometry/interpolation.ts';
import type { UvTable } from '../../../geometry/uv-table.ts';
import type { Piece } from '../../../prompt/brief.ts';
import type { Attributes } from '../../../prompt/vocabulary/attributes.ts';
import type { Painter, Surface, SurfacePoint } from '../../material.ts';

/** Height of a knitted pattern in metres over flat cloth. */
type Relief = (u: number, v: number) => number;

const CABLE_WIDTH = 0.034;
const CABLE_PITCH = 0.052;

const BRAID_COLUMNS = 192;
const BRAID_ROWS = 96;
/** The strands follow each other a third of a pitch apart: that much of a braid is all of it. */
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
    // A strand dives under the next one as it comes back over the middle.
    const over = 0.62 + 0.38 * Math.cos(turn);
    height = Math.max(height, Math.sqrt(1 - off * off) * over);
  }
  return height;
}

/** Strands that cross over each other, 0 to 1, in a band of half width 1; `along` in metres. */
function braid(across: number, along: number): number {
  const third = (along / CABLE_PITCH) * 3;
  const x = (across + 1) * (BRAID_COLUMNS / 2);
  const y = (third - Math.floor(third)) * BRAID_ROWS;
  const column = x | 0;
  const row = Math.min(BRAID_ROWS - 1, y | 0);
  const k = row * (BRAID_COLUMNS + 1) + column;
  const below = k + BRAID_COLUMNS + 1;
  const top = braidTable[k]! + (braidTable[k + 1]! - braidTable[k]!) * (x - column);
  const bottom = braidTable[below]! + (braidTable[below + 1]! - braidTable[below]!) * (x - column);
  return top + (bottom - top) * (y - row);
}

/** Columns of cables with a moss of small knots between them. */
function cables(u: number, v: number): number {
  const repeat = CABLE_WIDTH * 2.1;
  const column = Math.round(u / repeat);
  const across = (u - column * repeat) / (CABLE_WIDTH / 2);
  if (Math.abs(across) < 1) return 0.0052 * braid(across, v + (column & 1) * CABLE_PITCH * 0.5);
  const rib = Math.abs(across) - 1.12;
  if (Math.abs(rib) < 0.12) return 0.0014 * (1 - (rib / 0.12) ** 2);
  return 0.0009 * Math.sin((u / 0.0085) * TAU) * Math.sin((v / 0.0085) * TAU);
}

/** A rib is two columns of stitches, in metres of cloth as it is laid out; how high it stands. */
const RIB = 0.0148;
const RIB_HEIGHT = 0.0036;

/** Stitches to a chunky one: cloth is laid out so much larger, and its stitches come out so much smaller. */
const GAUGES: { readonly [Name in NonNullable<Attributes['knit']>]?: number } = {
  rib: 1.15,
  fine: 1.25,
  chunky: 0.94,
  cable: 1,
  'fair-isle': 1,
  crochet: 1,
};
const USUAL_GAUGE = 1.08;

/** How much larger than in metres knitted cloth is laid out; 1 for other cloth. */
export function gaugeOf({ fabric, attributes: { knit } }: Piece): number {
  if (fabric !== null && fabric !== 'knit') return 1;
  return (knit && GAUGES[knit]) ?? USUAL_GAUGE;
}

/** Columns of stitches between deep gaps. */
const ribs: Relief = (u) => {
  const off = (u / RIB - Math.floor(u / RIB) - 0.5) * 2.3;
  return off > 1 || off < -1 ? 0 : RIB_HEIGHT * Math.sqrt(1 - off ** 4);
};

const RELIEFS: { readonly [Name in NonNullable<Attributes['knit']>]?: Relief } = { cable: cables, rib: ribs };

/** Seven stitches wide, fourteen rows: 1 is the second colour. */
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
const STITCH = [0.0074, 0.0058] as const;

/** Bands of two-coloured knitting across chest and sleeves: tints towards pale on dark cloth and dark on pale. */
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

/**
 * What a knit shows beyond its plain stitches: cables, ribs or coloured bands. `top` is the v at which bands begin,
 * `plain` says where (by a seam table's row) ribs of hem and cuffs take over.
 */
export function knitDetail(
  knit: Attributes['knit'],
  seams: UvTable,
  top: number,
  plain: (row: Float64Array) => boolean,
): Painter | undefined {
  if (knit === 'fair-isle') return (point, surface) => fairIsle(point as SurfacePoint, surface, top);
  const relief = knit ? RELIEFS[knit] : undefined;
  if (!relief) return undefined;
  const step = 0.0006;
  return (point, surface) => {
    const { u, v, footprint, nx, ny, nz } = point;
    if (footprint > 0.006 || plain(seams(u, v))) return;
    const height = relief(u, v);
    const along = (relief(u + step, v) - height) / step;
    const up = (relief(u, v + step) - height) / step;
    const side = point.back ? -1 : 1;
    const level = Math.sqrt(nx * nx + nz * nz) || 1;
    // Weft and warp on the surface: level, and square to it.
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
