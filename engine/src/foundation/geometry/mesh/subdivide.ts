/**
 * A refinement of a triangle mesh: new indices, and a function that carries rows of numbers over to the new vertices.
 */
export interface Subdivision {
  readonly indices: Uint32Array;
  /** Takes three numbers per old vertex and returns three per new vertex. */
  refine(rows: Float32Array): Float32Array;
}

/** One step of Loop subdivision (Loop 1987; Warren's weights), with open edges by the cubic B-spline rule. */
export function subdivide(indices: Uint32Array, count: number): Subdivision {
  const middles = new Map<number, number>();
  /** Per new edge vertex: its two ends and the opposite corners of its two triangles, -1 where the edge is open. */
  const edges: number[] = [];
  const middle = (a: number, b: number, tip: number): number => {
    const key = a < b ? a * count + b : b * count + a;
    const known = middles.get(key);
    if (known !== undefined) {
      edges[known * 4 + 3] = tip;
      return count + known;
    }
    const fresh = edges.length / 4;
    edges.push(a, b, tip, -1);
    middles.set(key, fresh);
    return count + fresh;
  };
  const split = new Uint32Array(indices.length * 4);
  for (let t = 0; t < indices.length; t += 3) {
    const a = indices[t]!;
    const b = indices[t + 1]!;
    const c = indices[t + 2]!;
    const ab = middle(a, b, c);
    const bc = middle(b, c, a);
    const ca = middle(c, a, b);
    const q = t * 4;
    split[q] = a;
    split[q + 1] = split[q + 3] = split[q + 6] = ab;
    split[q + 4] = b;
    split[q + 2] = split[q + 8] = split[q + 10] = ca;
    split[q + 5] = split[q + 7] = split[q + 11] = bc;
    split[q + 9] = c;
  }
  return { indices: split, refine: (rows) => refineRows(rows, count, edges) };
}

function refineRows(rows: Float32Array, count: number, edges: readonly number[]): Float32Array {
  const fresh = edges.length / 4;
  const out = new Float32Array((count + fresh) * 3);
  const sums = new Float64Array(count * 3);
  const valence = new Uint8Array(count);
  const borderSums = new Float64Array(count * 3);
  const border = new Uint8Array(count);
  for (let e = 0; e < fresh; e++) {
    const a = edges[e * 4]!;
    const b = edges[e * 4 + 1]!;
    const c = edges[e * 4 + 2]!;
    const d = edges[e * 4 + 3]!;
    valence[a] = valence[a]! + 1;
    valence[b] = valence[b]! + 1;
    if (d < 0) {
      border[a] = border[a]! + 1;
      border[b] = border[b]! + 1;
    }
    for (let axis = 0; axis < 3; axis++) {
      const va = rows[a * 3 + axis]!;
      const vb = rows[b * 3 + axis]!;
      sums[a * 3 + axis] = sums[a * 3 + axis]! + vb;
      sums[b * 3 + axis] = sums[b * 3 + axis]! + va;
      if (d < 0) {
        borderSums[a * 3 + axis] = borderSums[a * 3 + axis]! + vb;
        borderSums[b * 3 + axis] = borderSums[b * 3 + axis]! + va;
      }
      out[(count + e) * 3 + axis] =
        d < 0 ? (va + vb) / 2 : 0.375 * (va + vb) + 0.125 * (rows[c * 3 + axis]! + rows[d * 3 + axis]!);
    }
  }
  for (let i = 0; i < count; i++) {
    const n = valence[i]!;
    const weight = n === 3 ? 3 / 16 : 3 / (8 * n);
    for (let k = i * 3; k < i * 3 + 3; k++) {
      if (border[i] === 0) out[k] = rows[k]! * (1 - n * weight) + weight * sums[k]!;
      else out[k] = border[i] === 2 ? 0.75 * rows[k]! + 0.125 * borderSums[k]! : rows[k]!;
    }
  }
  return out;
}
