import { TAU } from '../../../../foundation/geometry/interpolation.ts';
import type { UvTable } from '../../../../foundation/geometry/tables/uv-table.ts';
import type { Attributes } from '../../../../words/prompt/vocabulary/attributes.ts';
import type { LineDrawing } from '../../../parts/part.ts';
import { CABLE_PITCH, CABLE_REPEAT, CABLE_WIDTH, RIB } from './knit-relief.ts';

/** Width in metres of a pen stroke along the border of a strand. */
const PEN = 0.0012;

/** Ink of a knit's stitch lines, 0 to 1, at a point of the laid-out cloth. */
const INKS: { readonly [Name in NonNullable<Attributes['knit']>]?: (u: number, v: number) => number } = {
  cable: cableInk,
  rib: ribInk,
};

/** Returns the stitch lines of a technical drawing: borders of cable strands, and gaps between ribs. */
export function knitLines(
  knit: Attributes['knit'],
  seams: UvTable,
  plain: (row: Float64Array) => boolean,
): LineDrawing | undefined {
  const ink = knit && INKS[knit];
  return ink && ((_x, _y, _z, u, v) => (plain(seams(u, v)) ? 0 : ink(u, v)));
}

/** A strand has a border only where it is on top. */
function cableInk(u: number, v: number): number {
  const half = CABLE_WIDTH / 2;
  const column = Math.round(u / CABLE_REPEAT);
  const across = (u - column * CABLE_REPEAT) / half;
  const aside = Math.abs(across) - 1.1;
  if (aside > -0.1) return aside * half > -PEN / 2 && aside * half < PEN / 2 ? 0.8 : 0;
  const along = v / CABLE_PITCH + (column & 1) * 0.5;
  let highest = -1;
  let edge = 0;
  for (const phase of [0, 1 / 3, 2 / 3]) {
    const turn = (along + phase) * TAU;
    const off = Math.abs(across - 0.58 * Math.sin(turn)) / 0.4;
    const over = Math.cos(turn);
    if (off >= 1 || over < highest) continue;
    highest = over;
    edge = off;
  }
  return (1 - edge) * 0.4 * half < PEN && edge > 0 ? 0.85 : 0;
}

function ribInk(u: number): number {
  const off = (u / RIB - Math.round(u / RIB)) * RIB;
  return Math.abs(off) < PEN / 2 ? 0.7 : 0;
}
