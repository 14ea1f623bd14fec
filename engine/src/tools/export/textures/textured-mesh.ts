import { unitRows } from '../refine-edges.ts';
import type { TrimmedMesh } from '../refine-edges.ts';
import type { Chart } from './chart.ts';
import type { Packing } from './pack.ts';

/** A mesh in which every vertex has one position in the texture. */
export interface TexturedMesh extends TrimmedMesh {
  /** 2 per vertex, 0 to 1 from the upper left of the texture, as in glTF. */
  readonly places: Float32Array;
  /** 4 per vertex: the direction of the texture's right on the surface, and the sign of its up (glTF TANGENT). */
  readonly tangents: Float32Array;
}

/** Duplicates vertices that lie in several charts, and assigns each its texture coordinates. */
export function texturedMesh(mesh: TrimmedMesh, charts: readonly Chart[], packing: Packing): TexturedMesh {
  const sources: number[] = [];
  const places: number[] = [];
  const indices: number[] = [];
  charts.forEach(({ triangles, corners }, c) => {
    const at = packing.places[c]!;
    const targets = new Map<number, number>();
    triangles.forEach((triangle, i) => {
      for (let corner = 0; corner < 3; corner++) {
        const source = mesh.indices[triangle * 3 + corner]!;
        let target = targets.get(source);
        if (target === undefined) {
          target = sources.push(source) - 1;
          targets.set(source, target);
          const x = at.x + corners[i * 6 + corner * 2]! / packing.texel;
          const y = at.y + corners[i * 6 + corner * 2 + 1]! / packing.texel;
          places.push(x / packing.width, 1 - y / packing.height);
        }
        indices.push(target);
      }
    });
  });
  const rows = (values: Float32Array, size: number) => {
    const out = new Float32Array(sources.length * size);
    sources.forEach((source, i) => {
      for (let c = 0; c < size; c++) out[i * size + c] = values[source * size + c]!;
    });
    return out;
  };
  const split = {
    positions: rows(mesh.positions, 3),
    normals: rows(mesh.normals, 3),
    uvs: rows(mesh.uvs, 2),
    edges: rows(mesh.edges, 1),
    indices: new Uint32Array(indices),
    places: new Float32Array(places),
  };
  return { ...split, tangents: tangentsOf(split) };
}

function tangentsOf({ positions: p, normals: n, indices, places: st }: Omit<TexturedMesh, 'tangents'>): Float32Array {
  const right = new Float32Array(p.length);
  const up = new Float32Array(p.length);
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
    const [x1, y1] = [st[b * 2]! - st[a * 2]!, st[a * 2 + 1]! - st[b * 2 + 1]!];
    const [x2, y2] = [st[c * 2]! - st[a * 2]!, st[a * 2 + 1]! - st[c * 2 + 1]!];
    const turn = Math.sign(x1 * y2 - x2 * y1);
    for (let axis = 0; axis < 3; axis++) {
      const e1 = p[b * 3 + axis]! - p[a * 3 + axis]!;
      const e2 = p[c * 3 + axis]! - p[a * 3 + axis]!;
      for (const vertex of [a, b, c]) {
        right[vertex * 3 + axis]! += turn * (e1 * y2 - e2 * y1);
        up[vertex * 3 + axis]! += turn * (e2 * x1 - e1 * x2);
      }
    }
  }
  const out = new Float32Array((p.length / 3) * 4);
  for (let i = 0; i < p.length / 3; i++) writeTangent(out, i, n.subarray(i * 3, i * 3 + 3), right, up);
  return out;
}

/** Component of a unit normal from which it counts as vertical, so that another axis gives the tangent. */
const VERTICAL = 0.9;
/** Writes the component of `right` perpendicular to the normal, at length 1; any such direction when it is zero. */
function writeTangent(out: Float32Array, i: number, n: Float32Array, right: Float32Array, up: Float32Array): void {
  const [nx, ny, nz] = [n[0]!, n[1]!, n[2]!];
  const r = right.subarray(i * 3, i * 3 + 3);
  const along = r[0]! * nx + r[1]! * ny + r[2]! * nz;
  const square = new Float32Array([r[0]! - along * nx, r[1]! - along * ny, r[2]! - along * nz]);
  if (!(Math.hypot(...square) > 1e-3 * Math.hypot(...r))) {
    square.set(Math.abs(ny) < VERTICAL ? [nz, 0, -nx] : [0, -nz, ny]);
  }
  const [tx, ty, tz] = unitRows(square) as unknown as [number, number, number];
  const across =
    (ny * tz - nz * ty) * up[i * 3]! + (nz * tx - nx * tz) * up[i * 3 + 1]! + (nx * ty - ny * tx) * up[i * 3 + 2]!;
  out.set([tx, ty, tz, across < 0 ? -1 : 1], i * 4);
}
