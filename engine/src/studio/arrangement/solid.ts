/** Triangles of placed things, and whether two of them run through each other. */
import type { ScenePart } from '../parts/scene.ts';
import type { Pose } from './pose.ts';

/** 9 coordinates per triangle, in metres. */
export type Triangles = Float64Array;

/** The visible triangles of parts after a pose. */
export function trianglesOf(parts: readonly ScenePart[], pose: Pose): Triangles {
  const count = parts.reduce((sum, { mesh }) => sum + mesh.indices.length, 0);
  const triangles = new Float64Array(count * 3);
  let at = 0;
  for (const { mesh, trim } of parts) {
    const { positions: p, uvs, indices } = mesh;
    const isCut = (i: number): boolean =>
      trim !== undefined && trim(p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!, uvs[i * 2]!, uvs[i * 2 + 1]!) < 0;
    const posed = new Float64Array(p.length);
    for (let i = 0; i < p.length; i += 3) {
      const [x, y, z] = [p[i]!, p[i + 1]!, p[i + 2]!];
      for (let axis = 0; axis < 3; axis++)
        posed[i + axis] = pose.x[axis]! * x + pose.y[axis]! * y + pose.z[axis]! * z + pose.at[axis]!;
    }
    for (let t = 0; t < indices.length; t += 3) {
      if (isCut(indices[t]!) || isCut(indices[t + 1]!) || isCut(indices[t + 2]!)) continue;
      for (let corner = 0; corner < 3; corner++)
        for (let axis = 0; axis < 3; axis++) triangles[at++] = posed[indices[t + corner]! * 3 + axis]!;
    }
  }
  return triangles.subarray(0, at);
}

/** Cells of the grid in which triangles are looked up, along the longest side. */
const CELLS = 48;

/** Triangles sorted into the cells of a grid, so that those near a triangle are found at once. */
export interface Solid {
  readonly triangles: Triangles;
  readonly min: Float64Array;
  readonly max: Float64Array;
  readonly cell: number;
  /** Offsets of the triangles in each cell, computed at first use. */
  readonly cells: ReadonlyMap<number, readonly number[]>;
}

export function solidOf(triangles: Triangles): Solid {
  const min = new Float64Array(3).fill(Infinity);
  const max = new Float64Array(3).fill(-Infinity);
  for (let k = 0; k < triangles.length; k++) {
    min[k % 3] = Math.min(min[k % 3]!, triangles[k]!);
    max[k % 3] = Math.max(max[k % 3]!, triangles[k]!);
  }
  const cell = Math.max(max[0]! - min[0]!, max[1]! - min[1]!, max[2]! - min[2]!, 1e-6) / CELLS;
  let sorted: Map<number, number[]> | null = null;
  const solid: Solid = {
    triangles,
    min,
    max,
    cell,
    get cells() {
      return (sorted ??= sortIntoCells(solid));
    },
  };
  return solid;
}

function sortIntoCells(solid: Pick<Solid, 'triangles' | 'min' | 'max' | 'cell'>): Map<number, number[]> {
  const { triangles } = solid;
  const cells = new Map<number, number[]>();
  for (let t = 0; t < triangles.length; t += 9) {
    eachCell(solid, triangles, t, [0, 0, 0], (key) => {
      const list = cells.get(key);
      if (list) list.push(t);
      else cells.set(key, [t]);
      return false;
    });
  }
  return cells;
}

/** Calls back with every cell that the box of a moved triangle touches, until the callback returns true. */
function eachCell(
  { min, max, cell }: Pick<Solid, 'min' | 'max' | 'cell'>,
  triangles: Triangles,
  t: number,
  move: readonly [number, number, number],
  isFound: (key: number) => boolean,
): boolean {
  const [from, to] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (let axis = 0; axis < 3; axis++) {
    const [a, b, c] = [triangles[t + axis]!, triangles[t + 3 + axis]!, triangles[t + 6 + axis]!];
    const low = Math.min(a, b, c) + move[axis]!;
    const high = Math.max(a, b, c) + move[axis]!;
    if (low > max[axis]! || high < min[axis]!) return false;
    from[axis] = Math.max(0, Math.floor((low - min[axis]!) / cell));
    to[axis] = Math.min(CELLS, Math.floor((high - min[axis]!) / cell));
  }
  for (let x = from[0]!; x <= to[0]!; x++)
    for (let y = from[1]!; y <= to[1]!; y++)
      for (let z = from[2]!; z <= to[2]!; z++) if (isFound((x * 64 + y) * 64 + z)) return true;
  return false;
}

