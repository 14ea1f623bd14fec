import { clamp } from '../../geometry/interpolation.ts';
import { noise3 } from '../../geometry/noise.ts';
import { createRandom } from '../../geometry/random.ts';
import type { ProjectedVertices } from '../../raster/rasterise.ts';
import type { Camera } from '../camera/camera.ts';
import type { Frame } from '../picture/frame.ts';
import type { Scene } from '../scene/scene.ts';

export interface StrandsRequest {
  readonly scene: Scene;
  readonly camera: Camera;
  readonly frame: Frame;
  readonly projected: ProjectedVertices;
  /** Index of the part that hair grows on, and how long it is, metres. */
  readonly part: number;
  readonly length: number;
}

export interface Strands {
  readonly count: number;
  /** Root and tip in samples and their depths in metres: x0, y0, x1, y1, z0, z1 of each in turn. */
  readonly values: Float32Array;
}

/** How many strands, laid side by side, would cover each place. */
const LAYERS = 2.6;
/** Metres that a root may lie off what is seen at its place; deeper ones are behind a fold. */
const SEEN = 0.012;
/** Shares of a strand's way that run down the surface and off it. */
const DOWN = 0.86;
const OFF = 0.4;

/** Strands rooted where a part is seen, lying down its surface in locks that sway together. */
export function growStrands({ scene, camera, frame, projected, part, length }: StrandsRequest): Strands {
  const { indices, triangleParts, positions: p, normals: n } = scene.geometry;
  const { width, height, parts, depth } = frame;
  const { eye, right, up, forward, focal } = camera;
  const random = createRandom(part + 5);
  const found: number[] = [];
  const scale = focal * width;
  const distance = averageDepth(projected.z, scene, part);
  const perStrand = Math.max(4, (length * scale * 0.8) / distance);
  const tip = new Float64Array(3);
  for (let t = 0; t < triangleParts.length; t++) {
    if (triangleParts[t] !== part) continue;
    const a = indices[t * 3]!;
    const b = indices[t * 3 + 1]!;
    const c = indices[t * 3 + 2]!;
    const { x, y, z } = projected;
    const area = Math.abs((x[b]! - x[a]!) * (y[c]! - y[a]!) - (x[c]! - x[a]!) * (y[b]! - y[a]!)) / 2;
    // Along a silhouette a triangle covers next to nothing but is where the edge must be hidden.
    const wanted = ((area + 0.25 * edgeOn(scene, camera, a)) * LAYERS) / perStrand;
    let count = Math.floor(wanted);
    if (random() < wanted - count) count++;
    for (let i = 0; i < count; i++) {
      let u = random();
      let v = random();
      if (u + v > 1) [u, v] = [1 - u, 1 - v];
      const w = 1 - u - v;
      const sx = w * x[a]! + u * x[b]! + v * x[c]!;
      const sy = w * y[a]! + u * y[b]! + v * y[c]!;
      const sz = w * z[a]! + u * z[b]! + v * z[c]!;
      const [ix, iy] = [Math.round(sx), Math.round(sy)];
      if (ix < 0 || iy < 0 || ix >= width || iy >= height) continue;
      const k = iy * width + ix;
      if (parts[k]! !== part + 1 || Math.abs(depth[k]! - sz) > SEEN) continue;
      for (let axis = 0; axis < 3; axis++) {
        tip[axis] = w * p[a * 3 + axis]! + u * p[b * 3 + axis]! + v * p[c * 3 + axis]!;
      }
      comb(tip, n, a, camera, length * (0.65 + 0.7 * random()), random);
      const dx = tip[0]! - eye[0];
      const dy = tip[1]! - eye[1];
      const dz = tip[2]! - eye[2];
      const far = dx * forward[0] + dy * forward[1] + dz * forward[2];
      const over = scale / far;
      found.push(
        ...[sx, sy],
        width * (0.5 + camera.shiftX) - 0.5 + over * (dx * right[0] + dy * right[1] + dz * right[2]),
        height * (0.5 + camera.shiftY) - 0.5 - over * (dx * up[0] + dy * up[1] + dz * up[2]),
        ...[sz, far],
      );
    }
  }
  return { count: found.length / 6, values: new Float32Array(found) };
}

/** Moves a root to its tip: down the surface, off it, and aside with its lock. */
function comb(
  at: Float64Array,
  n: Float32Array,
  vertex: number,
  { forward }: Camera,
  length: number,
  random: () => number,
): void {
  const [x, y, z] = [at[0]!, at[1]!, at[2]!];
  let nx = n[vertex * 3]!;
  let ny = n[vertex * 3 + 1]!;
  let nz = n[vertex * 3 + 2]!;
  const facing = nx * forward[0] + ny * forward[1] + nz * forward[2];
  if (facing > 0.2) [nx, ny, nz] = [-nx, -ny, -nz];
  const sway = 1.1 * noise3(x * 16, y * 13, z * 16) + 0.9 * noise3(x * 60, y * 46, z * 60) + 0.5 * (random() - 0.5);
  // Down along the surface, and across it.
  const [tx, ty, tz] = [nx * ny, ny * ny - 1, nz * ny];
  const [bx, bz] = [nz, -nx];
  const off = OFF * (0.6 + 0.8 * random());
  at[0] = x + length * (DOWN * (tx + sway * bx) + off * nx);
  at[1] = y + length * (DOWN * ty + off * ny);
  at[2] = z + length * (DOWN * (tz + sway * bz) + off * nz);
}

/** 1 where the surface is seen edge on, 0 from 20 degrees. */
function edgeOn({ geometry: { normals: n } }: Scene, { forward }: Camera, vertex: number): number {
  const k = vertex * 3;
  return clamp(1 - Math.abs(n[k]! * forward[0] + n[k + 1]! * forward[1] + n[k + 2]! * forward[2]) / 0.34);
}

function averageDepth(z: ArrayLike<number>, { geometry: { vertexParts } }: Scene, part: number): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < vertexParts.length; i++) {
    if (vertexParts[i] !== part) continue;
    sum += z[i]!;
    count++;
  }
  return sum / Math.max(1, count);
}
