import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { compactMesh } from '../../../foundation/geometry/mesh/shell.ts';

export interface PanelCut {
  /**
   * Distance in metres from the panel's seams, positive on the panel. Neighbouring panels use the same function with
   * the opposite sign.
   */
  readonly edge: DistanceField;
  /**
   * Positions of the mesh before folds moved them, so that prints run straight over every fold. Default: the current
   * positions.
   */
  readonly rest?: Float32Array;
  /** Writes the place of a point on the flat cloth in metres: u to the right, v up. */
  readonly develop: (x: number, y: number, z: number, out: [number, number]) => void;
  /**
   * Length in metres after which u starts again at a point, for a tube that is cut open. Default: the panel is not a
   * tube.
   */
  readonly period?: (x: number, y: number, z: number) => number;
}

/** Distance in metres by which a panel's mesh extends beyond its seams; longer than an edge of a triangle. */
const MARGIN = 0.012;

/**
 * Creates one pattern piece of a garment whose pieces share a mesh: its triangles with uv of its own. The seam itself
 * is cut by using `edge` as the part's trim; two pieces of one mesh meet there without a crack.
 */
export function panelMesh(mesh: Mesh, { edge, rest, develop, period }: PanelCut): Mesh {
  const { positions: p, indices } = mesh;
  const count = p.length / 3;
  const near = new Uint8Array(count);
  for (let i = 0; i < count; i++) near[i] = edge(p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!) > -MARGIN ? 1 : 0;
  const used: number[] = [];
  for (let t = 0; t < indices.length; t += 3) {
    if (near[indices[t]!] || near[indices[t + 1]!] || near[indices[t + 2]!])
      used.push(indices[t]!, indices[t + 1]!, indices[t + 2]!);
  }
  const flat = rest ?? p;
  const uvs = new Float32Array(count * 2);
  const cloth: [number, number] = [0, 0];
  for (const i of new Set(used)) {
    develop(flat[i * 3]!, flat[i * 3 + 1]!, flat[i * 3 + 2]!, cloth);
    uvs.set(cloth, i * 2);
  }
  const panel = compactMesh({ ...mesh, uvs, indices: new Uint32Array(used) });
  return period ? cutOpen(panel, period) : panel;
}

/** Duplicates the corners of triangles that span the cut of a tube, so that their uv does not jump. */
function cutOpen(mesh: Mesh, period: (x: number, y: number, z: number) => number): Mesh {
  const { positions, normals, uvs, indices } = mesh;
  const added: number[] = [];
  const copies = new Map<number, number>();
  const count = positions.length / 3;
  const cut = indices.slice();
  for (let t = 0; t < cut.length; t += 3) {
    const corners = [cut[t]!, cut[t + 1]!, cut[t + 2]!];
    const first = corners[0]! * 3;
    const round = period(positions[first]!, positions[first + 1]!, positions[first + 2]!);
    const us = corners.map((i) => uvs[i * 2]!);
    if (Math.max(...us) - Math.min(...us) < round * 0.5) continue;
    corners.forEach((corner, q) => {
      if (us[q]! > 0) return;
      let copy = copies.get(corner);
      if (copy === undefined) {
        copy = count + added.length;
        copies.set(corner, copy);
        added.push(corner);
      }
      cut[t + q] = copy;
    });
  }
  const extend = (values: Float32Array, size: number) => {
    const out = new Float32Array(values.length + added.length * size);
    out.set(values);
    added.forEach((source, i) =>
      out.set(values.subarray(source * size, source * size + size), values.length + i * size),
    );
    return out;
  };
  const wide = { positions: extend(positions, 3), normals: extend(normals, 3), uvs: extend(uvs, 2), indices: cut };
  added.forEach((source, i) => {
    const k = source * 3;
    wide.uvs[(count + i) * 2] = uvs[source * 2]! + period(positions[k]!, positions[k + 1]!, positions[k + 2]!);
  });
  return wide;
}
