import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { curve } from '../../../foundation/geometry/curves/profile.ts';
import type { Sleeve } from './sleeve.ts';
import type { Torso } from './torso.ts';

export interface ArmholeRequest {
  readonly torso: Torso;
  readonly sleeve: Sleeve;
  readonly shoulder: readonly [halfWidth: number, height: number];
  /** Height of the armpit in metres. */
  readonly armpit: number;
}

/**
 * Creates the seam between body and sleeve as a field that is positive on the sleeve. Above the armpit it follows a
 * line drawn from the front, concave between shoulder and armpit; below it, where body and sleeve hang apart, the
 * nearer surface decides.
 */
export function armholeSeam({ torso, sleeve, shoulder: [tipX, tipY], armpit }: ArmholeRequest): DistanceField {
  const seam = curve([
    [armpit - 0.02, tipX + 0.004],
    [armpit + 0.05, tipX - 0.012],
    [tipY - 0.05, tipX - 0.008],
    [tipY + 0.03, tipX + 0.004],
  ]);
  return (x, y, z) => {
    const side = Math.abs(x) - seam(y);
    // Far from the arms an approximate negative value is sufficient.
    if (side < -0.07) return side;
    const low = smoothstep(armpit + 0.035, armpit - 0.005, y);
    return low === 0 ? side : lerp(side, torso.field(x, y, z) - sleeve.field(x, y, z), low);
  };
}
