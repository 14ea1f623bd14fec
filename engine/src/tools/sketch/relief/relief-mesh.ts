import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { vertexNormals } from '../../../foundation/geometry/mesh/mesh.ts';
import type { PageCamera } from './page-camera.ts';

export interface ReliefSheet {
  readonly width: number;
  readonly height: number;
  /** Metres in front of the page, per pixel; it is read slightly beyond the part. */
  readonly depth: Float32Array;
  /** Cloth coordinates in metres along the weft and up the warp, per pixel. */
  readonly u: Float32Array;
  readonly v: Float32Array;
  /** Metres inside the part's edge, negative outside, per pixel. */
  readonly inside: Float32Array;
  /** Pixels between vertices. */
  readonly step: number;
}

/** One part of a relief as a mesh of cells at their drawn positions; empty outside the part. */
export function reliefMesh(sheet: ReliefSheet, page: PageCamera, pixel: number): Mesh {
  const { width, height, depth, u, v, step } = sheet;
  const columns = Math.floor((width - 1) / step) + 1;
  const rows = Math.floor((height - 1) / step) + 1;
  const { vertex, cells, vertices } = overlappingCells(sheet, columns, rows, -1.8 * step * pixel);
  const positions = new Float32Array(vertices * 3);
  const uvs = new Float32Array(vertices * 2);
  const at = new Float64Array(3);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const n = vertex[j * columns + i]!;
      if (n < 0) continue;
      const k = j * step * width + i * step;
      page.place((i * step + 0.5) / width, (j * step + 0.5) / height, depth[k]!, at);
      positions.set(at, n * 3);
      uvs[n * 2] = u[k]!;
      uvs[n * 2 + 1] = v[k]!;
    }
  }
  const indices = new Uint32Array(cells.length * 6);
  for (let n = 0; n < cells.length; n++) {
    const cell = cells[n]!;
    const [a, b] = [vertex[cell]!, vertex[cell + 1]!];
    const [c, d] = [vertex[cell + columns]!, vertex[cell + columns + 1]!];
    const k = Math.floor(cell / columns) * step * width + (cell % columns) * step;
    // The diagonal with the smaller change of depth follows ridges and valleys.
    const falls =
      Math.abs(depth[k]! - depth[k + step * width + step]!) < Math.abs(depth[k + step]! - depth[k + step * width]!);
    indices.set(falls ? [a, c, d, a, d, b] : [a, c, b, b, c, d], n * 6);
  }
  return { positions, normals: vertexNormals(positions, indices), uvs, indices };
}

/** Cells of the grid that overlap the part, and an index for each vertex that they use, -1 for the others. */
function overlappingCells({ width, inside, step }: ReliefSheet, columns: number, rows: number, outermost: number) {
  const vertex = new Int32Array(columns * rows).fill(-1);
  const overlapping = new Int32Array(columns * rows);
  let cells = 0;
  let vertices = 0;
  for (let j = 0; j < rows - 1; j++) {
    for (let i = 0; i < columns - 1; i++) {
      const k = j * step * width + i * step;
      const below = k + step * width;
      if (Math.max(inside[k]!, inside[k + step]!, inside[below]!, inside[below + step]!) < outermost) continue;
      const cell = j * columns + i;
      overlapping[cells++] = cell;
      for (const corner of [cell, cell + 1, cell + columns, cell + columns + 1]) {
        if (vertex[corner]! < 0) vertex[corner] = vertices++;
      }
    }
  }
  return { vertex, cells: overlapping.subarray(0, cells), vertices };
}
