import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { lerp, TAU } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Stone } from '../../parts/gem-body.ts';
import { girdleReach, inStone } from './claws.ts';

/** A point of the collar's section: its distance from the centre as a share of the girdle's, and its height. */
type SectionPoint = readonly [reach: number, height: number];

/** Builds a collar of metal round a stone: a tapered wall, and a polished lip that is rubbed over its crown. */
export function bezelMesh(stone: Stone, facets: Float64Array, foot: number, detail: number): Mesh {
  const section: readonly SectionPoint[] = [
    [0.36, -foot],
    [0.62, -foot * 0.78],
    [1.06, -0.34],
    [1.14, -0.16],
    [1.155, 0.05],
    [1.125, 0.125],
    [1.05, 0.162],
    [0.965, 0.15],
    [0.93, 0.105],
    [0.955, 0.03],
    [0.98, -0.02],
  ];
  const last = section.length - 1;
  const steps = atDetail(160, Math.max(0.6, detail));
  return gridMesh({ columns: steps, rows: last * 5, closed: true }, (u, v, out) => {
    const angle = u * TAU;
    const at = Math.min(v * last, last - 1e-6);
    const i = Math.floor(at);
    const [a, b] = [section[i]!, section[i + 1]!];
    const reach = lerp(a[0], b[0], at - i) * roundedReach(facets, angle);
    const height = lerp(a[1], b[1], at - i);
    const [x, y, z] = inStone(stone, reach * Math.cos(angle), height, reach * Math.sin(angle));
    out[0] = x;
    out[1] = y;
    out[2] = z;
  });
}

/** The outline of the girdle with its corners rounded, as metal bends round them. */
function roundedReach(facets: Float64Array, angle: number): number {
  let sum = 0;
  for (let i = -3; i <= 3; i++) sum += girdleReach(facets, angle + i * 0.025);
  return sum / 7;
}
