/** Piping: a cord in a strip of cloth of another colour, sewn into an edge or a seam. */
import type { Contour } from '../../../foundation/geometry/mesh/contour.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { Part } from '../../parts/part.ts';

/** Radius of the cord in metres. */
export const PIPING = 0.0021;

export const isPiped = ({ colours }: Piece): boolean => colours.some(({ part }) => part === 'piping');

/** The material of piping: the named colour, on plain cotton. */
export const PIPED = { role: 'cloth', colourPart: 'piping', fabric: 'cotton', solid: true } as const;

/** A run of piping; a closed path begins and ends at the same point. */
export interface PipedPath {
  readonly points: readonly Vec3[];
  readonly closed: boolean;
}

/** Piping along paths, as one part; none for paths too short to be an edge. */
export function pipingParts(name: string, paths: readonly PipedPath[]): Part[] {
  const meshes = paths
    .filter(({ points }) => points.length > 5)
    .map(({ points, closed }) =>
      tubeMesh(closed ? [...points, points[0]!] : points, { radius: PIPING, closed, sides: 10 }),
    );
  return meshes.length === 0 ? [] : [{ ...PIPED, name, mesh: mergeMeshes(meshes) }];
}

/** The path of piping along a cut edge, `lift` metres above the cloth, halfway over the edge. */
export function pipedEdge({ points, closed }: Contour, lift = 0): PipedPath {
  return {
    closed,
    points: points.map(({ at, normal, inward }): Vec3 => {
      const along = (axis: 0 | 1 | 2) => at[axis] + normal[axis] * lift - inward[axis] * PIPING * 0.5;
      return [along(0), along(1), along(2)];
    }),
  };
}
