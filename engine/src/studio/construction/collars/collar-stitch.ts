import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { uvTable } from '../../../foundation/geometry/tables/uv-table.ts';
import type { Painter } from '../../materials/material.ts';
import { OWN_THREAD, stitchRow } from '../sewing/seam.ts';
import type { Thread } from '../sewing/seam.ts';

/** Metres from the edge to the row of stitches. */
const INSIDE = 0.0058;

/** The row of stitches along the free edge of a collar: a grid whose last row is that edge and whose ends are free. */
export function collarStitch({ positions: p, uvs, indices }: Mesh, rows: number, thread: Thread = OWN_THREAD): Painter {
  const width = p.length / 3 / (rows + 1);
  const inside = new Float32Array(width * (rows + 1));
  for (let i = 0; i < width; i++) {
    let down = 0;
    for (let j = rows; j >= 0; j--) {
      const at = j * width + i;
      const below = at + width;
      if (j < rows)
        down += Math.hypot(
          p[at * 3]! - p[below * 3]!,
          p[at * 3 + 1]! - p[below * 3 + 1]!,
          p[at * 3 + 2]! - p[below * 3 + 2]!,
        );
      const end = Math.min(uvs[at * 2]! - uvs[j * width * 2]!, uvs[(j * width + width - 1) * 2]! - uvs[at * 2]!);
      inside[at] = Math.min(down, end);
    }
  }
  const table = uvTable({ uvs, indices, columns: [inside] }, 0.002);
  return (point, surface) => {
    stitchRow(point, surface, table(point.u, point.v)[0]! - INSIDE, point.u, thread);
  };
}
