import { gridMesh } from '../../foundation/geometry/mesh/grid.ts';
import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import { atDetail } from '../parts/at-detail.ts';
import type { SettingContext } from './setting.ts';

/**
 * A seamless backdrop: floor, curve and wall in one sheet, finest below the subject. It faces a camera at `azimuth`
 * (radians) and is scaled by the subject, so that a ring and a gown have the same horizon. `bendShare` is the mean
 * radius of the curve in subject sizes: 0.9 blends floor into wall, 0.05 makes the corner of a room. A wide curve
 * begins and ends with gradual curvature, like a railway curve, because a circular arc would show a band where the
 * light meets its ends.
 */
export function sweepMesh({ bounds, detail }: SettingContext, azimuth: number, bendShare = 0.9): Mesh {
  const size =
    Math.hypot(bounds.max[0] - bounds.min[0], bounds.max[1] - bounds.min[1], bounds.max[2] - bounds.min[2]) / 1.6;
  const bend = bendShare * size;
  const arc = bend * (bendShare > 0.3 ? 2.9 : Math.PI / 2);
  // A wide curve begins directly behind the subject; its midpoint is where a corner would be.
  const start = 1.15 * size - (bendShare > 0.3 ? 0.32 * arc : 0);
  const ca = Math.cos(azimuth);
  const sa = Math.sin(azimuth);
  const cx = (bounds.min[0] + bounds.max[0]) / 2;
  const cz = (bounds.min[2] + bounds.max[2]) / 2;
  return gridMesh({ columns: atDetail(168, detail), rows: atDetail(184, detail), flip: false }, (u, v, out) => {
    const a = u * 2 - 1;
    const across = (a * 0.55 + Math.pow(a, 5) * 7.5) * 1.2 * size;
    const back = (1 - v) * 1.25 - 0.45;
    const along =
      (back < 0 ? -(-back + Math.pow(-back / 0.45, 5) * 11) * 1.2 : back * 0.9 + Math.pow(back / 0.8, 4) * 6) * size;
    const beyond = along - start;
    let height = 0;
    let z = -along;
    if (beyond > 0) {
      const turned = Math.min(1, beyond / arc);
      z = -(start + arc * tableAt(ALONG, turned));
      height = arc * tableAt(UP, turned) + Math.max(0, beyond - arc);
    }
    out[0] = cx + across * ca + z * sa;
    out[1] = height;
    out[2] = cz - across * sa + z * ca;
  });
}

/** Steps of the table of a curve of length 1 that turns from horizontal to vertical with continuous curvature. */
const STEPS = 256;
const ALONG = new Float64Array(STEPS + 1);
const UP = new Float64Array(STEPS + 1);
for (let i = 0; i < STEPS; i++) {
  const t = (i + 0.5) / STEPS;
  const angle = (Math.PI / 2) * t * t * t * (t * (t * 6 - 15) + 10);
  ALONG[i + 1] = ALONG[i]! + Math.cos(angle) / STEPS;
  UP[i + 1] = UP[i]! + Math.sin(angle) / STEPS;
}

function tableAt(table: Readonly<Float64Array>, t: number): number {
  const at = t * STEPS;
  const i = Math.min(STEPS - 1, Math.floor(at));
  return table[i]! + (table[i + 1]! - table[i]!) * (at - i);
}
