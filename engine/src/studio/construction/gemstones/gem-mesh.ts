import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { addScaled, cross, normalise } from '../../../foundation/geometry/vector.ts';
import type { MutableVec3, Vec3 } from '../../../foundation/geometry/vector.ts';
import type { GemBody, Stone } from '../../parts/gem-body.ts';

/** The flat outer faces of all stones of a kind, for their outline and shadow and as the starting points of rays. */
export function gemMesh({ facets, stones }: Pick<GemBody, 'facets' | 'stones'>): Mesh {
  const polygons = facetPolygons(facets);
  return mergeMeshes(stones.map((stone) => stoneMesh(polygons, stone)));
}

interface Facet {
  readonly normal: Vec3;
  readonly corners: readonly Vec3[];
}

/**
 * The polygon of every facet: a large square in its plane, clipped by all other planes (Sutherland and Hodgman 1974).
 */
function facetPolygons(facets: Float64Array): Facet[] {
  const result: Facet[] = [];
  for (let f = 0; f < facets.length; f += 4) {
    const normal: Vec3 = [facets[f]!, facets[f + 1]!, facets[f + 2]!];
    const side = normalise(cross(normal, Math.abs(normal[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
    const other = cross(normal, side);
    const centre = addScaled([0, 0, 0], normal, facets[f + 3]!);
    let corners: Vec3[] = [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ].map(([a, b]) => addScaled(addScaled(centre, side, a! * 4), other, b! * 4));
    for (let g = 0; g < facets.length && corners.length > 0; g += 4) {
      if (g !== f) corners = cutPolygon(corners, facets, g);
    }
    if (corners.length > 2) result.push({ normal, corners });
  }
  return result;
}

function cutPolygon(corners: readonly Vec3[], facets: Float64Array, g: number): Vec3[] {
  const height = (p: Vec3) => p[0] * facets[g]! + p[1] * facets[g + 1]! + p[2] * facets[g + 2]! - facets[g + 3]!;
  const inside: Vec3[] = [];
  corners.forEach((corner, i) => {
    const next = corners[(i + 1) % corners.length]!;
    const [a, b] = [height(corner), height(next)];
    if (a <= 0) inside.push(corner);
    if (a <= 0 !== b <= 0) {
      const t = a / (a - b);
      inside.push([
        corner[0] + (next[0] - corner[0]) * t,
        corner[1] + (next[1] - corner[1]) * t,
        corner[2] + (next[2] - corner[2]) * t,
      ]);
    }
  });
  return inside;
}

function stoneMesh(polygons: readonly Facet[], { at, x, y, z, size }: Stone): Mesh {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  const turn = (p: Vec3, scale: number, from: Vec3): MutableVec3 => [
    from[0] + scale * (p[0] * x[0] + p[1] * y[0] + p[2] * z[0]),
    from[1] + scale * (p[0] * x[1] + p[1] * y[1] + p[2] * z[1]),
    from[2] + scale * (p[0] * x[2] + p[1] * y[2] + p[2] * z[2]),
  ];
  for (const { normal, corners } of polygons) {
    const first = positions.length / 3;
    const out = turn(normal, 1, [0, 0, 0]);
    for (const corner of corners) {
      positions.push(...turn(corner, size, at));
      normals.push(...out);
    }
    for (let i = 2; i < corners.length; i++) indices.push(first, first + i - 1, first + i);
  }
  return {
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    uvs: new Float32Array((positions.length / 3) * 2),
    indices: new Uint32Array(indices),
  };
}
