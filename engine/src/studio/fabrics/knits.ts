import { smoothstep, TAU } from '../../foundation/geometry/interpolation.ts';
import { noise2 } from '../../foundation/geometry/noise.ts';
import type { Piece } from '../../words/prompt/brief.ts';
import type { Attributes } from '../../words/prompt/vocabulary/attributes.ts';
import type { Fabric } from './fabric.ts';
import { coverOf, dye, resolved } from './weave.ts';

/** Width of a stitch in metres: that of a chunky hand knit, so that it is visible in a picture of a whole garment. */
const STITCH_WIDTH = 0.0074;
/** Height of such a stitch in metres. */
const STITCH_HEIGHT = 0.0058;

/** Irregularity of a stitch, -1 to 1, cached for the last stitch, because painters query it several times. */
const irregularity = { column: NaN, row: NaN, value: 0 };

function irregularityOf(column: number, row: number): number {
  if (column === irregularity.column && row === irregularity.row) return irregularity.value;
  irregularity.column = column;
  irregularity.row = row;
  irregularity.value = noise2(column, row, 3);
  return irregularity.value;
}

/** Cache of the last height, because a sample's paint and its bump begin at the same point. */
const last = { u: NaN, v: NaN, height: 0 };

/** Stocking stitch: columns of nested V shapes, height 0 to 1. */
function stitch(u: number, v: number): number {
  if (u === last.u && v === last.v) return last.height;
  last.u = u;
  last.v = v;
  last.height = stitchHeight(u, v);
  return last.height;
}

function stitchHeight(u: number, v: number): number {
  const column = u / STITCH_WIDTH;
  const across = column - Math.floor(column) - 0.5;
  const leg = Math.abs(across);
  const row = v / STITCH_HEIGHT + leg * 1.25 + 0.12 * irregularityOf(Math.floor(column), Math.floor(v / STITCH_HEIGHT));
  const along = row - Math.floor(row) - 0.5;
  const round = 1 - 2.9 * along * along;
  const off = Math.abs(leg - 0.26) / 0.27;
  const spine = 1 - off * off * off;
  return Math.max(0, round * spine);
}

const handKnit: Pick<Fabric['response'], 'bump' | 'bumpStep' | 'bumpPitch' | 'paint'> = {
  bump: (u, v) => 0.0017 * stitch(u, v),
  bumpStep: 0.0006,
  bumpPitch: 0.85 * STITCH_HEIGHT,
  paint: (point, surface) => {
    const shown = resolved(STITCH_HEIGHT * 0.8, coverOf(point));
    const height = 0.68 + (stitch(point.u, point.v) - 0.68) * shown;
    surface.occlusion *= 0.46 + 0.54 * height;
    const fine = 0.08 * resolved(0.002, point.footprint);
    const fibre = fine > 0 ? fine * noise2(point.u * 900, point.v * 500, 5) : 0;
    dye(surface, (0.8 + 0.28 * height) * (1 + fibre));
  },
};

export const knits: readonly Fabric[] = [
  {
    name: 'knit',
    knitted: true,
    drape: { stiffness: 0.4, weight: 0.8, thickness: 0.0045 },
    natural: [0.66, 0.6, 0.49],
    response: {
      roughness: 0.95,
      reflectance: 0.04,
      specular: 0.6,
      sheen: 0.34,
      wrap: 0.24,
      ...handKnit,
    },
  },
];

/** Metres between the openings of crochet along a row, and between rows, which are offset by half. */
const SHELL = { u: 0.024, v: 0.0205 } as const;
/** Share of crochet that is open. */
const CROCHET_OPEN = 0.32;

/**
 * Rows of crocheted shells: distance from the centre of the nearest opening as a share of its size, below 1 inside it.
 * Openings are narrow at the foot of a shell and wide between two shells.
 */
function shellOpening(u: number, v: number): number {
  const row = Math.floor(v / SHELL.v);
  const x = u / SHELL.u + 0.5 * (row & 1);
  const dx = x - Math.floor(x) - 0.5;
  const dy = v / SHELL.v - row - 0.5;
  // Posts of yarn cross the opening at its sides, so it ends in scallops.
  const wide = 0.34 - 0.2 * dy - 0.05 * Math.cos(TAU * 3 * dy);
  return Math.sqrt((dx / wide) * (dx / wide) + (dy / 0.36) * (dy / 0.36));
}

/** Height of the yarn round the openings, 0 to 1: posts that fan out, twisted from two strands. */
function crochetYarn(u: number, v: number): number {
  const row = Math.floor(v / SHELL.v);
  const x = u / SHELL.u + 0.5 * (row & 1);
  const dx = x - Math.floor(x) - 0.5;
  const dy = v / SHELL.v - row - 0.5;
  const twist = 0.5 + 0.5 * Math.cos(TAU * (u / 0.0058 + v / 0.009));
  const chain = smoothstep(0.34, 0.42, Math.abs(dy));
  const aside = Math.abs(dx) > 0.25 ? 1 - Math.abs(dx) * 2 : Math.abs(dx) * 2;
  const post = 0.5 + 0.5 * Math.cos(TAU * 3.5 * (aside + 0.2 * dy));
  return chain * (0.45 + 0.55 * twist) + (1 - chain) * (0.25 + 0.75 * post);
}

