import { smoothPath } from '../../../../foundation/geometry/curves/path.ts';
import { tubeMesh } from '../../../../foundation/geometry/mesh/tube.ts';
import type { Vec3 } from '../../../../foundation/geometry/vector.ts';
import type { Part } from '../../../parts/part.ts';
import type { TailoredBody } from '../trunk/body.ts';
import type { TailoredCut } from '../cut/cut.ts';

/** Builds the loop for hanging up a coat, inside the back of the neck. */
export function neckParts({ trunk }: TailoredBody, { collar, waistcoat }: TailoredCut): Part[] {
  if (collar.stands || waistcoat) return [];
  const inside = (x: number, y: number, off: number): Vec3 => [x, y, backAt(trunk.field, x, y) + off];
  const path = smoothPath(
    [
      inside(-0.024, 1.462, 0.001),
      inside(-0.021, 1.4585, 0.004),
      inside(-0.01, 1.4535, 0.006),
      inside(0.01, 1.4535, 0.006),
      inside(0.021, 1.4585, 0.004),
      inside(0.024, 1.462, 0.001),
    ],
    8,
  );
  const mesh = tubeMesh(path, { radius: () => [0.0014, 0.0028], up: [0, 0, 1], sides: 10 });
  return [{ name: 'hanging loop', role: 'cloth', mesh, solid: true }];
}

/** Depth z of the back of a field at (x, y); negative. */
export function backAt(field: (x: number, y: number, z: number) => number, x: number, y: number): number {
  let low = -0.25;
  let high = 0;
  for (let step = 0; step < 14; step++) {
    const centre = (low + high) / 2;
    if (field(x, y, centre) < 0) high = centre;
    else low = centre;
  }
  return high;
}
