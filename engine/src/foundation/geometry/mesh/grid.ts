import type { Mesh } from './mesh.ts';
import type { MutableVec3 } from '../vector.ts';

export interface GridOptions {
  readonly columns: number;
  readonly rows: number;
  /** Column 0 and the last column are the same line (a sleeve, a skirt). Default false. */
  readonly closed?: boolean;
  /** Row 0 and the last row are the same line (a ring). Default false. */
  readonly closedRows?: boolean;
  /**
   * True when normals point to the side from which u runs to the left. Default is the side from which it runs to the
   * right.
   */
  readonly flip?: boolean;
  /**
   * Coordinates of a vertex on the developed (flattened) cloth, in metres. Default: u is the arc length from the
   * central column, v is minus the arc length from row 0 along the central column.
   */
  readonly develop?: (u: number, v: number, position: MutableVec3, out: [number, number]) => void;
}

/**
 * A surface from a function of (u, v), both 0 to 1. Seen from outside, u runs to the right and v downwards.
 * `point` writes metres into `out`.
 */
export function gridMesh(options: GridOptions, point: (u: number, v: number, out: MutableVec3) => void): Mesh {
  const { columns, rows } = options;
  const width = columns + 1;
  const count = width * (rows + 1);
  const positions = new Float32Array(count * 3);
  const uvs = new Float32Array(count * 2);
  const out: MutableVec3 = [0, 0, 0];
  const cloth: [number, number] = [0, 0];
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) {
      const k = j * width + i;
      // The closing line is computed from the same u or v as the first, so that rounding cannot open a crack.
      point(options.closed && i === columns ? 0 : i / columns, options.closedRows && j === rows ? 0 : j / rows, out);
      positions[k * 3] = out[0];
      positions[k * 3 + 1] = out[1];
      positions[k * 3 + 2] = out[2];
      if (options.develop) {
        options.develop(i / columns, j / rows, out, cloth);
        uvs.set(cloth, k * 2);
      }
    }
  }
  if (!options.develop) developByArcLength(positions, uvs, columns, rows);
  return { positions, uvs, normals: gridNormals(positions, options), indices: gridIndices(columns, rows) };
}

/** Two triangles for each cell of a grid stored row by row; `mirrored` reverses their orientation. */
export function gridIndices(columns: number, rows: number, mirrored = false): Uint32Array {
  const width = columns + 1;
  const indices = new Uint32Array(columns * rows * 6);
  let q = 0;
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const a = j * width + i;
      const b = mirrored ? a + 1 : a + width;
      const c = mirrored ? a + width : a + 1;
      indices[q++] = a;
      indices[q++] = b;
      indices[q++] = c;
      indices[q++] = c;
      indices[q++] = b;
      indices[q++] = a + width + 1;
    }
  }
  return indices;
}

/** Central differences: smoother under folds than averaged face normals. */
function gridNormals(p: Float32Array, { columns, rows, closed, closedRows, flip }: GridOptions): Float32Array {
  const width = columns + 1;
  const normals = new Float32Array(p.length);
  const sign = flip ? -1 : 1;
  for (let j = 0; j <= rows; j++) {
    const above = (closedRows ? (j + rows - 1) % rows : Math.max(0, j - 1)) * width;
    const below = (closedRows ? (j + 1) % rows : Math.min(rows, j + 1)) * width;
    for (let i = 0; i <= columns; i++) {
      const left = closed ? (i + columns - 1) % columns : Math.max(0, i - 1);
      const right = closed ? (i + 1) % columns : Math.min(columns, i + 1);
      writeNormal(p, j * width + left, j * width + right, above + i, below + i, sign, normals, j * width + i);
    }
  }
  return normals;
}

/** Writes the normal of vertex `at`, computed from its four neighbours. */
function writeNormal(
  p: Float32Array,
  left: number,
  right: number,
  above: number,
  below: number,
  sign: number,
  normals: Float32Array,
  at: number,
): void {
  const l = left * 3;
  const r = right * 3;
  const a = above * 3;
  const b = below * 3;
  const ux = p[r]! - p[l]!;
  const uy = p[r + 1]! - p[l + 1]!;
  const uz = p[r + 2]! - p[l + 2]!;
  const vx = p[b]! - p[a]!;
  const vy = p[b + 1]! - p[a + 1]!;
  const vz = p[b + 2]! - p[a + 2]!;
  const x = vy * uz - vz * uy;
  const y = vz * ux - vx * uz;
  const z = vx * uy - vy * ux;
  const scale = sign / (Math.sqrt(x * x + y * y + z * z) || 1);
  normals[at * 3] = x * scale;
  normals[at * 3 + 1] = y * scale;
  normals[at * 3 + 2] = z * scale;
}

function developByArcLength(p: Float32Array, uvs: Float32Array, columns: number, rows: number): void {
  const width = columns + 1;
  const middle = columns >> 1;
  const gap = (a: number, b: number) => {
    const x = p[a * 3]! - p[b * 3]!;
    const y = p[a * 3 + 1]! - p[b * 3 + 1]!;
    const z = p[a * 3 + 2]! - p[b * 3 + 2]!;
    return Math.sqrt(x * x + y * y + z * z);
  };
  let down = 0;
  for (let j = 0; j <= rows; j++) {
    const row = j * width;
    if (j > 0) down += gap(row + middle, row - width + middle);
    uvs[(row + middle) * 2] = 0;
    for (let i = middle + 1; i <= columns; i++)
      uvs[(row + i) * 2] = uvs[(row + i - 1) * 2]! + gap(row + i, row + i - 1);
    for (let i = middle - 1; i >= 0; i--) uvs[(row + i) * 2] = uvs[(row + i + 1) * 2]! - gap(row + i, row + i + 1);
    for (let i = 0; i <= columns; i++) uvs[(row + i) * 2 + 1] = -down;
  }
}
