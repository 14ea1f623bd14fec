/** Vertices interpolated from two others each: `share` 0 is the first, 1 the second. */
export interface VertexMix {
  readonly first: Uint32Array;
  readonly second: Uint32Array;
  readonly share: Float32Array;
}

export interface ClippedTriangles {
  readonly indices: Uint32Array;
  readonly mix: VertexMix;
}

/**
 * The part of a triangle list where a value per vertex is positive, cut exactly along its zero line. Two meshes clipped
 * by opposite values compute the vertices of the cut bit for bit alike, so that they meet without a crack.
 */
export function clipTriangles(indices: Uint32Array, values: Float32Array): ClippedTriangles {
  const count = values.length;
  const kept = new Int32Array(count).fill(-1);
  const cuts = new Map<number, number>();
  const first: number[] = [];
  const second: number[] = [];
  const share: number[] = [];
  const out: number[] = [];
  const vertex = (i: number): number => {
    if (kept[i]! >= 0) return kept[i]!;
    kept[i] = first.length;
    first.push(i);
    second.push(i);
    share.push(0);
    return kept[i]!;
  };
  const cut = (i: number, j: number): number => {
    const [a, b] = i < j ? [i, j] : [j, i];
    const key = a * count + b;
    const known = cuts.get(key);
    if (known !== undefined) return known;
    cuts.set(key, first.length);
    first.push(a);
    second.push(b);
    share.push(values[a]! / (values[a]! - values[b]!));
    return first.length - 1;
  };
  for (let t = 0; t < indices.length; t += 3) {
    const low = (values[indices[t]!]! > 0 ? 1 : 0) + (values[indices[t + 1]!]! > 0 ? 2 : 0);
    const mask = low + (values[indices[t + 2]!]! > 0 ? 4 : 0);
    if (mask === 0) continue;
    if (mask === 7) {
      out.push(vertex(indices[t]!), vertex(indices[t + 1]!), vertex(indices[t + 2]!));
      continue;
    }
    // The corner that is alone on its side of the cut, then the two that follow it round the triangle.
    const odd = mask === 1 || mask === 6 ? 0 : mask === 2 || mask === 5 ? 1 : 2;
    const o = indices[t + odd]!;
    const a = indices[t + ((odd + 1) % 3)]!;
    const b = indices[t + ((odd + 2) % 3)]!;
    if (values[o]! > 0) out.push(vertex(o), cut(o, a), cut(o, b));
    else out.push(cut(o, a), vertex(a), vertex(b), cut(o, a), vertex(b), cut(o, b));
  }
  return {
    indices: new Uint32Array(out),
    mix: { first: new Uint32Array(first), second: new Uint32Array(second), share: new Float32Array(share) },
  };
}

/**
 * Returns the triangles of which no clip removes everything. Clipping them by one clip after another is faster than
 * clipping the whole mesh. Vertices keep their order.
 */
export function reachedTriangles(
  indices: Uint32Array,
  clips: readonly Float32Array[],
  count: number,
): ClippedTriangles {
  const out = new Uint32Array(indices.length);
  const renamed = new Int32Array(count).fill(-1);
  let size = 0;
  for (let t = 0; t < indices.length; t += 3) {
    const a = indices[t]!;
    const b = indices[t + 1]!;
    const c = indices[t + 2]!;
    let reached = true;
    for (let w = 0; reached && w < clips.length; w++) {
      const values = clips[w]!;
      reached = values[a]! > 0 || values[b]! > 0 || values[c]! > 0;
    }
    if (!reached) continue;
    renamed[a] = renamed[b] = renamed[c] = 0;
    out[size++] = a;
    out[size++] = b;
    out[size++] = c;
  }
  const kept = new Uint32Array(count);
  let left = 0;
  for (let i = 0; i < count; i++) {
    if (renamed[i]! < 0) continue;
    renamed[i] = left;
    kept[left++] = i;
  }
  for (let k = 0; k < size; k++) out[k] = renamed[out[k]!]!;
  const first = kept.slice(0, left);
  return { indices: out.slice(0, size), mix: { first, second: first, share: new Float32Array(left) } };
}

/** Interpolates rows of `size` numbers for the mixed vertices. */
export function mixRows(values: Float32Array, size: number, { first, second, share }: VertexMix): Float32Array {
  const rows = new Float32Array(first.length * size);
  for (let i = 0; i < first.length; i++) {
    const a = first[i]! * size;
    const b = second[i]! * size;
    const part = share[i]!;
    if (part === 0) for (let c = 0; c < size; c++) rows[i * size + c] = values[a + c]!;
    else for (let c = 0; c < size; c++) rows[i * size + c] = values[a + c]! + (values[b + c]! - values[a + c]!) * part;
  }
  return rows;
}