/** Crochet in shells, open enough to show what lies under it. */
export const crochet: readonly Fabric[] = [
  {
    name: 'crochet',
    knitted: true,
    openwork: true,
    drape: { stiffness: 0.35, weight: 0.6, thickness: 0.003 },
    natural: [0.72, 0.67, 0.56],
    response: {
      roughness: 0.95,
      reflectance: 0.04,
      specular: 0.4,
      sheen: 0.25,
      wrap: 0.2,
      opacity: 0.98,
      transmission: 0.12,
      bump: (u, v) => 0.0013 * crochetYarn(u, v),
      bumpStep: 0.0006,
      bumpPitch: 0.6 * SHELL.v,
      paint: (point, surface) => {
        const shown = resolved(0.7 * SHELL.u, coverOf(point));
        const off = shellOpening(point.u, point.v);
        const soft = 0.1 + (0.5 * point.footprint) / (0.3 * SHELL.u);
        const hole = CROCHET_OPEN + (smoothstep(1 + soft, 1 - soft, off) - CROCHET_OPEN) * shown;
        surface.opacity = 1 - 0.9 * hole;
        const height = 0.65 + (crochetYarn(point.u, point.v) - 0.65) * shown;
        surface.occlusion *= 0.5 + 0.5 * Math.min(1, height);
        dye(surface, 0.72 + 0.34 * height);
      },
    },
  },
];

/** Metres between the columns of a fine gauge. */
const FINE_COLUMN = 0.0036;

/**
 * A fine gauge: at the scale of a whole garment only its columns are visible, because its rows would alias with the
 * samples. Irregularities break the columns up, and the two legs of each stitch appear only at close range.
 */
const fineGauge: typeof handKnit = {
  bump: (u) => 0.00013 * Math.cos((TAU * u) / FINE_COLUMN),
  bumpPitch: 0.9 * FINE_COLUMN,
  paint: (point, surface) => {
    const cover = coverOf(point);
    const shown = resolved(0.7 * FINE_COLUMN, cover);
    if (shown <= 0) return;
    const column = point.u / FINE_COLUMN;
    const nearest = Math.round(column);
    const across = column - nearest;
    const ridge = Math.cos(TAU * across);
    const uneven = noise2(nearest * 5.3, point.v / 0.0019, 8);
    const close = resolved(0.2 * FINE_COLUMN, cover);
    const legs = close > 0 ? close * Math.cos(TAU * (point.v / (0.8 * FINE_COLUMN) + 1.3 * Math.abs(across))) : 0;
    surface.occlusion *= 1 - shown * 0.07 * (1 - ridge);
    dye(surface, 1 + shown * (0.045 * ridge + 0.11 * uneven + 0.14 * legs));
  },
};

/**
 * The fabric knitted instead of woven: half of its sheen, and stitches instead of its weave or nap. `heavy`: the visible
 * stitches of a hand knit.
 */
export function asKnit(fabric: Fabric, heavy: boolean): Fabric {
  const { sheen = 0 } = fabric.response;
  return { ...fabric, response: { ...fabric.response, sheen: 0.5 * sheen, ...(heavy ? handKnit : fineGauge) } };
}

/** Metres between the ribs of close-fitting knits. */
const FINE_RIB = 0.0062;

/** Height of round ribs with narrow gaps, 0 to 1. */
function fineRib(u: number): number {
  const across = 2 * (u / FINE_RIB - Math.round(u / FINE_RIB));
  return Math.sqrt(Math.max(0, 1 - across * across * across * across));
}

/** Knits that are ribbed. */
const RIBBED: { readonly [Knit in NonNullable<Attributes['knit']>]?: boolean } = { rib: true };

/**
 * The ribbed version of a fabric of fine yarn if words name ribs, which are finer than those of a jumper. Otherwise the
 * fabric itself.
 */
export function ribbed(fabric: Fabric, { attributes }: Piece): Fabric {
  return fabric.fineYarn && attributes.knit && RIBBED[attributes.knit] ? fineRibs(fabric) : fabric;
}

/** Fine yarn knitted in ribs. */
function fineRibs(fabric: Fabric): Fabric {
  return {
    ...fabric,
    response: {
      ...fabric.response,
      bump: (u) => 0.0006 * fineRib(u),
      bumpStep: 0.0005,
      bumpPitch: FINE_RIB,
      paint: (point, surface) => {
        const cover = coverOf(point);
        const shown = resolved(0.8 * FINE_RIB, cover);
        if (shown <= 0) return;
        const height = 0.8 + (fineRib(point.u) - 0.8) * shown;
        surface.occlusion *= 0.4 + 0.6 * height;
        const rib = Math.round(point.u / FINE_RIB);
        const uneven = 0.05 * shown * noise2(rib * 5.3, point.v / 0.05, 8);
        const close = resolved(0.0012, cover);
        const stitches = close > 0 ? 0.08 * close * Math.cos(TAU * (point.v / 0.0016)) : 0;
        dye(surface, (0.74 + 0.27 * height) * (1 + uneven + stitches));
      },
    },
  };
}
