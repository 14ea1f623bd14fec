import type { DistanceField } from '../curves/distance-field.ts';
import { clamp } from '../interpolation.ts';
import type { Bounds, Mesh } from './mesh.ts';

export interface SurfaceNetsOptions {
  readonly bounds: Bounds;
  /** Edge of a cell in metres: at full detail 5 to 12 mm for clothes, 2 to 3 mm for shoes and gloves. */
  readonly cell: number;
  /** Coordinates of a vertex on the developed cloth, in metres; default the front projection (x, y). */
  readonly develop?: (x: number, y: number, z: number, nx: number, ny: number, nz: number) => readonly [number, number];
  /** Maximum change of the field per metre. A true distance has 1; the default of 1.5 leaves room for displacements. */
  readonly steepness?: number;
  /** Called every few milliseconds; may throw to stop. */
  readonly check?: (() => void) | undefined;
}

/** Cells along each side of a block. Blocks that the surface cannot reach are skipped. */
const BLOCK = 8;
/**
 * Blocks near the surface are tested again in cubes of this edge before their corners are sampled, because most of a
 * block is far from the surface.
 */
const CUBE = 4;
/** The twelve edges of a cell as pairs of corners, whose bits are x, y and z. */
const EDGES = [0, 1, 2, 3, 4, 5, 6, 7, 0, 2, 1, 3, 4, 6, 5, 7, 0, 4, 1, 5, 2, 6, 3, 7];

interface Lattice {
  readonly nx: number;
  readonly ny: number;
  readonly nz: number;
  readonly values: Float32Array;
  /** First corners of the 8 x 8 x 8 blocks that the surface can pass through: i, j, k in turn. */
  readonly blocks: readonly number[];
}

/**
 * Meshes the zero surface of a field (naive surface nets, Gibson 1998; one Newton step per vertex). The result is
 * closed wherever the field is positive on the faces of the bounds.
 */
export function surfaceNets(field: DistanceField, options: SurfaceNetsOptions): Mesh {
  const lattice = sampleField(field, options);
  const cells = new Map<number, number>();
  const positions = placeVertices(lattice, options, cells);
  const indices = joinVertices(lattice, cells);
  return settle(field, new Float32Array(positions), new Uint32Array(indices), options);
}

function sampleField(field: DistanceField, { bounds, cell, steepness = 1.5, check }: SurfaceNetsOptions): Lattice {
  const size = (axis: 0 | 1 | 2) => Math.ceil((bounds.max[axis] - bounds.min[axis]) / cell) + 1;
  const nx = size(0);
  const ny = size(1);
  const nz = size(2);
  const values = new Float32Array(nx * ny * nz).fill(NaN);
  const [x0, y0, z0] = bounds.min;
  const blocks: number[] = [];
  const far: number[] = [];
  /** Signed distance at the centre of a cube with `edge` cells along each side. */
  const middle = (i: number, j: number, k: number, edge: number) =>
    field(x0 + (i + edge / 2) * cell, y0 + (j + edge / 2) * cell, z0 + (k + edge / 2) * cell);
  // 0.87 is half the diagonal of a unit cube.
  const reach = (edge: number) => edge * cell * 0.87 * steepness;
  const sampleCube = (i: number, j: number, k: number) => {
    for (let c = k; c <= Math.min(nz - 1, k + CUBE); c++) {
      for (let b = j; b <= Math.min(ny - 1, j + CUBE); b++) {
        for (let a = i; a <= Math.min(nx - 1, i + CUBE); a++) {
          const q = (c * ny + b) * nx + a;
          if (Number.isNaN(values[q])) values[q] = field(x0 + a * cell, y0 + b * cell, z0 + c * cell);
        }
      }
    }
  };
  for (let k = 0; k < nz - 1; k += BLOCK) {
    for (let j = 0; j < ny - 1; j += BLOCK) {
      check?.();
      for (let i = 0; i < nx - 1; i += BLOCK) {
        if (Math.abs(middle(i, j, k, BLOCK)) > reach(BLOCK)) continue;
        blocks.push(i, j, k);
        for (let c = k; c < k + BLOCK && c < nz - 1; c += CUBE) {
          for (let b = j; b < j + BLOCK && b < ny - 1; b += CUBE) {
            for (let a = i; a < i + BLOCK && a < nx - 1; a += CUBE) {
              const distance = middle(a, b, c, CUBE);
              if (Math.abs(distance) > reach(CUBE)) far.push(a, b, c, distance);
              else sampleCube(a, b, c);
            }
          }
        }
      }
    }
  }
  const lattice: Lattice = { nx, ny, nz, values, blocks };
  for (let f = 0; f < far.length; f += 4) fillCube(lattice, far[f]!, far[f + 1]!, far[f + 2]!, far[f + 3]!);
  return lattice;
}

/**
 * For the corners of a cube that the surface does not reach, only the sign matters: all take the distance at its
 * centre.
 */
function fillCube({ nx, ny, nz, values }: Lattice, i: number, j: number, k: number, distance: number): void {
  for (let c = k; c <= Math.min(nz - 1, k + CUBE); c++) {
    for (let b = j; b <= Math.min(ny - 1, j + CUBE); b++) {
      for (let a = i; a <= Math.min(nx - 1, i + CUBE); a++) {
        const q = (c * ny + b) * nx + a;
        if (Number.isNaN(values[q])) values[q] = distance;
      }
    }
  }
}

