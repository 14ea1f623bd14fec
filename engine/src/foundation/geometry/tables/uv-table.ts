import { clamp } from '../interpolation.ts';

/** Rows of numbers over flattened cloth. The returned row is reused by the next call. */
export type UvTable = (u: number, v: number) => Float64Array;

export interface UvTableSource {
  /** Metres of flattened cloth, 2 per vertex; triangles must not overlap. */
  readonly uvs: Float32Array;
  readonly indices: Uint32Array;
  /** Each column holds one value per vertex. */
  readonly columns: readonly Float32Array[];
}

/**
 * Tabulates per-vertex values of a mesh over its uv and reads them bilinearly: for painters, which query once per
 * sample. Gaps up to six steps wide on each side continue the nearest values; other gaps, and points more than about
 * two steps outside the bounding box of the mesh, are 0. `step` is in metres.
 */
export function uvTable({ uvs, indices, columns }: UvTableSource, step: number): UvTable {
  let [u0, v0, u1, v1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < uvs.length; i += 2) {
    u0 = Math.min(u0, uvs[i]!);
    u1 = Math.max(u1, uvs[i]!);
    v0 = Math.min(v0, uvs[i + 1]!);
    v1 = Math.max(v1, uvs[i + 1]!);
  }
  if (u0 > u1) u0 = u1 = v0 = v1 = 0;
  u0 -= step * 2;
  v0 -= step * 2;
  const wide = Math.ceil((u1 - u0) / step) + 4;
  const high = Math.ceil((v1 - v0) / step) + 4;
  const width = columns.length;
  const values = new Float32Array(wide * high * width);
  const known = new Uint8Array(wide * high);
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
    const [ax, ay] = [(uvs[a * 2]! - u0) / step, (uvs[a * 2 + 1]! - v0) / step];
    const [bx, by] = [(uvs[b * 2]! - u0) / step, (uvs[b * 2 + 1]! - v0) / step];
    const [cx, cy] = [(uvs[c * 2]! - u0) / step, (uvs[c * 2 + 1]! - v0) / step];
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (Math.abs(area) < 1e-9) continue;
    // A little beyond the triangle's sides, so that no node between two triangles stays empty.
    const slack = -0.02;
    for (let j = Math.ceil(Math.min(ay, by, cy) - 0.02); j <= Math.max(ay, by, cy) + 0.02; j++) {
      for (let i = Math.ceil(Math.min(ax, bx, cx) - 0.02); i <= Math.max(ax, bx, cx) + 0.02; i++) {
        const s = ((i - ax) * (cy - ay) - (j - ay) * (cx - ax)) / area;
        const r = ((bx - ax) * (j - ay) - (by - ay) * (i - ax)) / area;
        if (s < slack || r < slack || s + r > 1 - slack) continue;
        const q = j * wide + i;
        known[q] = 1;
        for (let w = 0; w < width; w++) {
          const column = columns[w]!;
          values[q * width + w] = (1 - s - r) * column[a]! + s * column[b]! + r * column[c]!;
        }
      }
    }
  }
  for (let round = 0; round < 6; round++) spread(values, known, wide, high, width);
  const row = new Float64Array(width);
  // The last row is cached, because several painters query each sample.
  let [lastU, lastV] = [NaN, NaN];
  return (u, v) => {
    if (u === lastU && v === lastV) return row;
    lastU = u;
    lastV = v;
    const x = clamp((u - u0) / step, 0, wide - 1.001);
    const y = clamp((v - v0) / step, 0, high - 1.001);
    const i = x | 0;
    const j = y | 0;
    const fx = x - i;
    const fy = y - j;
    const q = (j * wide + i) * width;
    const below = q + wide * width;
    for (let w = 0; w < width; w++) {
      const near = values[q + w]! + (values[q + width + w]! - values[q + w]!) * fx;
      const far = values[below + w]! + (values[below + width + w]! - values[below + w]!) * fx;
      row[w] = near + (far - near) * fy;
    }
    return row;
  };
}

/** Fills empty nodes next to known ones with the mean of those. */
function spread(values: Float32Array, known: Uint8Array, wide: number, high: number, width: number): void {
  const before = known.slice();
  for (let j = 1; j < high - 1; j++) {
    const end = (j + 1) * wide - 1;
    for (let q = j * wide + 1; q < end; q++) {
      if (before[q] !== 1 && spreadTo(values, before, q, wide, width)) known[q] = 1;
    }
  }
}

/** Returns false when no neighbour of the node is known. */
function spreadTo(values: Float32Array, known: Uint8Array, q: number, wide: number, width: number): boolean {
  const beside = known[q - 1]! + known[q + 1]! + known[q - wide]! + known[q + wide]!;
  if (beside === 0) return false;
  for (let w = 0; w < width; w++) values[q * width + w] = sumBeside(values, known, q, wide, width, w) / beside;
  return true;
}

function sumBeside(values: Float32Array, known: Uint8Array, q: number, wide: number, width: number, w: number): number {
  let sum = 0;
  if (known[q - 1] === 1) sum += values[(q - 1) * width + w]!;
  if (known[q + 1] === 1) sum += values[(q + 1) * width + w]!;
  if (known[q - wide] === 1) sum += values[(q - wide) * width + w]!;
  if (known[q + wide] === 1) sum += values[(q + wide) * width + w]!;
  return sum;
}
