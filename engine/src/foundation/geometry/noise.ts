/** Lattice noise with a fixed table, equal on every machine. Values are -1 to 1 unless stated otherwise. */
import { createRandom } from './random.ts';

const TABLE_SIZE = 65536;
const table = new Float32Array(TABLE_SIZE);
{
  const random = createRandom(1234);
  for (let i = 0; i < TABLE_SIZE; i++) table[i] = random();
}

function lattice(x: number, y: number, z: number): number {
  return table[((Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791)) >>> 7) & 65535]!;
}

/** Value noise in the plane; `layer` picks an independent field. */
export function noise2(x: number, y: number, layer = 0): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  let u = x - xi;
  let v = y - yi;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  const a = lattice(xi, yi, layer);
  const b = lattice(xi, yi + 1, layer);
  const top = a + (lattice(xi + 1, yi, layer) - a) * u;
  const bottom = b + (lattice(xi + 1, yi + 1, layer) - b) * u;
  return (top + (bottom - top) * v) * 2 - 1;
}

/** `noise2` over a lattice that repeats after `columns` and `rows` cells, both at least 1. */
export function wrappedNoise2(x: number, y: number, layer: number, columns: number, rows: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  let u = x - left;
  let v = y - top;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  const xi = ((left % columns) + columns) % columns;
  const yi = ((top % rows) + rows) % rows;
  const xn = xi + 1 === columns ? 0 : xi + 1;
  const yn = yi + 1 === rows ? 0 : yi + 1;
  const a = lattice(xi, yi, layer);
  const b = lattice(xi, yn, layer);
  const near = a + (lattice(xn, yi, layer) - a) * u;
  const far = b + (lattice(xn, yn, layer) - b) * u;
  return (near + (far - near) * v) * 2 - 1;
}

/** Value noise in space with quintic fade, smooth enough to displace surfaces. */
export function noise3(x: number, y: number, z: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const zi = Math.floor(z);
  const u = quintic(x - xi);
  const v = quintic(y - yi);
  const near = bilinear(xi, yi, zi, u, v);
  const far = bilinear(xi, yi, zi + 1, u, v);
  return (near + (far - near) * quintic(z - zi)) * 2 - 1;
}

function quintic(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

function bilinear(xi: number, yi: number, zi: number, u: number, v: number): number {
  const a = lattice(xi, yi, zi);
  const b = lattice(xi, yi + 1, zi);
  const top = a + (lattice(xi + 1, yi, zi) - a) * u;
  const bottom = b + (lattice(xi + 1, yi + 1, zi) - b) * u;
  return top + (bottom - top) * v;
}

/** Sum of octaves of `noise2`, each with half the amplitude and twice the frequency; about -0.9 to 0.9. */
export function fractalNoise2(x: number, y: number, layer = 0, octaves = 4): number {
  let sum = 0;
  let weight = 0.5;
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise2(x, y, layer + i);
    x *= 2.03;
    y *= 2.03;
    weight *= 0.5;
  }
  return sum;
}

/**
 * Side of a direct-mapped cache of feature points: for each cached cell the x and y of the nine points round it,
 * indexed by the low bits of the cell.
 */
const CACHED_CELLS = 4;
const cachedCells = new Int32Array(CACHED_CELLS * CACHED_CELLS * 2).fill(0x7fffffff);
const cachedPoints = new Float64Array(CACHED_CELLS * CACHED_CELLS * 18);

/** Offset in `cachedPoints` of the feature points round cell (xi, yi). */
function pointsRound(xi: number, yi: number): number {
  const slot = (yi & (CACHED_CELLS - 1)) * CACHED_CELLS + (xi & (CACHED_CELLS - 1));
  const at = slot * 18;
  if (cachedCells[slot * 2] === xi && cachedCells[slot * 2 + 1] === yi) return at;
  cachedCells[slot * 2] = xi;
  cachedCells[slot * 2 + 1] = yi;
  let k = at;
  for (let j = yi - 1; j <= yi + 1; j++) {
    for (let i = xi - 1; i <= xi + 1; i++) {
      cachedPoints[k++] = i + lattice(i, j, 0);
      cachedPoints[k++] = j + lattice(i + 57, j + 11, 0);
    }
  }
  return at;
}

/** Distance between the nearest and second nearest feature point: 0 on cell borders (Worley 1996, F2 - F1). */
export function cellBorder2(x: number, y: number): number {
  const at = pointsRound(Math.floor(x), Math.floor(y));
  let first = 9;
  let second = 9;
  for (let k = at; k < at + 18; k += 2) {
    const dx = cachedPoints[k]! - x;
    const dy = cachedPoints[k + 1]! - y;
    const distance = dx * dx + dy * dy;
    if (distance < first) {
      second = first;
      first = distance;
    } else if (distance < second) second = distance;
  }
  return Math.sqrt(second) - Math.sqrt(first);
}
