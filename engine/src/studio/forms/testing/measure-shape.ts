import type { Bounds } from '../../../foundation/geometry/mesh/mesh.ts';
import { meshBounds } from '../../../foundation/geometry/mesh/mesh.ts';
import type { Part, Shape } from '../../parts/part.ts';

export interface ShapeMeasures {
  readonly finite: boolean;
  /** Largest deviation of the length of a normal from 1. */
  readonly worstNormal: number;
  /** Bounds of the untrimmed surface, of the whole shape and of one part. */
  readonly visible: Bounds;
  visibleOf(part: string): Bounds;
  /** Median of the metres of cloth per metre of surface, over the edges of the triangles of a part. */
  clothScale(part: string): number;
}

/** Measures of a shape for tests. */
export function measureShape({ parts }: Shape): ShapeMeasures {
  const named = (name: string) => {
    const part = parts.find((candidate) => candidate.name === name);
    if (!part) throw new Error(`no part named ${name}`);
    return part;
  };
  return {
    finite: parts.every(({ mesh }) =>
      [mesh.positions, mesh.normals, mesh.uvs].every((values) => values.every(Number.isFinite)),
    ),
    worstNormal: Math.max(...parts.map(worstNormal)),
    visible: meshBounds(parts.map(visibleMesh)),
    visibleOf: (name) => meshBounds([visibleMesh(named(name))]),
    clothScale: (name) => clothScale(named(name)),
  };
}

function worstNormal({ mesh: { normals } }: Part): number {
  let worst = 0;
  for (let k = 0; k < normals.length; k += 3) {
    worst = Math.max(worst, Math.abs(Math.hypot(normals[k]!, normals[k + 1]!, normals[k + 2]!) - 1));
  }
  return worst;
}

function visibleMesh({ mesh: { positions, uvs }, trim }: Part): { positions: Float32Array } {
  const visible: number[] = [];
  for (let i = 0; i < positions.length / 3; i++) {
    const [x, y, z] = [positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!];
    if (!trim || trim(x, y, z, uvs[i * 2]!, uvs[i * 2 + 1]!) > 0) visible.push(x, y, z);
  }
  return { positions: new Float32Array(visible) };
}

function clothScale({ mesh: { positions: p, uvs, indices } }: Part): number {
  const scales: number[] = [];
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b] = [indices[t]!, indices[t + 1]!];
    const length = Math.hypot(p[a * 3]! - p[b * 3]!, p[a * 3 + 1]! - p[b * 3 + 1]!, p[a * 3 + 2]! - p[b * 3 + 2]!);
    scales.push(Math.hypot(uvs[a * 2]! - uvs[b * 2]!, uvs[a * 2 + 1]! - uvs[b * 2 + 1]!) / length);
  }
  scales.sort((a, b) => a - b);
  return scales[scales.length >> 1]!;
}
