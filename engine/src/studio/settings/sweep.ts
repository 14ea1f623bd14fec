import { gridMesh } from '../../geometry/grid.ts';
import type { Mesh } from '../../geometry/mesh.ts';
import { atDetail } from '../form.ts';
import type { SettingContext } from '../setting.ts';

/**
 * An endless backdrop: floor, quarter cylinder and wall in one sheet, finest under the subject. It faces the camera,
 * and is sized by the subject, so that a ring and a gown get the same horizon. `bendShare` is the cylinder's radius in sizes:
 * .9 melts floor into wall, .05 makes a room's corner.
 */
export function sweepMesh({ camera, bounds, detail }: SettingContext, bendShare = 0.9): Mesh {
  const size =
    Math.hypot(bounds.max[0] - bounds.min[0], bounds.max[1] - bounds.min[1], bounds.max[2] - bounds.min[2]) / 1.6;
  const bend = bendShare * size;
  const depth = 1.15 * size;
  const ca = Math.cos(camera.azimuth);
  const sa = Math.sin(camera.azimuth);
  const cx = (bounds.min[0] + bounds.max[0]) / 2;
  const cz = (bounds.min[2] + bounds.max[2]) / 2;
  return gridMesh({ columns: atDetail(200, detail), rows: atDetail(220, detail), flip: false }, (u, v, out) => {
    const a = u * 2 - 1;
    const across = (a * 0.55 + Math.pow(a, 5) * 7.5) * 1.2 * size;
    const back = (1 - v) * 1.25 - 0.45;
    const along =
      (back < 0 ? -(-back + Math.pow(-back / 0.45, 5) * 11) * 1.2 : back * 0.9 + Math.pow(back / 0.8, 4) * 6) * size;
    const beyond = along - depth;
    let height = 0;
    let z = -along;
    if (beyond > 0) {
      const arc = (bend * Math.PI) / 2;
      const turn = Math.min(beyond, arc) / bend;
      z = -(depth + Math.sin(turn) * bend);
      height = bend * (1 - Math.cos(turn)) + Math.max(0, beyond - arc);
    }
    out[0] = cx + across * ca + z * sa;
    out[1] = height;
    out[2] = cz - across * sa + z * ca;
  });
}
