import type { UvTable } from '../../../../foundation/geometry/tables/uv-table.ts';
import type { Part } from '../../../parts/part.ts';
import { PATCH_CENTRE, ELBOW_PATCH, elbowStitches, insideElbowPatch } from '../../sewing/elbow-patch.ts';
import type { UpperBody } from '../cut/body.ts';
import type { UpperCut } from '../cut/cut.ts';
import { SEAM } from './cloth-piece.ts';
import type { ClothPiece } from './cloth-piece.ts';
import { patchParts } from './patch.ts';

/** Minimum length in metres of a sleeve that covers the elbow. */
const LONG = 0.4;

/** Builds the patches on both elbows of long sleeves. */
export function elbowPatches(
  sleeves: readonly { readonly piece: ClothPiece; readonly seams: UvTable }[],
  body: UpperBody,
  { sleeve }: UpperCut,
): Part[] {
  if (sleeve.length < LONG) return [];
  return sleeves.flatMap(({ piece, seams }, i) => {
    const inside = (x: number, y: number, z: number, toEnd: number) => {
      const { angle, radius } = body.sleeve.locate(x, y, z);
      return insideElbowPatch((angle - PATCH_CENTRE.angle) * radius, toEnd - PATCH_CENTRE.fromEnd);
    };
    const { rest, lines } = piece;
    const values = lines.end.map((end, k) => inside(rest[k * 3]!, rest[k * 3 + 1]!, rest[k * 3 + 2]!, end));
    return patchParts({
      ...ELBOW_PATCH,
      name: `elbow patch ${i + 1}`,
      on: piece,
      within: [values],
      height: 0.0018,
      unprinted: () => true,
      detail: elbowStitches(({ u, v }) => {
        const row = seams(u, v);
        return inside(row[SEAM.x]!, row[SEAM.y]!, row[SEAM.z]!, row[SEAM.end]!);
      }),
    });
  });
}
