/**
 * Flips edges so that vertices come closer to six neighbours each (Botsch and Kobbelt 2004): surface nets leave
 * alternating rows of four and eight neighbours on slopes, and compressed cloth would ripple along those rows. Changes
 * `indices` in place; edges whose flip would fold the surface are left.
 */
export function evenValence(positions: Float32Array, indices: Uint32Array, border: Uint8Array, passes: number): void {
  const count = positions.length / 3;
  const valence = new Int8Array(count);
  for (let pass = 0; pass < passes; pass++) {
    countNeighbours(indices, border, valence);
    const first = new Map<number, number>();
    const touched = new Uint8Array(indices.length / 3);
    for (let t = 0; t < indices.length; t++) {
      const a = indices[t]!;
      const b = indices[t % 3 === 2 ? t - 2 : t + 1]!;
      const key = a < b ? a * count + b : b * count + a;
      const other = first.get(key);
      if (other === undefined) first.set(key, t);
      else turn(positions, indices, valence, touched, other, t);
    }
  }
}

/** Writes the number of neighbours of each vertex minus its regular number: six, or four on open edges. */
function countNeighbours(indices: Uint32Array, border: Uint8Array, valence: Int8Array): void {
  for (let i = 0; i < valence.length; i++) valence[i] = border[i] === 1 ? -3 : -6;
  for (let t = 0; t < indices.length; t++) valence[indices[t]!] = valence[indices[t]!]! + 1;
}

function turn(
  p: Float32Array,
  indices: Uint32Array,
  valence: Int8Array,
  touched: Uint8Array,
  one: number,
  two: number,
): void {
  const [t, s] = [Math.floor(one / 3), Math.floor(two / 3)];
  if (touched[t] === 1 || touched[s] === 1) return;
  const a = indices[one]!;
  const b = indices[t * 3 + ((one + 1) % 3)]!;
  const c = indices[t * 3 + ((one + 2) % 3)]!;
  const d = indices[s * 3 + ((two + 2) % 3)]!;
  if (indices[two] !== b || c === d) return;
  const off = (i: number, by: number) => (valence[i]! + by) ** 2;
  const now = off(a, 0) + off(b, 0) + off(c, 0) + off(d, 0);
  const then = off(a, -1) + off(b, -1) + off(c, 1) + off(d, 1);
  if (then >= now || facing(p, a, d, c, d, b, c) < 0.85) return;
  indices.set([a, d, c], t * 3);
  indices.set([d, b, c], s * 3);
  touched[t] = touched[s] = 1;
  valence[a] = valence[a]! - 1;
  valence[b] = valence[b]! - 1;
  valence[c] = valence[c]! + 1;
  valence[d] = valence[d]! + 1;
}

/** Cosine between the normals of two triangles. */
function facing(p: Float32Array, a: number, b: number, c: number, d: number, e: number, f: number): number {
  const [ux, uy, uz] = normalOf(p, a, b, c);
  const [vx, vy, vz] = normalOf(p, d, e, f);
  return (
    (ux * vx + uy * vy + uz * vz) / (Math.sqrt((ux * ux + uy * uy + uz * uz) * (vx * vx + vy * vy + vz * vz)) + 1e-20)
  );
}

function normalOf(p: Float32Array, a: number, b: number, c: number): readonly [number, number, number] {
  const ux = p[b * 3]! - p[a * 3]!;
  const uy = p[b * 3 + 1]! - p[a * 3 + 1]!;
  const uz = p[b * 3 + 2]! - p[a * 3 + 2]!;
  const vx = p[c * 3]! - p[a * 3]!;
  const vy = p[c * 3 + 1]! - p[a * 3 + 1]!;
  const vz = p[c * 3 + 2]! - p[a * 3 + 2]!;
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}
