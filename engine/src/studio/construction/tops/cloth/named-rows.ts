import type { UvTable } from '../../../../foundation/geometry/tables/uv-table.ts';
import type { Painter } from '../../../materials/material.ts';
import { OWN_THREAD, stitchRow } from '../../sewing/seam.ts';
import { SEAM } from './cloth-piece.ts';
import type { UpperCut } from '../cut/cut.ts';

/** Distance in metres of a row of stitches from its seam. */
const BESIDE = 0.005;

/**
 * Paints rows of stitches beside the seams of neck, shoulders and armholes. They are used where words name the colour of
 * the thread, which would otherwise hardly be seen.
 */
export function namedRows(cut: UpperCut, seams: UvTable): Painter {
  return (point, surface) => {
    if (point.back) return;
    const row = seams(point.u, point.v);
    stitchRow(point, surface, row[SEAM.neckline]! - BESIDE, point.u, OWN_THREAD);
    if (!cut.sleeve.cutOn) stitchRow(point, surface, -row[SEAM.armhole]! - BESIDE, point.v, OWN_THREAD);
    const onShoulder = row[SEAM.y]! > cut.armpit + 0.06 && row[SEAM.armhole]! < 0;
    if (onShoulder && !cut.yoke) stitchRow(point, surface, Math.abs(row[SEAM.z]!) - BESIDE, point.u, OWN_THREAD);
  };
}