function placeVertices(lattice: Lattice, options: SurfaceNetsOptions, cells: Map<number, number>): number[] {
  const { nx, ny, nz, blocks } = lattice;
  const layer = nx * ny;
  const positions: number[] = [];
  const steps = [0, 1, nx, nx + 1, layer, layer + 1, layer + nx, layer + nx + 1];
  for (let block = 0; block < blocks.length; block += 3) {
    const [bi, bj, bk] = [blocks[block]!, blocks[block + 1]!, blocks[block + 2]!];
    const end = Math.min(nx - 1, bi + BLOCK);
    for (let k = bk; k < Math.min(nz - 1, bk + BLOCK); k++) {
      for (let j = bj; j < Math.min(ny - 1, bj + BLOCK); j++) {
        for (let i = bi; i < end; i++) placeVertex(lattice, options, steps, i, j, k, positions, cells);
      }
    }
  }
  return positions;
}

const corner = new Float64Array(8);

/** Adds a vertex for the cell at (i, j, k) when the surface passes through it. */
function placeVertex(
  { nx, ny, values }: Lattice,
  { bounds: { min }, cell }: SurfaceNetsOptions,
  steps: readonly number[],
  i: number,
  j: number,
  k: number,
  positions: number[],
  cells: Map<number, number>,
): void {
  const q = (k * ny + j) * nx + i;
  let signs = 0;
  for (let m = 0; m < 8; m++) {
    corner[m] = values[q + steps[m]!]!;
    if (corner[m]! < 0) signs |= 1 << m;
  }
  if (signs === 0 || signs === 255) return;
  const centre = crossingCentre(corner);
  cells.set(q, positions.length / 3);
  positions.push(min[0] + (i + centre[0]!) * cell, min[1] + (j + centre[1]!) * cell, min[2] + (k + centre[2]!) * cell);
}

const centre = new Float64Array(3);

function crossingCentre(corner: Float64Array): Float64Array {
  centre.fill(0);
  let crossings = 0;
  for (let e = 0; e < EDGES.length; e += 2) {
    const a = EDGES[e]!;
    const b = EDGES[e + 1]!;
    const va = corner[a]!;
    const vb = corner[b]!;
    if (va < 0 === vb < 0) continue;
    const t = va / (va - vb);
    for (let axis = 0; axis < 3; axis++) {
      const from = (a >> axis) & 1;
      centre[axis] = centre[axis]! + from + (((b >> axis) & 1) - from) * t;
    }
    crossings++;
  }
  for (let axis = 0; axis < 3; axis++) centre[axis] = centre[axis]! / crossings;
  return centre;
}

function joinVertices({ nx, ny, values }: Lattice, cells: Map<number, number>): number[] {
  const indices: number[] = [];
  const steps = [1, nx, nx * ny];
  for (const q of cells.keys()) {
    for (let axis = 0; axis < 3; axis++) {
      const far = values[q + steps[axis]!]!;
      const inside = values[q]! < 0;
      if (Number.isNaN(far) || inside === far < 0) continue;
      const p = steps[(axis + 1) % 3]!;
      const r = steps[(axis + 2) % 3]!;
      const a = cells.get(q);
      const b = cells.get(q - p);
      const c = cells.get(q - p - r);
      const d = cells.get(q - r);
      if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
      if (inside) indices.push(a, b, c, a, c, d);
      else indices.push(a, c, b, a, d, c);
    }
  }
  return indices;
}

/** Moves vertices by one Newton step onto the surface, and computes normals from the field's gradient. */
function settle(
  field: DistanceField,
  positions: Float32Array,
  indices: Uint32Array,
  options: SurfaceNetsOptions,
): Mesh {
  const normals = new Float32Array(positions.length);
  const uvs = new Float32Array((positions.length / 3) * 2);
  const h = options.cell * 0.6;
  for (let k = 0; k < positions.length; k += 3) {
    if (k % 1536 === 0) options.check?.();
    let x = positions[k]!;
    let y = positions[k + 1]!;
    let z = positions[k + 2]!;
    let gx = (field(x + h, y, z) - field(x - h, y, z)) / (2 * h);
    let gy = (field(x, y + h, z) - field(x, y - h, z)) / (2 * h);
    let gz = (field(x, y, z + h) - field(x, y, z - h)) / (2 * h);
    const step = clamp(field(x, y, z) / (gx * gx + gy * gy + gz * gz || 1), -options.cell * 0.7, options.cell * 0.7);
    x -= gx * step;
    y -= gy * step;
    z -= gz * step;
    const length = Math.sqrt(gx * gx + gy * gy + gz * gz) || 1;
    gx /= length;
    gy /= length;
    gz /= length;
    positions.set([x, y, z], k);
    normals.set([gx, gy, gz], k);
    const cloth = options.develop ? options.develop(x, y, z, gx, gy, gz) : [x, y];
    uvs[(k / 3) * 2] = cloth[0]!;
    uvs[(k / 3) * 2 + 1] = cloth[1]!;
  }
  return { positions, normals, uvs, indices };
}
