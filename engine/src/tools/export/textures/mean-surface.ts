import type { ScenePart } from '../../../studio/parts/scene.ts';
import type { TrimmedMesh } from '../refine-edges.ts';
import { paintedPoint, paintPoint } from './paint-point.ts';

/** Minimum number of vertices that are sampled in a mesh with more; at most twice as many are. */
const SAMPLES = 96;
/** Sample size in metres, at which finer patterns have faded to their average. */
const FOOTPRINT = 0.002;

export interface MeanSurface {
  /** Linear colour and opacity. */
  readonly colour: readonly [number, number, number, number];
  readonly roughness: number;
  readonly metal: number;
}

/** The average surface of a part. */
export function meanSurface(part: ScenePart, { positions: p, normals: n, uvs, edges }: TrimmedMesh): MeanSurface {
  const brush = paintedPoint(FOOTPRINT);
  const { point, surface } = brush;
  const sums = new Float64Array(6);
  const step = Math.max(1, Math.floor(edges.length / SAMPLES));
  let count = 0;
  for (let i = 0; i < edges.length; i += step, count++) {
    [point.x, point.y, point.z] = [p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!];
    [point.nx, point.ny, point.nz] = [n[i * 3]!, n[i * 3 + 1]!, n[i * 3 + 2]!];
    [point.u, point.v, point.edge] = [uvs[i * 2]!, uvs[i * 2 + 1]!, edges[i]!];
    paintPoint(part, brush);
    const { r, g, b, opacity, roughness, metal } = surface;
    [r, g, b, opacity, roughness, metal].forEach((value, k) => (sums[k]! += Math.min(1, Math.max(0, value))));
  }
  const [r, g, b, opacity, roughness, metal] = [...sums].map((sum) => sum / count) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return { colour: [r, g, b, opacity], roughness, metal };
}
