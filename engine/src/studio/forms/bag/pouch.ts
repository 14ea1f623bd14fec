import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { smoothOutline } from '../../../foundation/geometry/curves/outline.ts';
import type { PlanePoint } from '../../../foundation/geometry/curves/outline.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import type { MutableVec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Painter } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';

/** A soft body sewn from a front and a back of the same outline. */
interface PouchShape {
  /** Outline as seen from the front, anticlockwise, metres above the floor. It is star-shaped around `centre`. */
  readonly outline: readonly PlanePoint[];
  readonly centre: PlanePoint;
  /** Half the depth at the centre in metres. */
  readonly depth: number;
  /** Exponent of the section: 2 bulges like a cushion, higher values give a flatter front with rounder edges. */
  readonly flatness: number;
  /** Outward displacement in metres of a point of the front (side 1) or back (side -1). */
  readonly relief?: (x: number, y: number, side: number) => number;
}

/** The mesh runs from the centre of the front over the edge to the centre of the back; uv are (x, y). */
export function pouchMesh({ outline, centre, depth, flatness, relief }: PouchShape, detail: number): Mesh {
  const columns = atDetail(300, detail);
  const rim = evenly(outline, columns);
  const [cx, cy] = centre;
  return gridMesh(
    {
      columns,
      rows: atDetail(170, detail),
      closed: true,
      develop: (_u, _v, position, out) => {
        out[0] = position[0] + position[2];
        out[1] = position[1];
      },
    },
    (u, v, out) => {
      const [x, y] = rim[Math.round(u * columns) % columns]!;
      const side = v < 0.5 ? 1 : -1;
      const reach = Math.max(0.002, Math.sin(Math.PI * v));
      const swell = Math.sqrt(Math.max(0, 1 - Math.pow(reach, flatness)));
      out[0] = cx + (x - cx) * reach;
      out[1] = cy + (y - cy) * reach;
      out[2] = side * (depth * swell + swell * (relief?.(out[0], out[1], side) ?? 0));
    },
  );
}

/** The seam where front and back meet, as a corded piping. */
export function pouchPiping(outline: readonly PlanePoint[], radius: number, detail: number): Mesh {
  const path = evenly(outline, 160).map(([x, y]): MutableVec3 => [x, y, 0]);
  return tubeMesh([...path, path[0]!], { radius, closed: true, sides: 12, rows: atDetail(320, detail) });
}

/** Points of a closed outline at equal distances. */
function evenly(outline: readonly PlanePoint[], count: number): PlanePoint[] {
  const n = outline.length;
  const along = [0];
  for (let i = 1; i <= n; i++) {
    const [a, b] = [outline[i - 1]!, outline[i % n]!];
    along.push(along[i - 1]! + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  let i = 0;
  return Array.from({ length: count }, (_, k): PlanePoint => {
    const at = (along[n]! * k) / count;
    while (along[i + 1]! < at) i++;
    const t = (at - along[i]!) / (along[i + 1]! - along[i]! || 1);
    const [a, b] = [outline[i]!, outline[(i + 1) % n]!];
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  });
}

/** A panel of the same leather as the bag. */
export function panelPart(name: string, mesh: Part['mesh'], detail: Painter | undefined): Part {
  return { name, role: 'cloth', mesh, solid: true, ...(detail ? { detail } : {}) };
}

/** A symmetric outline, anticlockwise from the top, from its left half given from top to bottom. */
export function bothSides(half: readonly PlanePoint[]): PlanePoint[] {
  const left = smoothOutline(half, 8);
  return [
    ...left,
    ...left
      .slice(1, -1)
      .map(([x, y]): PlanePoint => [-x, y])
      .reverse(),
  ];
}
