import type { PlanePoint } from '../../../foundation/geometry/curves/outline.ts';
import { roundedOutline } from '../../../foundation/geometry/curves/rounded-outline.ts';
import type { Corner } from '../../../foundation/geometry/curves/rounded-outline.ts';
import { lerp } from '../../../foundation/geometry/interpolation.ts';
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import type { Frame } from './product.ts';

/** Rounding in metres of a corner for which the table names none, of the outline and of the section. */
const EDGE = 0.0006;
/** Radius in metres from which a corner of the outline is a curve that the whole moulding follows. Smaller ones are mitred. */
const CURVED = 0.004;

/** The section of a moulding swept round an outline. v runs along the moulding, as the grain of a wooden one does. */
export function frameMesh({ outline, section }: Frame, detail: number): Mesh {
  // Clockwise, so that the outside of the moulding is the right side of the mesh.
  const around = roundedOutline(section, { usual: EDGE, closed: true, detail }).toReversed();
  const runs = around.map(([out]) => offset(outline, out, detail));
  const [columns, rows] = [runs[0]!.length, around.length];
  const along = lengths(runs[0]!);
  const across = lengths(around);
  return gridMesh(
    {
      columns,
      rows,
      closed: true,
      closedRows: true,
      develop: (u, v, _at, cloth) => {
        cloth[0] = across[Math.round(v * rows)]!;
        cloth[1] = along[Math.round(u * columns)]!;
      },
    },
    (u, v, out) => {
      const j = Math.round(v * rows) % rows;
      const [x, y] = runs[j]![Math.round(u * columns) % columns]!;
      out[0] = x;
      out[1] = y;
      out[2] = around[j]![1];
    },
  );
}

/** Distances along a closed line from its first point, to the first point again. */
function lengths(points: readonly PlanePoint[]): number[] {
  let sum = 0;
  return [...points, points[0]!].map((point, i) => {
    const before = points[i - 1];
    if (before) sum += Math.hypot(point[0] - before[0], point[1] - before[1]);
    return sum;
  });
}

/** The outline moved outwards, with the same number of points for every distance. */
function offset(outline: readonly Corner[], out: number, detail: number): PlanePoint[] {
  const count = outline.length;
  return outline.flatMap((corner, i): PlanePoint[] => {
    const before = outline[(i + count - 1) % count]!;
    const after = outline[(i + 1) % count]!;
    const [ax, ay] = towards(before, corner);
    const [bx, by] = towards(corner, after);
    // Counterclockwise, the outside is to the right of the way.
    const mitre = out / (1 + ax * bx + ay * by);
    const x = corner[0] + (ay + by) * mitre;
    const y = corner[1] - (ax + bx) * mitre;
    const named = corner[2] ?? EDGE;
    const radius = named < CURVED ? named : Math.max(EDGE / 2, named + out);
    const turn = Math.acos(Math.min(1, Math.max(-1, ax * bx + ay * by)));
    const reach = radius * Math.tan(turn / 2);
    const way = Math.sign(ax * by - ay * bx) || 1;
    const [cx, cy] = [x - ax * reach - ay * radius * way, y - ay * reach + ax * radius * way];
    const steps = named < CURVED ? 5 : Math.ceil(lerp(10, 40, Math.min(1, detail)));
    return Array.from({ length: steps + 1 }, (_, k): PlanePoint => {
      const angle = way * turn * (k / steps);
      const [px, py] = [ay * radius * way, -ax * radius * way];
      return [cx + px * Math.cos(angle) - py * Math.sin(angle), cy + px * Math.sin(angle) + py * Math.cos(angle)];
    });
  });
}

function towards([ax, ay]: Corner, [bx, by]: Corner): readonly [number, number] {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(bx - ax) / length, (by - ay) / length];
}
