import { clamp, TAU } from '../../foundation/geometry/interpolation.ts';
import { noise3 } from '../../foundation/geometry/noise.ts';
import { createRandom } from '../../foundation/geometry/random.ts';
import type { ProjectedVertices } from '../../foundation/raster/rasterise.ts';
import type { Camera } from '../camera/camera.ts';
import type { Frame } from '../render/frame.ts';
import type { Scene } from '../parts/scene.ts';

export interface StrandsRequest {
  readonly scene: Scene;
  readonly camera: Camera;
  readonly frame: Frame;
  readonly projected: ProjectedVertices;
  /** Index of the part with hair, and the range of its triangles from `first` up to and excluding `end`. */
  readonly part: number;
  readonly triangles: { readonly first: number; readonly end: number };
  /** Length of the hair in metres. */
  readonly length: number;
  readonly growth: Growth;
}

/** Hair that is combed down in locks, or curled hair, in which each strand has its own direction. */
type Growth = 'combed' | 'curled';

export interface Strands {
  readonly count: number;
  /** Root and tip of each strand in samples and their depths in metres: x0, y0, x1, y1, z0, z1. */
  readonly values: Float32Array;
}

/** Number of values per strand. */
export const STRAND = 6;

/** Average number of strands over each point. */
const LAYERS = { combed: 2.6, curled: 1.4 } as const;
/**
 * Maximum difference in depth, in metres, between a root and the visible surface there. Deeper roots are behind a fold.
 */
const SEEN = 0.012;
/** Component of the direction of combed hair down the surface. */
const DOWN = 0.86;
/** Component of the direction of combed hair away from the surface. */
const AWAY = 0.4;
/** Components for curls, which grow in any direction. */
const ROUND = 0.62;
const UP = 0.55;

/** Strands with their roots on the visible surface of a part. */
export function growStrands(request: StrandsRequest): Strands {
  const { scene, camera, frame, projected, part, triangles, length, growth } = request;
  const { indices, positions: p, normals: n } = scene.geometry;
  const { width, height, parts, depth } = frame;
  const { x, y, z } = projected;
  const random = createRandom(part + 5);
  const lay = growth === 'combed' ? comb : curl;
  const scale = camera.focal * width;
  const distance = averageDepth(z, indices, triangles);
  const lined = scene.parts[part]!.lining.hair === undefined;
  const perStrand = Math.max(4, (length * scale * 0.8) / distance);
  const tip = new Float64Array(3);
  const normal = new Float64Array(3);
  let values = new Float32Array(STRAND * 16384);
  let end = 0;
  for (let t = triangles.first; t < triangles.end; t++) {
    const a = indices[t * 3]!;
    const away = turnedAway(n, a, camera);
    if (lined && away) continue;
    for (let axis = 0; axis < 3; axis++) normal[axis] = n[a * 3 + axis]! * (away ? -1 : 1);
    const b = indices[t * 3 + 1]!;
    const c = indices[t * 3 + 2]!;
    const area = Math.abs((x[b]! - x[a]!) * (y[c]! - y[a]!) - (x[c]! - x[a]!) * (y[b]! - y[a]!)) / 2;
    // On a silhouette a triangle has almost no projected area, but its edge must be hidden by hair.
    const wanted = ((area + 0.25 * edgeOn(scene, camera, a)) * LAYERS[growth]) / perStrand;
    let count = Math.floor(wanted);
    if (random() < wanted - count) count++;
    if (end + count * STRAND > values.length) values = enlarged(values, end + count * STRAND);
    for (let i = 0; i < count; i++) {
      let u = random();
      let v = random();
      if (u + v > 1) {
        u = 1 - u;
        v = 1 - v;
      }
      const w = 1 - u - v;
      const sx = w * x[a]! + u * x[b]! + v * x[c]!;
      const sy = w * y[a]! + u * y[b]! + v * y[c]!;
      const sz = w * z[a]! + u * z[b]! + v * z[c]!;
      const ix = Math.round(sx);
      const iy = Math.round(sy);
      if (ix < 0 || iy < 0 || ix >= width || iy >= height) continue;
      const k = iy * width + ix;
      if (parts[k]! !== part + 1 || Math.abs(depth[k]! - sz) > SEEN) continue;
      for (let axis = 0; axis < 3; axis++) {
        tip[axis] = w * p[a * 3 + axis]! + u * p[b * 3 + axis]! + v * p[c * 3 + axis]!;
      }
      lay(tip, normal, length * (0.65 + 0.7 * random()), random);
      values[end] = sx;
      values[end + 1] = sy;
      values[end + 4] = sz;
      endAt(tip, camera, frame, values, end);
      end += STRAND;
    }
  }
  return { count: end / STRAND, values };
}