/** Returns true when the surfaces of two things cross after the first has been moved by `move` (metres). */
export function surfacesCross(moving: Triangles, solid: Solid, move: readonly [number, number, number]): boolean {
  const corners = new Float64Array(9);
  for (let t = 0; t < moving.length; t += 9) {
    for (let k = 0; k < 9; k++) corners[k] = moving[t + k]! + move[k % 3]!;
    const crosses = eachCell(solid, moving, t, move, (key) =>
      (solid.cells.get(key) ?? []).some((other) => trianglesCross(corners, 0, solid.triangles, other)),
    );
    if (crosses) return true;
  }
  return false;
}

/** Two triangles that are not coplanar cross where an edge of one goes through the other. */
const trianglesCross = (a: Triangles, at: number, b: Triangles, bt: number): boolean =>
  isPierced(a, at, b, bt) || isPierced(b, bt, a, at);

/** Returns true when an edge of `b` goes through triangle `a` (Moeller and Trumbore, 1997). */
function isPierced(a: Triangles, at: number, b: Triangles, bt: number): boolean {
  const [x0, y0, z0] = [a[at]!, a[at + 1]!, a[at + 2]!];
  const [ux, uy, uz] = [a[at + 3]! - x0, a[at + 4]! - y0, a[at + 5]! - z0];
  const [vx, vy, vz] = [a[at + 6]! - x0, a[at + 7]! - y0, a[at + 8]! - z0];
  for (let edge = 0; edge < 3; edge++) {
    const from = bt + edge * 3;
    const to = bt + ((edge + 1) % 3) * 3;
    const [dx, dy, dz] = [b[to]! - b[from]!, b[to + 1]! - b[from + 1]!, b[to + 2]! - b[from + 2]!];
    const [px, py, pz] = [dy * vz - dz * vy, dz * vx - dx * vz, dx * vy - dy * vx];
    const volume = ux * px + uy * py + uz * pz;
    if (Math.abs(volume) < 1e-18) continue;
    const [sx, sy, sz] = [b[from]! - x0, b[from + 1]! - y0, b[from + 2]! - z0];
    const u = (sx * px + sy * py + sz * pz) / volume;
    if (u < 0 || u > 1) continue;
    const [qx, qy, qz] = [sy * uz - sz * uy, sz * ux - sx * uz, sx * uy - sy * ux];
    const v = (dx * qx + dy * qy + dz * qz) / volume;
    if (v < 0 || u + v > 1) continue;
    const along = (vx * qx + vy * qy + vz * qz) / volume;
    if (along >= 0 && along <= 1) return true;
  }
  return false;
}

/**
 * Cells along each side of the height field by which a falling thing is first stopped, too high rather than too low.
 */
const FALL_CELLS = 192;
/** Metres of a step in which a thing is let down from its first height; it is smaller than the thinnest thing. */
const STEP = 0.0015;
/** Accuracy in metres with which the contact is found. */
const CLOSE = 0.0003;

/**
 * The distance in metres by which a thing has to be raised (or lowered, when negative) so that it rests on the things
 * below, or on the ground at y = 0.
 */
export function restingLift(falling: Triangles, below: readonly Solid[]): number {
  const onGround = -lowest(falling);
  const field = fieldOf(falling);
  const lift = below.reduce((most, solid) => Math.max(most, fieldLift(field, solid.triangles)), onGround);
  if (lift <= onGround + 1e-9) return onGround;
  const meets = (by: number): boolean => below.some((solid) => surfacesCross(falling, solid, [0, by, 0]));
  let [high, low] = [lift, lift - STEP];
  while (low > onGround && !meets(low)) [high, low] = [low, low - STEP];
  if (low <= onGround && !meets(onGround)) return onGround;
  low = Math.max(low, onGround);
  while (high - low > CLOSE) {
    const middle = (low + high) / 2;
    if (meets(middle)) low = middle;
    else high = middle;
  }
  return high;
}

