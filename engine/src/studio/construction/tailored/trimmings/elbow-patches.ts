import type { Part } from '../../../parts/part.ts';
import { PATCH_CENTRE, ELBOW_PATCH, elbowStitches, insideElbowPatch } from '../../sewing/elbow-patch.ts';
import { SLEEVE_RADIUS } from '../trunk/set-in-sleeve.ts';
import type { SetInSleeve } from '../trunk/set-in-sleeve.ts';
import type { TailoredCut } from '../cut/cut.ts';

/** Height of a patch above the sleeve in metres. */
const LIFT = 0.0013;

/** Builds the patches on both elbows; the first sleeve is that of the wearer's left. */
export function elbowPatches(sleeves: readonly SetInSleeve[], { elbowPatches, sleeve }: TailoredCut): Part[] {
  if (!elbowPatches || sleeve.length < 0.5) return [];
  return sleeves.map(({ mesh }, i) => {
    const side = i === 0 ? 1 : -1;
    const centre = -PATCH_CENTRE.angle * SLEEVE_RADIUS * side;
    const inside = (u: number, v: number) => insideElbowPatch(u - centre, v - PATCH_CENTRE.fromEnd);
    const positions = mesh.positions.map((value, k) => value + mesh.normals[k]! * LIFT);
    return {
      ...ELBOW_PATCH,
      name: `${side > 0 ? 'left' : 'right'} elbow patch`,
      mesh: { ...mesh, positions },
      trim: (_x, _y, _z, u, v) => inside(u, v),
      detail: elbowStitches(({ u, v }) => inside(u, v)),
      lines: (_x, _y, _z, u, v) => (Math.abs(inside(u, v)) < 0.0012 ? 1 : 0),
    };
  });
}