/** Writes the screen position and the depth of the tip of strand `at`. */
function endAt(tip: Float64Array, camera: Camera, frame: Frame, values: Float32Array, at: number): void {
  const { eye, right, up, forward, focal, shiftX, shiftY } = camera;
  const dx = tip[0]! - eye[0];
  const dy = tip[1]! - eye[1];
  const dz = tip[2]! - eye[2];
  const far = dx * forward[0] + dy * forward[1] + dz * forward[2];
  const over = (focal * frame.width) / far;
  values[at + 2] = frame.width * (0.5 + shiftX) - 0.5 + over * (dx * right[0] + dy * right[1] + dz * right[2]);
  values[at + 3] = frame.height * (0.5 + shiftY) - 0.5 - over * (dx * up[0] + dy * up[1] + dz * up[2]);
  values[at + 5] = far;
}

function enlarged(values: Float32Array, minLength: number): Float32Array<ArrayBuffer> {
  const larger = new Float32Array(Math.max(values.length * 2, minLength));
  larger.set(values);
  return larger;
}

/** Moves a root to its tip: down the surface, away from it along the visible `normal`, and sideways with its lock. */
function comb(at: Float64Array, normal: Float64Array, length: number, random: () => number): void {
  const x = at[0]!;
  const y = at[1]!;
  const z = at[2]!;
  const nx = normal[0]!;
  const ny = normal[1]!;
  const nz = normal[2]!;
  const sway = 1.1 * noise3(x * 16, y * 13, z * 16) + 0.9 * noise3(x * 60, y * 46, z * 60) + 0.5 * (random() - 0.5);
  const off = AWAY * (0.6 + 0.8 * random());
  // The terms are the direction down the surface and the direction across it.
  at[0] = x + length * (DOWN * (nx * ny + sway * nz) + off * nx);
  at[1] = y + length * (DOWN * (ny * ny - 1) + off * ny);
  at[2] = z + length * (DOWN * (nz * ny - sway * nx) + off * nz);
}

/** Moves a root to its tip: away from the surface, and along it in a random direction. */
function curl(at: Float64Array, normal: Float64Array, length: number, random: () => number): void {
  const nx = normal[0]!;
  const ny = normal[1]!;
  const nz = normal[2]!;
  const turn = TAU * random();
  const down = ROUND * Math.cos(turn);
  const across = ROUND * Math.sin(turn);
  const off = UP * (0.6 + 0.8 * random());
  at[0] = at[0]! + length * (down * nx * ny + across * nz + off * nx);
  at[1] = at[1]! + length * (down * (ny * ny - 1) + off * ny);
  at[2] = at[2]! + length * (down * nz * ny - across * nx + off * nz);
}

/** 1 where the surface is seen edge-on, 0 at 20 degrees and more. */
function edgeOn({ geometry: { normals: n } }: Scene, { forward }: Camera, vertex: number): number {
  const k = vertex * 3;
  return clamp(1 - Math.abs(n[k]! * forward[0] + n[k + 1]! * forward[1] + n[k + 2]! * forward[2]) / 0.34);
}

/** Returns true when the surface faces away from the eye. */
function turnedAway(n: Float32Array, vertex: number, { forward }: Camera): boolean {
  const k = vertex * 3;
  return n[k]! * forward[0] + n[k + 1]! * forward[1] + n[k + 2]! * forward[2] > 0.2;
}

function averageDepth(z: ArrayLike<number>, indices: Uint32Array, { first, end }: StrandsRequest['triangles']): number {
  let sum = 0;
  for (let t = first; t < end; t++) sum += z[indices[t * 3]!]!;
  return sum / Math.max(1, end - first);
}