function lowest(triangles: Triangles): number {
  let low = Infinity;
  for (let k = 1; k < triangles.length; k += 3) low = Math.min(low, triangles[k]!);
  return low;
}

/** The underside of a thing as the lowest height over each cell of the ground. */
interface Field {
  readonly x: number;
  readonly z: number;
  readonly cell: number;
  readonly heights: Float64Array;
}

function fieldOf(triangles: Triangles): Field {
  const { min, max } = boundsOf(triangles);
  const cell = Math.max(max[0] - min[0], max[2] - min[2], 1e-6) / (FALL_CELLS - 2);
  const field = { x: min[0], z: min[2], cell, heights: new Float64Array(FALL_CELLS * FALL_CELLS).fill(Infinity) };
  eachColumn(field, triangles, (at, low) => {
    if (low < field.heights[at]!) field.heights[at] = low;
  });
  return field;
}

function fieldLift(field: Field, triangles: Triangles): number {
  let lift = -Infinity;
  eachColumn(field, triangles, (at, _low, high) => {
    if (field.heights[at]! < Infinity) lift = Math.max(lift, high - field.heights[at]!);
  });
  return lift;
}

/** Calls back with each cell that a triangle may cover, and bounds of the triangle's height within the cell. */
function eachColumn(
  { x, z, cell }: Pick<Field, 'x' | 'z' | 'cell'>,
  triangles: Triangles,
  take: (at: number, low: number, high: number) => void,
): void {
  const cellOf = (value: number, from: number): number => Math.floor((value - from) / cell);
  for (let t = 0; t < triangles.length; t += 9) {
    const [ax, bx, cx] = [triangles[t]!, triangles[t + 3]!, triangles[t + 6]!];
    const [ay, by, cy] = [triangles[t + 1]!, triangles[t + 4]!, triangles[t + 7]!];
    const [az, bz, cz] = [triangles[t + 2]!, triangles[t + 5]!, triangles[t + 8]!];
    const fromX = Math.max(0, cellOf(Math.min(ax, bx, cx), x));
    const toX = Math.min(FALL_CELLS - 1, cellOf(Math.max(ax, bx, cx), x));
    const fromZ = Math.max(0, cellOf(Math.min(az, bz, cz), z));
    const toZ = Math.min(FALL_CELLS - 1, cellOf(Math.max(az, bz, cz), z));
    const [low, high] = [Math.min(ay, by, cy), Math.max(ay, by, cy)];
    // The plane of the triangle over the centre of a cell, and by how much it differs within the cell.
    const area = (bx - ax) * (cz - az) - (cx - ax) * (bz - az);
    const isSteep = Math.abs(area) < 1e-12;
    const slopeX = isSteep ? 0 : ((by - ay) * (cz - az) - (cy - ay) * (bz - az)) / area;
    const slopeZ = isSteep ? 0 : ((cy - ay) * (bx - ax) - (by - ay) * (cx - ax)) / area;
    const within = isSteep ? high - low : ((Math.abs(slopeX) + Math.abs(slopeZ)) * cell) / 2;
    for (let i = fromX; i <= toX; i++) {
      for (let j = fromZ; j <= toZ; j++) {
        const middle = ay + slopeX * (x + (i + 0.5) * cell - ax) + slopeZ * (z + (j + 0.5) * cell - az);
        if (middle + within < low || middle - within > high) continue;
        take(i * FALL_CELLS + j, Math.max(low, middle - within), Math.min(high, middle + within));
      }
    }
  }
}

function boundsOf(triangles: Triangles) {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let k = 0; k < triangles.length; k++) {
    const axis = (k % 3) as 0 | 1 | 2;
    min[axis] = Math.min(min[axis], triangles[k]!);
    max[axis] = Math.max(max[axis], triangles[k]!);
  }
  return { min, max };
}
