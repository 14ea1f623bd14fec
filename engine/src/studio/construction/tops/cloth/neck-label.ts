import { material } from '../../../materials/material.ts';
import type { Part } from '../../../parts/part.ts';
import { shadeLine } from '../../sewing/seam.ts';
import type { UvTable } from '../../../../foundation/geometry/tables/uv-table.ts';
import { pieceOf, SEAM, valuesOf } from './cloth-piece.ts';
import type { ClothPiece } from './cloth-piece.ts';

/** Half the width of the label, and distances in metres below the neck seam at which it begins and ends. */
const HALF = 0.021;
const [TOP, BOTTOM] = [0.012, 0.036];

const SATIN_TAPE = material({ albedo: [0.62, 0.61, 0.59], roughness: 0.55, wrap: 0.1 });

interface Back {
  /** The piece at the back; its mesh has uv. */
  readonly piece: ClothPiece;
  readonly seams: UvTable;
}

/** Builds the woven label sewn inside the back of the neck. */
export function neckLabel({ piece, seams }: Back): Part[] {
  const { mesh } = piece;
  const positions = mesh.positions.map((value, k) => value - mesh.normals[k]! * LIFT);
  const sheet = pieceOf({ ...piece, mesh: { ...mesh, positions } }, [
    valuesOf(piece, (x) => HALF - Math.abs(x)),
    piece.lines.neckline.map((value) => BOTTOM - value),
    piece.lines.neckline.map((value) => value - TOP),
  ]).mesh;
  if (sheet.indices.length === 0) return [];
  return [
    {
      name: 'neck label',
      role: 'hardware',
      material: SATIN_TAPE,
      mesh: sheet,
      detail: (point, surface) => {
        const row = seams(point.u, point.v);
        const x = Math.abs(row[SEAM.x]!);
        const depth = row[SEAM.neckline]!;
        if (x < 0.013 && Math.abs(depth - 0.024) < 0.0022) surface.r = surface.g = surface.b = 0.16;
        shadeLine(surface, Math.min(HALF - x, BOTTOM - depth), 0.0009, 0.3);
      },
    },
  ];
}

/** Distance in metres of the label from the fabric. */
const LIFT = 0.0014;
