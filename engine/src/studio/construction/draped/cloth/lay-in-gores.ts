import { clamp, lerp, smoothstep, TAU } from '../../../../foundation/geometry/interpolation.ts';
import { GORES, type Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';

/** Flare in radians of a half turn below which a skirt is cut straight. */
const STRAIGHT = 0.15;
/**
 * Metres over which cloth without a seam turns from straight grain to the flare, and over which the flare is measured.
 */
const TURNING = 0.22;

export interface Flare {
  /** Height in metres from which the skirt flares. */
  readonly from: number;
  /** True when it is sewn on as sectors from seam to hem; otherwise the fabric above continues into it. */
  readonly sewnOn: boolean;
}

/**
 * Lays out the fabric of a flared skirt as it is cut, a front and a back that meet at the sides: each is a sector of a
 * ring, so that weave and print keep their scale and rotate with the flare instead of being sheared. Takes a closed
 * grid of `columns` whose uv are arc lengths from its central column and down that. The gores widen over each other, so
 * that each is a sheet of its own.
 */
export function layInGores(mesh: Mesh, columns: number, flare: Flare): Mesh {
  const rings = ringsOf(mesh, columns, flare);
  if (!rings) return mesh;
  const { first, radius } = rings;
  const width = columns + 1;
  const rows = radius.length;
  const side = Math.round(columns / 4);
  const down = lengthsDown(mesh.positions, width, first);
  const start = mesh.uvs[(first * width + columns) * 2]!;
  const top = mesh.uvs[first * width * 2 + 1]!;
  const splits = rows - first - 1;
  const { positions, normals, uvs, indices } = withMore(mesh, splits * 2);
  const lay = (to: number, i: number, row: number, back: boolean) => {
    const k = row * width + i;
    const end = i < columns / 2 ? -1 : 1;
    // A back is laid out from its own centre, where its grain runs straight down.
    const centre = back ? end * start : 0;
    const off = mesh.uvs[k * 2]! - (back ? mesh.uvs[(row * width + (end < 0 ? 0 : columns)) * 2]! : 0);
    const angle = off / radius[row]!;
    uvs[to * 2] = centre + radius[row]! * Math.sin(angle);
    // Fabric of a train is longest at the centre of the back.
    const behind = ((1 + Math.cos((i / columns) * TAU)) / 2) ** 2;
    const length = lerp(down.front[row]!, down.back[row]!, behind);
    uvs[to * 2 + 1] = top - length + radius[row]! * (1 - Math.cos(angle));
  };
  for (let row = first; row < rows; row++)
    for (let i = 0; i <= columns; i++) lay(row * width + i, i, row, i < side || i > columns - side);
  const own = width * rows;
  for (let row = first + 1; row < rows; row++) {
    for (const [n, i] of [side, columns - side].entries()) {
      const from = row * width + i;
      const to = own + n * splits + row - first - 1;
      positions.copyWithin(to * 3, from * 3, from * 3 + 3);
      normals.copyWithin(to * 3, from * 3, from * 3 + 3);
      lay(to, i, row, true);
    }
  }
  // The cells of the back next to the seams use the back's own vertices there.
  for (let row = first; row < rows - 1; row++) {
    for (const [n, cell] of [side - 1, columns - side].entries()) {
      const seam = n === 0 ? side : columns - side;
      const six = (row * columns + cell) * 6;
      for (let k = six; k < six + 6; k++) {
        const at = Math.floor(indices[k]! / width);
        if (indices[k]! - at * width === seam && at > first) indices[k] = own + n * splits + at - first - 1;
      }
    }
  }
  const sheets = Uint8Array.from({ length: indices.length / 3 }, (_, triangle) => {
    const cell = triangle >> 1;
    const [row, i] = [Math.floor(cell / columns), cell % columns];
    if (row < first) return GORES.all;
    return i < side ? GORES.backRight : i < columns - side ? GORES.front : GORES.backLeft;
  });
  return { positions, normals, uvs, indices, sheets };
}

interface Rings {
  /** Index of the row from which the skirt flares. */
  readonly first: number;
  /** Radius in metres of the sector of each row below. */
  readonly radius: Float64Array;
}

/** The rings of a flared skirt; null for a skirt that is cut straight. */
function ringsOf({ positions, uvs }: Mesh, columns: number, { from, sewnOn }: Flare): Rings | null {
  const width = columns + 1;
  const rows = positions.length / 3 / width;
  const centre = columns >> 1;
  const half = Float64Array.from({ length: rows }, (_, row) => uvs[(row * width + columns) * 2]!);
  const down = Float64Array.from({ length: rows }, (_, row) => -uvs[(row * width + centre) * 2 + 1]!);
  let first = 0;
  while (first < rows - 1 && positions[(first * width + centre) * 3 + 1]! > from) first++;
  let widest = first;
  for (let row = first; row < rows; row++) if (half[row]! > half[widest]!) widest = row;
  const flare = (p: number, q: number) => (half[q]! - half[p]!) / Math.max(1e-3, down[q]! - down[p]!);
  const whole = flare(first, widest);
  if (whole < STRAIGHT) return null;
  const reach = Math.max(2, Math.round((TURNING / 2) * ((rows - 1) / (down[rows - 1]! || 1))));
  const radius = new Float64Array(rows);
  for (let row = first; row < rows; row++) {
    const below = down[row]! - down[first]!;
    const here = flare(clamp(row - reach, first, rows - 2), clamp(row + reach, first + 1, rows - 1));
    const turned = Math.max(1e-3, here * smoothstep(0, TURNING, below));
    radius[row] = sewnOn ? half[first]! / whole + below : half[row]! / turned;
  }
  return { first, radius };
}

/** Metres from row `first` down the centre of the front and of the back, for each row: means over the folds. */
function lengthsDown(p: Float32Array, width: number, first: number): { front: Float64Array; back: Float64Array } {
  const rows = p.length / 3 / width;
  const eighth = Math.round(width / 8);
  const centre = width >> 1;
  const gap = (row: number, i: number) => {
    const k = (row * width + i) * 3;
    const b = k - width * 3;
    return Math.hypot(p[k]! - p[b]!, p[k + 1]! - p[b + 1]!, p[k + 2]! - p[b + 2]!);
  };
  const front = new Float64Array(rows);
  const back = new Float64Array(rows);
  for (let row = first + 1; row < rows; row++) {
    front[row] = front[row - 1]!;
    back[row] = back[row - 1]!;
    for (let i = -eighth; i < eighth; i++) {
      front[row]! += gap(row, centre + i) / (2 * eighth);
      back[row]! += gap(row, (i + width - 1) % (width - 1)) / (2 * eighth);
    }
  }
  return { front, back };
}

/** A copy with space for `more` vertices at its end. */
function withMore({ positions, normals, uvs, indices }: Mesh, more: number) {
  const longer = (source: Float32Array, size: number) => {
    const out = new Float32Array(source.length + more * size);
    out.set(source);
    return out;
  };
  return {
    positions: longer(positions, 3),
    normals: longer(normals, 3),
    uvs: longer(uvs, 2),
    indices: indices.slice(),
  };
}
