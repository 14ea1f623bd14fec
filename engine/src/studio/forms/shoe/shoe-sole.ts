import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { bell, lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { ShoeDesign } from './shoe-design.ts';
import type { ShoeLast } from './shoe-last.ts';
import type { SoleKind } from './sole-kinds.ts';

/** A sole that follows the bed: its upper side is the insole, its edge is visible, its lower side touches the floor. */
export function soleMesh(last: ShoeLast, kind: SoleKind, detail: number): Mesh {
  const { outline, bed, leather, design } = last;
  const columns = atDetail(kind.columns, detail);
  const rim = resampled(outline, columns);
  if (isSlab(kind, design)) return slabMesh(last, kind, rim);
  const covered = design.fullness === 0 && !design.heel.low && !design.heel.wedge;
  return gridMesh({ columns, rows: kind.rows, closed: true }, (u, v, out) => {
    const k = Math.round(u * columns) % columns;
    const { x, z, nx, nz } = rim[k]!;
    // The mesh runs from the centre of the insole to the edge, over it, and back along the underside to the centre.
    const inner = v < 0.3 ? v / 0.3 : v > 0.7 ? (1 - v) / 0.3 : 1;
    const turn = v < 0.3 ? 0 : v > 0.7 ? 1 : (v - 0.3) / 0.4;
    const round = Math.pow(Math.abs(2 * turn - 1), 6);
    // The upper of a dress shoe covers the edge of the sole at the heel.
    const seat = covered ? -0.0012 : kind.seat * design.welt;
    const shown = lerp(seat, design.welt, smoothstep(-0.075, -0.02, x));
    const notch = kind.cleats > 0 ? kind.cleats * cleat(k / columns) * smoothstep(0.5, 0.62, turn) : 0;
    const grow = inner < 1 ? shown * smoothstep(0.86, 1, inner) : shown - 0.0007 * round - notch;
    // The halves overlap a little at the centre, so that no gap shows there.
    const reach = inner === 0 ? -0.02 : inner;
    const spine = Math.min(0.1, Math.max(-0.094, x));
    out[0] = lerp(spine, x, reach) + nx * grow;
    out[2] = z * reach + nz * grow;
    const front = lerp(kind.behind, 1, smoothstep(-0.035, 0.025, out[0]));
    const thick = leather + design.platform * (design.heel.wedge ? 0 : front);
    out[1] = Math.max(0.0002, bed(out[0]) + 0.0006 - turn * thick);
  });
}

/** True when a shoe stands on one slab instead of a sole with a heel. */
export const isSlab = (kind: SoleKind, { heel }: ShoeDesign): boolean => kind.slab && heel.low;

/** Radius in metres of the rounded edges of a slab. */
const ROUND = 0.0042;
/** Distance in metres from its edge over which a slab is hollowed. */
const HOLLOW = [0.002, 0.013] as const;

/** One slab from heel to toe: hollowed for the foot, higher under the arch, with rounded edges and a flat underside. */
function slabMesh(last: ShoeLast, kind: SoleKind, rim: readonly RimPoint[]): Mesh {
  const { bed, leather, design, footprint } = last;
  const under = leather + 0.0006 + design.platform;
  const columns = rim.length;
  return gridMesh({ columns, rows: kind.rows, closed: true }, (u, v, out) => {
    const { x, z, nx, nz } = rim[Math.round(u * columns) % columns]!;
    const inner = v < 0.3 ? v / 0.3 : v > 0.7 ? (1 - v) / 0.3 : 1;
    const turn = v < 0.3 ? 0 : v > 0.7 ? 1 : (v - 0.3) / 0.4;
    // A superellipse over half a turn, so that the points are dense on the edges.
    const angle = turn * Math.PI;
    const out2 = Math.sin(angle) ** (2 / 3);
    const down = 0.5 - 0.5 * Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** (2 / 3);
    const grow = inner < 1 ? (design.welt - ROUND) * smoothstep(0.8, 1, inner) : design.welt - ROUND * (1 - out2);
    // The halves overlap a little at the centre, so that no gap shows there.
    const reach = inner === 0 ? -0.02 : inner;
    const spine = Math.min(0.1, Math.max(-0.094, x));
    out[0] = lerp(spine, x, reach) + nx * grow;
    out[2] = z * reach + nz * grow;
    const top = bed(out[0]) + 0.0006;
    const inside = footprint(out[0], out[2]);
    // The arch of the foot is on the inner side.
    const arch = 0.5 * bell(out[0] + 0.02, 0.034) * smoothstep(0.004, -0.016, out[2]);
    const hollow = turn > 0 ? 0 : kind.cup * (1 - arch) * smoothstep(HOLLOW[0], HOLLOW[1], inside);
    // Behind the ball of the foot the underside is flat on the floor, in front of it the toe is raised.
    const floor = Math.max(0.0002, out[0] > 0.055 ? bed(out[0]) - under : 0);
    out[1] = lerp(top - hollow, floor, down);
  });
}

/** 1 in the gaps between the cleats of a lug sole and 0 on the cleats, by the share of the way round the sole. */
function cleat(share: number): number {
  const phase = share * 46;
  return smoothstep(0.3, 0.42, Math.abs(phase - Math.floor(phase) - 0.5) * 2) === 1 ? 0 : 1;
}

interface RimPoint {
  readonly x: number;
  readonly z: number;
  readonly nx: number;
  readonly nz: number;
}

/**
 * Evenly spaced points of a closed outline with outward normals, in the order that makes the outside of the sole
 * visible.
 */
function resampled(outline: readonly (readonly [number, number])[], count: number): RimPoint[] {
  const n = outline.length;
  const along = [0];
  for (let i = 1; i <= n; i++) {
    const [a, b] = [outline[i - 1]!, outline[i % n]!];
    along.push(along[i - 1]! + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  let i = 0;
  const points = Array.from({ length: count }, (_, k) => {
    const at = (along[n]! * k) / count;
    while (along[i + 1]! < at) i++;
    const t = (at - along[i]!) / (along[i + 1]! - along[i]! || 1);
    const [a, b] = [outline[i]!, outline[(i + 1) % n]!];
    return [lerp(a[0], b[0], t), lerp(a[1], b[1], t)] as const;
  });
  return points.map(([x, z], k) => {
    const before = points[(k + count - 2) % count]!;
    const after = points[(k + 2) % count]!;
    const [dx, dz] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dz) || 1;
    return { x, z, nx: -dz / length, nz: dx / length };
  });
}
