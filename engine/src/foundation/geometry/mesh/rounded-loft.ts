import { gridMesh } from './grid.ts';
import { lerp } from '../interpolation.ts';
import type { Mesh } from './mesh.ts';

export interface RoundedLoftOptions {
  readonly columns: number;
  readonly rows: number;
  /** Metres above the floor. */
  readonly bottom: number;
  readonly top: number;
  /** Half sizes in metres of the rectangular section at a height. */
  readonly halfWidth: (y: number) => number;
  readonly halfDepth: (y: number) => number;
  /** Radius of the upright edges, at most the half depth; at the half depth the ends are half round. */
  readonly corner: number;
  /** Radius of the edges round bottom and top. */
  readonly edge: number;
  /** Leaves the top open, with walls of this thickness visible to this depth inside. Default closed. */
  readonly opening?: { readonly thickness: number; readonly depth: number };
  /**
   * Metres by which the wall is displaced outwards at a point of the plain loft: swelling, pinched gussets, unevenness.
   */
  readonly relief?: (x: number, y: number, z: number) => number;
}

interface LoftRow {
  inset: number;
  y: number;
  /** 0 on the flat of a lid, 1 on the wall. */
  wall: number;
}

/**
 * An upright box with soft edges: bags, caps, cushions. On the flattened cloth, u is the distance in metres round it from
 * the centre of the front.
 */
export function roundedLoft(options: RoundedLoftOptions): Mesh {
  const { columns, rows, halfWidth, halfDepth, corner, relief } = options;
  const middle = (options.bottom + options.top) / 2;
  const shares = sectionShares(halfWidth(middle), halfDepth(middle), corner);
  const row: LoftRow = { inset: 0, y: 0, wall: 0 };
  const at = { x: 0, z: 0, nx: 0, nz: 0 };
  return gridMesh({ columns, rows, closed: true }, (u, v, out) => {
    loftRow(options, v, row);
    const w = halfWidth(row.y);
    const d = halfDepth(row.y);
    const inset = Math.min(row.inset, d * 0.997, w * 0.997);
    sectionPoint(u, w - inset, d - inset, Math.max(corner - inset, 1e-6), shares, at);
    const lift = relief ? row.wall * relief(at.x, row.y, at.z) : 0;
    out[0] = at.x + at.nx * lift;
    out[1] = row.y;
    out[2] = at.z + at.nz * lift;
  });
}

/**
 * Shares of the rows, from the top, at which these end: lid or inside, upper edge, wall, lower edge. The rest is the
 * floor.
 */
const ROWS = [0.12, 0.2, 0.8, 0.88];

function loftRow(options: RoundedLoftOptions, v: number, row: LoftRow): void {
  const { bottom, top, edge, opening } = options;
  const reach = (y: number) => Math.min(options.halfDepth(y), options.halfWidth(y));
  row.wall = 1;
  if (v < ROWS[0]!) {
    const t = v / ROWS[0]!;
    row.inset = opening ? opening.thickness : lerp(reach(top), edge, t);
    row.y = opening ? lerp(top - opening.depth, top - opening.thickness / 2, t) : top;
    if (!opening) row.wall = 0;
  } else if (v < ROWS[1]!) {
    const angle = (((v - ROWS[0]!) / (ROWS[1]! - ROWS[0]!)) * Math.PI) / 2;
    if (opening) {
      const half = opening.thickness / 2;
      row.inset = half * (1 + Math.cos(angle * 2));
      row.y = top - half * (1 - Math.sin(angle * 2));
    } else {
      row.inset = edge * (1 - Math.sin(angle));
      row.y = top - edge * (1 - Math.cos(angle));
      row.wall = Math.sin(angle);
    }
  } else if (v < ROWS[2]!) {
    row.inset = 0;
    const from = opening ? top - opening.thickness / 2 : top - edge;
    row.y = lerp(from, bottom + edge, (v - ROWS[1]!) / (ROWS[2]! - ROWS[1]!));
  } else if (v < ROWS[3]!) {
    const angle = (((v - ROWS[2]!) / (ROWS[3]! - ROWS[2]!)) * Math.PI) / 2;
    row.inset = edge * (1 - Math.cos(angle));
    row.y = bottom + edge * (1 - Math.sin(angle));
    row.wall = Math.cos(angle);
  } else {
    row.inset = lerp(edge, reach(bottom), (v - ROWS[3]!) / (1 - ROWS[3]!));
    row.y = bottom;
    row.wall = 0;
  }
}

interface SectionShares {
  /**
   * Shares at which the parts of half a section end: the back, the first corner, the side and the second corner; the
   * front ends at 0.5.
   */
  readonly ends: readonly [number, number, number, number];
}

/** Distributes columns by length, three times as densely on the corners. */
function sectionShares(w: number, d: number, corner: number): SectionShares {
  const r = Math.min(corner, w, d);
  const lengths = [w - r, 3 * r * 1.57, 2 * (d - r), 3 * r * 1.57, w - r].map((length) => length + 1e-4);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let at = 0;
  const ends = lengths.map((length) => (at += (0.5 * length) / total));
  return { ends: [ends[0]!, ends[1]!, ends[2]!, ends[3]!] };
}

interface SectionPoint {
  x: number;
  z: number;
  nx: number;
  nz: number;
}

/**
 * A point on a rounded rectangle, from the centre of the back along the left side (-x) to the front, and along the
 * right side to the back again. (nx, nz) is its normal.
 */
function sectionPoint(
  u: number,
  w: number,
  d: number,
  radius: number,
  { ends }: SectionShares,
  out: SectionPoint,
): void {
  const half = u > 0.5 ? 1 - u : u;
  const r = Math.min(radius, w, d);
  const share = (from: number, to: number) => (half - from) / (to - from);
  if (half < ends[0]) setSection(out, -(w - r) * share(0, ends[0]), -d, 0, -1);
  else if (half < ends[1]) {
    const angle = (share(ends[0], ends[1]) * Math.PI) / 2;
    setSection(out, -(w - r) - r * Math.sin(angle), -(d - r) - r * Math.cos(angle), -Math.sin(angle), -Math.cos(angle));
  } else if (half < ends[2]) setSection(out, -w, lerp(-(d - r), d - r, share(ends[1], ends[2])), -1, 0);
  else if (half < ends[3]) {
    const angle = (share(ends[2], ends[3]) * Math.PI) / 2;
    setSection(out, -(w - r) - r * Math.cos(angle), d - r + r * Math.sin(angle), -Math.cos(angle), Math.sin(angle));
  } else setSection(out, -(w - r) * (1 - share(ends[3], 0.5)), d, 0, 1);
  if (u > 0.5) {
    out.x = -out.x;
    out.nx = -out.nx;
  }
}

function setSection(out: SectionPoint, x: number, z: number, nx: number, nz: number): void {
  out.x = x;
  out.z = z;
  out.nx = nx;
  out.nz = nz;
}
