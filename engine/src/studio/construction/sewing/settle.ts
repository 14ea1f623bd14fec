import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';

/**
 * Moves a point along the gradient of a field until its distance is `lift` metres. With `pull` 0 a point is only pushed
 * out, with 1 it is also drawn in.
 */
export function settle(field: DistanceField, point: Vec3, lift: number, pull: number): Vec3 {
  let [x, y, z] = point;
  const h = 0.002;
  for (let step = 0; step < 4; step++) {
    const distance = field(x, y, z) - lift;
    const move = distance < 0 ? distance : distance * Math.min(1, pull);
    if (Math.abs(move) < 5e-5) break;
    const gx = (field(x + h, y, z) - field(x - h, y, z)) / (2 * h);
    const gy = (field(x, y + h, z) - field(x, y - h, z)) / (2 * h);
    const gz = (field(x, y, z + h) - field(x, y, z - h)) / (2 * h);
    const scale = move / (gx * gx + gy * gy + gz * gz || 1);
    x -= gx * scale;
    y -= gy * scale;
    z -= gz * scale;
  }
  return [x, y, z];
}
