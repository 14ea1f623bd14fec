import { clipTriangles, mixRows, reachedTriangles } from '../../../../foundation/geometry/mesh/clip-mesh.ts';
import type { VertexMix } from '../../../../foundation/geometry/mesh/clip-mesh.ts';
import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import { uvTable } from '../../../../foundation/geometry/tables/uv-table.ts';
import type { UvTable } from '../../../../foundation/geometry/tables/uv-table.ts';

/** Cloth of a garment as it hangs, with the place of each vertex in the cut as sewn. */
export interface ClothPiece {
  readonly mesh: Mesh;
  /** Places in the cut as sewn, 3 numbers per vertex, metres. */
  readonly rest: Float32Array;
  readonly lines: ClothLines;
}

/**
 * Distances in metres per vertex: the fields of `UpperBody` with the same names, and the distance to the end of the
 * sleeve.
 */
export interface ClothLines {
  readonly armhole: Float32Array;
  readonly bareArm: Float32Array;
  readonly neckline: Float32Array;
  readonly hem: Float32Array;
  readonly end: Float32Array;
}

/** Cuts out the piece on which every value is positive, exactly along the zero lines. */
export function pieceOf(cloth: ClothPiece, values: readonly Float32Array[]): ClothPiece {
  const near = reachedTriangles(cloth.mesh.indices, values, cloth.rest.length / 3);
  let piece = mixed(cloth, near.indices, near.mix);
  let left = values.map((column) => mixRows(column, 1, near.mix));
  while (left.length > 0) {
    const { indices, mix } = clipTriangles(piece.mesh.indices, left[0]!);
    piece = mixed(piece, indices, mix);
    left = left.slice(1).map((column) => mixRows(column, 1, mix));
  }
  return piece;
}

/** Evaluates a function per vertex, at the vertex's place in the cut as sewn. */
export function valuesOf({ rest }: ClothPiece, of: (x: number, y: number, z: number) => number): Float32Array {
  const values = new Float32Array(rest.length / 3);
  for (let i = 0; i < values.length; i++) values[i] = of(rest[i * 3]!, rest[i * 3 + 1]!, rest[i * 3 + 2]!);
  return values;
}

export interface Layout {
  /** Writes the place on the flat cloth, in metres, of a place in the cut as sewn: u to the right, v up. */
  readonly develop: (x: number, y: number, z: number, out: [number, number]) => void;
  /**
   * Length in metres after which u starts again there, for a tube that is cut open. Default: the piece is not a tube.
   */
  readonly period?: (x: number, y: number, z: number) => number;
}

/**
 * Gives a piece its uv, and duplicates the corners of triangles across the cut of a tube, so that their uv does not
 * jump.
 */
export function laidOut(piece: ClothPiece, { develop, period }: Layout): ClothPiece {
  const { rest, mesh } = piece;
  const count = rest.length / 3;
  const uvs = new Float32Array(count * 2);
  const flat: [number, number] = [0, 0];
  for (let i = 0; i < count; i++) {
    develop(rest[i * 3]!, rest[i * 3 + 1]!, rest[i * 3 + 2]!, flat);
    uvs[i * 2] = flat[0];
    uvs[i * 2 + 1] = flat[1];
  }
  const flatPiece = { ...piece, mesh: { ...mesh, uvs } };
  if (!period) return flatPiece;
  const periods = valuesOf(piece, period);
  const sources = Array.from({ length: count }, (_, i) => i);
  const copies = new Map<number, number>();
  const indices = mesh.indices.slice();
  for (let t = 0; t < indices.length; t += 3) {
    let [low, high] = [Infinity, -Infinity];
    for (let q = t; q < t + 3; q++) {
      low = Math.min(low, uvs[indices[q]! * 2]!);
      high = Math.max(high, uvs[indices[q]! * 2]!);
    }
    if (high - low < periods[indices[t]!]! / 2) continue;
    for (let q = t; q < t + 3; q++) {
      const corner = indices[q]!;
      if (uvs[corner * 2]! > 0) continue;
      let copy = copies.get(corner);
      if (copy === undefined) {
        copy = sources.length;
        copies.set(corner, copy);
        sources.push(corner);
      }
      indices[q] = copy;
    }
  }
  const same = new Uint32Array(sources);
  const opened = mixed(flatPiece, indices, { first: same, second: same, share: new Float32Array(same.length) });
  for (let i = count; i < sources.length; i++) opened.mesh.uvs[i * 2] = opened.mesh.uvs[i * 2]! + periods[sources[i]!]!;
  return opened;
}

/** Columns of a seam table, in this order. */
export const SEAM = { x: 0, y: 1, z: 2, armhole: 3, neckline: 4, hem: 5, end: 6 } as const;

/** Tabulates the place in the cut and the distances to its lines over the uv of a laid-out piece, for painters. */
export function seamTable({ mesh, rest, lines }: ClothPiece, step = 0.004): UvTable {
  const axis = (offset: number) => Float32Array.from({ length: rest.length / 3 }, (_, i) => rest[i * 3 + offset]!);
  const columns = [axis(0), axis(1), axis(2), lines.armhole, lines.neckline, lines.hem, lines.end];
  return uvTable({ uvs: mesh.uvs, indices: mesh.indices, columns }, step);
}

function mixed({ mesh, rest, lines }: ClothPiece, indices: Uint32Array, mix: VertexMix): ClothPiece {
  const column = (of: Float32Array) => mixRows(of, 1, mix);
  return {
    mesh: {
      positions: mixRows(mesh.positions, 3, mix),
      normals: unit(mixRows(mesh.normals, 3, mix)),
      uvs: mixRows(mesh.uvs, 2, mix),
      indices,
    },
    rest: mixRows(rest, 3, mix),
    lines: {
      armhole: column(lines.armhole),
      bareArm: column(lines.bareArm),
      neckline: column(lines.neckline),
      hem: column(lines.hem),
      end: column(lines.end),
    },
  };
}

function unit(normals: Float32Array): Float32Array {
  for (let k = 0; k < normals.length; k += 3) {
    const [x, y, z] = [normals[k]!, normals[k + 1]!, normals[k + 2]!];
    const size = Math.sqrt(x * x + y * y + z * z) || 1;
    normals[k] = x / size;
    normals[k + 1] = y / size;
    normals[k + 2] = z / size;
  }
  return normals;
}
