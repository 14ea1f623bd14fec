import { roundedOutline } from '../../../foundation/geometry/curves/rounded-outline.ts';
import type { PlanePoint } from '../../../foundation/geometry/curves/outline.ts';
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { lerp } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Extruded } from './product.ts';

/** Rounding in metres of a corner of the outline for which the table names none. */
const CORNER = 0.0008;
/** Shares of the rows at which the front, its bevel, the side and the bevel of the back end. */
const ROWS = [0.3, 0.45, 0.55, 0.7] as const;

/** Front, rounded edge, side and back as one surface; the section shrinks towards the centre of the outline. */
export function extrudedMesh({ outline, thickness, dome = 0, ...rest }: Extruded, detail: number): Mesh {
  const columns = atDetail(240, detail);
  const half = thickness / 2;
  const bevel = Math.min(rest.bevel ?? thickness / 3, half);
  // The edge can only be rounded where the corner is at least as round.
  const corners = outline.map(([x, y, radius = CORNER]) => [x, y, Math.max(radius, bevel * 1.1)] as const);
  const ring = resampled(roundedOutline(corners, { usual: CORNER, closed: true, detail }), columns);
  const count = ring.length;
  const cx = ring.reduce((sum, [x]) => sum + x, 0) / count;
  const cy = ring.reduce((sum, [, y]) => sum + y, 0) / count;
  const inward = ring.map((_, i): PlanePoint => {
    const [ax, ay] = ring[(i + count - 1) % count]!;
    const [bx, by] = ring[(i + 1) % count]!;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [-(by - ay) / length, (bx - ax) / length];
  });
  const place = (v: number): { readonly share: number; readonly inset: number; readonly z: number } => {
    if (v < ROWS[0]) return { share: v / ROWS[0], inset: bevel, z: half };
    if (v < ROWS[1]) {
      const angle = (((v - ROWS[0]) / (ROWS[1] - ROWS[0])) * Math.PI) / 2;
      return { share: 1, inset: bevel * (1 - Math.sin(angle)), z: half - bevel * (1 - Math.cos(angle)) };
    }
    if (v < ROWS[2]) {
      return { share: 1, inset: 0, z: lerp(half - bevel, bevel - half, (v - ROWS[1]) / (ROWS[2] - ROWS[1])) };
    }
    if (v < ROWS[3]) {
      const angle = (((v - ROWS[2]) / (ROWS[3] - ROWS[2])) * Math.PI) / 2;
      return { share: 1, inset: bevel * (1 - Math.cos(angle)), z: bevel * (1 - Math.sin(angle)) - half };
    }
    return { share: 1 - (v - ROWS[3]) / (1 - ROWS[3]), inset: bevel, z: -half };
  };
  return gridMesh({ columns, rows: atDetail(60, detail), closed: true, flip: false }, (u, v, out) => {
    const i = Math.round(u * columns) % count;
    const [x, y] = ring[i]!;
    const [nx, ny] = inward[i]!;
    const { share, inset, z } = place(v);
    const at = Math.max(share, 0.002);
    out[0] = lerp(cx, x + nx * inset, at);
    out[1] = lerp(cy, y + ny * inset, at);
    out[2] = z + (v < ROWS[0] ? dome * (1 - share * share) : 0);
  });
}

/** `count` points at equal distances along a closed outline. */
function resampled(points: readonly PlanePoint[], count: number): PlanePoint[] {
  const ends = [0];
  const at = (i: number) => points[i % points.length]!;
  for (let i = 1; i <= points.length; i++) {
    ends.push(ends[i - 1]! + Math.hypot(at(i)[0] - at(i - 1)[0], at(i)[1] - at(i - 1)[1]));
  }
  let k = 1;
  return Array.from({ length: count }, (_, i): PlanePoint => {
    const along = (i / count) * ends.at(-1)!;
    while (ends[k]! < along) k++;
    const share = (along - ends[k - 1]!) / (ends[k]! - ends[k - 1]! || 1);
    return [lerp(at(k - 1)[0], at(k)[0], share), lerp(at(k - 1)[1], at(k)[1], share)];
  });
}
