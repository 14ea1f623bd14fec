import { clamp, lerp, smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import type { Trim } from '../../../../foundation/raster/geometry.ts';
import { HEIGHTS } from '../../../body/body.ts';
import type { Part } from '../../../parts/part.ts';
import type { ClothSurface } from '../cloth/cloth-surface.ts';
import { hemHeight } from '../cloth/cloth-mesh.ts';
import { clothPatch } from '../sewn-on/cloth-patch.ts';
import type { TrimmingContext } from '../sewn-on/trimming-context.ts';

/** Height in metres at which the two fronts of a wrapped bodice cross. */
const CROSSING = 1.3;

/** The overlapping front of a wrap dress, wrap skirt or kilt: a panel with a free edge from waist to hem. */
export function wrapParts(context: TrimmingContext): Part[] {
  const { plan, surface, neckline, detail } = context;
  if (plan.silhouetteName !== 'wrap' && !plan.apron) return [];
  const top = plan.kind.bodice ? CROSSING : plan.top;
  // Above the crossing the edge of the front is the edge of the neck.
  const topAt = (a: number) => (!plan.kind.bodice ? top : Math.min(1.42, top - 0.26 * Math.min(0, a)));
  const hem = (a: number) => hemHeight(plan, a) + 0.002;
  const rounded = plan.apron ? 0 : 1;
  const edge = (y: number) => {
    const bodice = 0.95 * clamp((CROSSING - y) / (CROSSING - HEIGHTS.waist));
    if (y > HEIGHTS.waist) return plan.kind.bodice ? bodice : 0.62;
    const fall = (HEIGHTS.waist - y) / Math.max(0.1, HEIGHTS.waist - plan.hem);
    const start = plan.kind.bodice ? 0.95 : 0.62;
    return lerp(start, plan.apron ? 0.42 : 0.5, smoothstep(0, 0.3, fall)) - rounded * 0.55 * fall ** 5;
  };
  // The apron of a kilt is plain as far as the first pleat.
  const from = plan.apron ? -0.78 : -1.5;
  const mesh = clothPatch(
    surface,
    {
      at: (u, v, out) => {
        const level = lerp(top, hem(0.3), v);
        out[0] = lerp(from, edge(level), Math.sqrt(u));
        out[1] = lerp(topAt(out[0]), hem(0.3), v);
      },
      size: [0.4, top - plan.hem],
      lift: plan.apron ? 0.0032 : -0.003,
      spacing: 0.006,
      // The panel emerges from the fabric about 10 cm before its free edge, which lifts off a little towards the hem.
      stand: (u, v) => (plan.apron ? 0 : 0.0074) * smoothstep(0.45, 0.92, u) + 0.016 * u ** 8 * v,
    },
    detail,
  );
  // The panel is trimmed like the fabric below it at neck and armholes.
  const trim: Trim = (x, y, z) =>
    !plan.kind.bodice || y < 1.1 ? 1 : neckline.inside(x, y, z, surface.angleOf(x, y, z)) - 0.0005;
  return [
    {
      name: 'wrap panel',
      role: 'cloth',
      mesh: plan.apron ? matched(mesh, surface, plan.top) : laidOut(mesh, surface),
      trim,
    },
  ];
}

/** Sets uv by the angle and the height, because the grid is denser towards the free edge and prints must not be. */
function laidOut(mesh: Mesh, { angleOf }: ClothSurface): Mesh {
  const { positions: p } = mesh;
  const uvs = new Float32Array((p.length / 3) * 2);
  for (let i = 0; i < p.length / 3; i++) {
    const [x, y, z] = [p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!];
    uvs[i * 2] = (angleOf(x, y, z) + 0.3) * lerp(Math.hypot(x, z), 0.14, 0.5);
    uvs[i * 2 + 1] = y;
  }
  return { ...mesh, uvs };
}

/**
 * Sets uv as arc lengths from the centre and from `top`, so that the check of a kilt's apron continues in its pleats.
 */
function matched(mesh: Mesh, { angleOf, point }: ClothSurface, top: number): Mesh {
  const { positions: p } = mesh;
  const uvs = new Float32Array((p.length / 3) * 2);
  const below: [number, number, number] = [0, 0, 0];
  const above: [number, number, number] = [0, 0, 0];
  point(0, top, below);
  const lengths = [0];
  for (let y = top - LEVEL; y > 0; y -= LEVEL) {
    [above[0], above[1], above[2]] = below;
    point(0, y, below);
    lengths.push(lengths.at(-1)! + Math.hypot(below[1] - above[1], below[2] - above[2]));
  }
  for (let i = 0; i < p.length / 3; i++) {
    const [x, y, z] = [p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!];
    const down = clamp((top - y) / LEVEL, 0, lengths.length - 1.001);
    const level = Math.floor(down);
    uvs[i * 2] = angleOf(x, y, z) * Math.hypot(x, z);
    uvs[i * 2 + 1] = -lerp(lengths[level]!, lengths[level + 1]!, down - level);
  }
  return { ...mesh, uvs };
}

/** Step in metres between levels. */
const LEVEL = 0.03;
