import type { Mesh } from '../geometry/mesh.ts';
import { vertexNormals } from '../geometry/mesh.ts';
import type { PageCamera } from './page-camera.ts';

export interface ReliefSheet {
  readonly width: number;
  readonly height: number;
  /** Metres before the page, per pixel; read a little beyond the part. */
  readonly depth: Float32Array;
  /** Metres of cloth along the weft and up the warp, per pixel. */
  readonly u: Float32Array;
  readonly v: Float32Array;
  /** Metres inside the part's edge, negative outside, per pixel. */
  readonly inside: Float32Array;
  /** Pixels from vertex to vertex. */
  readonly step: number;
}

/** One part of a relief as a sheet of cells that stand where they are drawn. */
export function reliefMesh(sheet: ReliefSheet, page: PageCamera, pixel: number): Mesh {
  const { width, height, depth, u, v, inside, step } = sheet;
  const columns = Math.floor((width - 1) / step) + 1;
  const rows = Math.floor((height - 1) / step) + 1;
  const vertex = new Int32Array(columns * rows).fill(-1);
  const kept = -1.8 * step * pixel;
  const positions: number[] = [];
  const uvs: number[] = [];
  const at = new Float64Array(3);
  const add = (i: number, j: number): number => {
    const known = vertex[j * columns + i]!;
    if (known >= 0) return known;
    const k = j * step * width + i * step;
    page.place((i * step + 0.5) / width, (j * step + 0.5) / height, depth[k]!, at);
    positions.push(at[0]!, at[1]!, at[2]!);
    uvs.push(u[k]!, v[k]!);
    return (vertex[j * columns + i] = positions.length / 3 - 1);
  };
  const indices: number[] = [];
  for (let j = 0; j < rows - 1; j++) {
    for (let i = 0; i < columns - 1; i++) {
      const k = j * step * width + i * step;
      if (Math.max(inside[k]!, inside[k + step]!, inside[k + step * width]!, inside[k + step * width + step]!) < kept)
        continue;
      const [a, b, c, d] = [add(i, j), add(i + 1, j), add(i, j + 1), add(i + 1, j + 1)];
      // The shorter diagonal in depth follows ridges and valleys.
      const falls = Math.abs(depth[k]! - depth[k + step * width + step]!) < Math.abs(depth[k + step]! - depth[k + step * width]!);
      if (falls) indices.push(a, c, d, a, d, b);
      else indices.push(a, c, b, b, c, d);
    }
  }
  const points = new Float32Array(positions);
  const triangles = new Uint32Array(indices);
  return { positions: points, normals: vertexNormals(points, triangles), uvs: new Float32Array(uvs), indices: triangles };
}
