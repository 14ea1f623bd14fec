import type { Mesh } from '../geometry/mesh/mesh.ts';
import { createRandom } from '../geometry/random.ts';

/**
 * Pairs of vertices whose distance is held: along every edge, and across every edge between the opposite corners of its
 * two triangles.
 */
export interface Links {
  /** Two vertices per link. */
  readonly edges: Uint32Array;
  readonly hinges: Uint32Array;
  /** 1 for vertices on an open edge. */
  readonly border: Uint8Array;
}

/** The links of a triangle mesh with this number of vertices, in an order that is random but always the same. */
export function linksOf({ indices }: Pick<Mesh, 'indices'>, vertices: number): Links {
  const tips = new Map<number, number>();
  const edges: number[] = [];
  const hinges: number[] = [];
  for (let t = 0; t < indices.length; t += 3) {
    for (let corner = 0; corner < 3; corner++) {
      const a = indices[t + corner]!;
      const b = indices[t + ((corner + 1) % 3)]!;
      const tip = indices[t + ((corner + 2) % 3)]!;
      const key = a < b ? a * vertices + b : b * vertices + a;
      const other = tips.get(key);
      if (other === undefined) {
        tips.set(key, tip);
        edges.push(a, b);
      } else if (other !== tip) hinges.push(other, tip);
    }
  }
  return { edges: shuffled(edges), hinges: shuffled(hinges), border: borderOf(indices, vertices) };
}

function borderOf(indices: Uint32Array, vertices: number): Uint8Array {
  const sides = new Map<number, number>();
  for (let t = 0; t < indices.length; t++) {
    const a = indices[t]!;
    const b = indices[t % 3 === 2 ? t - 2 : t + 1]!;
    const key = a < b ? a * vertices + b : b * vertices + a;
    sides.set(key, (sides.get(key) ?? 0) + 1);
  }
  const border = new Uint8Array(vertices);
  for (const [key, count] of sides) {
    if (count > 1) continue;
    border[key % vertices] = 1;
    border[Math.floor(key / vertices)] = 1;
  }
  return border;
}

/** Writes the sum of the positions of each vertex's neighbours into `sums`, 3 per vertex. */
export function sumNeighbours(positions: Float32Array, edges: Uint32Array, sums: Float64Array): void {
  sums.fill(0);
  for (let e = 0; e < edges.length; e += 2) {
    addPosition(positions, edges[e]! * 3, sums, edges[e + 1]! * 3);
    addPosition(positions, edges[e + 1]! * 3, sums, edges[e]! * 3);
  }
}

function addPosition(positions: Float32Array, from: number, sums: Float64Array, to: number): void {
  sums[to] = sums[to]! + positions[from]!;
  sums[to + 1] = sums[to + 1]! + positions[from + 1]!;
  sums[to + 2] = sums[to + 2]! + positions[from + 2]!;
}

/** Shuffled, because links solved in the order of the mesh would pull the cloth to one side. */
function shuffled(pairs: readonly number[]): Uint32Array {
  const mixed = new Uint32Array(pairs);
  const random = createRandom(1);
  for (let i = mixed.length / 2 - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    for (let k = 0; k < 2; k++) {
      const held = mixed[i * 2 + k]!;
      mixed[i * 2 + k] = mixed[j * 2 + k]!;
      mixed[j * 2 + k] = held;
    }
  }
  return mixed;
}
