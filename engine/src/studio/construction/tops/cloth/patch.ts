import { valueContours } from '../../../../foundation/geometry/mesh/contour.ts';
import { vertexNormals } from '../../../../foundation/geometry/mesh/mesh.ts';
import type { Part } from '../../../parts/part.ts';
import { edgeBand, layerSection } from '../../sewing/edge-band.ts';
import { linesFrom } from '../../sewing/lines-from.ts';
import { pieceOf } from './cloth-piece.ts';
import type { ClothPiece } from './cloth-piece.ts';

export interface PatchRequest extends Pick<
  Part,
  'name' | 'role' | 'detail' | 'unprinted' | 'colourPart' | 'material' | 'fabric'
> {
  /** The hung fabric below the patch; its mesh has uv. */
  readonly on: ClothPiece;
  /** Distances in metres per vertex of that cloth; the patch is the area in which all are positive. */
  readonly within: readonly Float32Array[];
  /** Height in metres above the cloth. */
  readonly height: number;
  /** Distance in metres between points of the edge. Default 4 mm. */
  readonly spacing?: number;
}

/** Lays a piece of cloth (pocket, placket, cuff) on hung cloth, draped with it: the sheet and the sides of its edge. */
export function patchParts({ on, within, height, spacing = 0.004, ...part }: PatchRequest): Part[] {
  const { mesh } = on;
  const positions = mesh.positions.map((value, k) => value + mesh.normals[k]! * height);
  const lifted = { ...on, mesh: { ...mesh, positions, normals: vertexNormals(positions, mesh.indices, mesh.normals) } };
  const sheet = pieceOf(lifted, within).mesh;
  if (sheet.indices.length === 0) return [];
  const inside = within[0]!.map((_, i) => Math.min(...within.map((values) => values[i]!)));
  const { detail, ...plain } = part;
  const sides = valueContours(lifted.mesh, { values: inside }, spacing).map((line, i): Part => ({
    ...plain,
    name: `${part.name} side ${i + 1}`,
    mesh: edgeBand(line, { section: layerSection(height), rows: 6, printed: true }),
  }));
  return [{ ...part, ...(detail ? { lines: linesFrom(detail) } : {}), mesh: sheet }, ...sides];
}
