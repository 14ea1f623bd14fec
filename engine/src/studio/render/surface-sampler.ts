import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { dot } from '../../foundation/geometry/vector.ts';
import type { VisibilityBuffer } from '../../foundation/raster/rasterise.ts';
import { seenWeights } from '../../foundation/raster/seen-weights.ts';
import type { Camera } from '../camera/camera.ts';
import { applyMaterial } from '../materials/material.ts';
import type { Surface, SurfacePoint } from '../materials/material.ts';
import type { Scene } from '../parts/scene.ts';
import type { SceneView } from './see-scene.ts';
import { seenPart } from './seen-part.ts';
import type { SeenMaterial, SeenPart } from './seen-part.ts';

/** All properties of one visible sample. One object is reused for all samples. */
export interface SurfaceSample extends SurfacePoint, Surface {
  part: SeenPart;
  partIndex: number;
  material: SeenMaterial;
  /** Unit vector to the eye. */
  vx: number;
  vy: number;
  vz: number;
  /** Unit normal without weave and tilt, for shadows and for the normals of the frame. */
  flatX: number;
  flatY: number;
  flatZ: number;
  /** Direction of growing u (weft) on the surface, in metres per metre of cloth. */
  weftX: number;
  weftY: number;
  weftZ: number;
  /** Direction of growing v (warp) on the surface, in metres per metre of cloth. */
  warpX: number;
  warpY: number;
  warpZ: number;
  /** Ambient irradiance / pi. */
  ambientR: number;
  ambientG: number;
  ambientB: number;
  /** The visible share of the sky. */
  sky: number;
}

export interface SurfaceSampler {
  readonly sample: SurfaceSample;
  /** Fills `sample` for index `k` of the buffer, which must show a triangle. */
  read(buffer: VisibilityBuffer, k: number): void;
  /** Like `read`, without the material, the directions of threads and the tilt of the normal. */
  readShape(buffer: VisibilityBuffer, k: number): void;
}

/** The only sample object of the thread, which is retained because compiled code depends on its shape. */
let reused: SurfaceSample | undefined;

/** Creates a sampler; `ambient` is the precomputed ambient light. It is valid until the thread creates another. */
export function createSurfaceSampler(
  scene: Scene,
  { camera, projected, width }: SceneView,
  ambient: Float32Array,
): SurfaceSampler {
  const { geometry } = scene;
  const parts = scene.parts.map(seenPart);
  const sample = (reused ??= emptySample(parts[0]!));
  const weights = new Float64Array(2);
  const metresPerSample = 1 / (camera.focal * width);
  const readShape = (buffer: VisibilityBuffer, k: number) => {
    const triangle = buffer.triangle[k]!;
    const a = geometry.indices[triangle * 3]!;
    const b = geometry.indices[triangle * 3 + 1]!;
    const c = geometry.indices[triangle * 3 + 2]!;
    sample.partIndex = geometry.triangleParts[triangle]!;
    sample.part = parts[sample.partIndex]!;
    const depth = buffer.depth[k]!;
    const row = Math.floor(k / buffer.width);
    seenWeights(projected, a, b, c, k - row * buffer.width, buffer.top + row, depth, weights);
    sample.footprint = depth * metresPerSample;
    readPoint(scene, sample, ambient, a, b, c, weights[0]!, weights[1]!);
    face(scene, sample, camera, a, b, c);
  };
  return {
    sample,
    readShape,
    read(buffer, k) {
      readShape(buffer, k);
      sample.material = sample.back ? sample.part.lining : sample.part.material;
      applyMaterial(sample, sample.material);
      readThreads(scene, sample, buffer.triangle[k]!);
      sample.material.paint?.(sample, sample);
      sample.part.detail?.(sample, sample);
      tiltNormal(sample);
    },
  };
}

function readPoint(
  { geometry: g }: Scene,
  s: SurfaceSample,
  light: Float32Array,
  a: number,
  b: number,
  c: number,
  w0: number,
  w1: number,
): void {
  const w2 = 1 - w0 - w1;
  const { positions: p, normals: n, uvs, edgeDistances: edges } = g;
  s.x = w0 * p[a * 3]! + w1 * p[b * 3]! + w2 * p[c * 3]!;
  s.y = w0 * p[a * 3 + 1]! + w1 * p[b * 3 + 1]! + w2 * p[c * 3 + 1]!;
  s.z = w0 * p[a * 3 + 2]! + w1 * p[b * 3 + 2]! + w2 * p[c * 3 + 2]!;
  const nx = w0 * n[a * 3]! + w1 * n[b * 3]! + w2 * n[c * 3]!;
  const ny = w0 * n[a * 3 + 1]! + w1 * n[b * 3 + 1]! + w2 * n[c * 3 + 1]!;
  const nz = w0 * n[a * 3 + 2]! + w1 * n[b * 3 + 2]! + w2 * n[c * 3 + 2]!;
  setNormal(s, nx, ny, nz);
  s.u = w0 * uvs[a * 2]! + w1 * uvs[b * 2]! + w2 * uvs[c * 2]!;
  s.v = w0 * uvs[a * 2 + 1]! + w1 * uvs[b * 2 + 1]! + w2 * uvs[c * 2 + 1]!;
  s.edge = edges[a] === Infinity ? Infinity : w0 * edges[a]! + w1 * edges[b]! + w2 * edges[c]!;
  s.ambientR = w0 * light[a * 4]! + w1 * light[b * 4]! + w2 * light[c * 4]!;
  s.ambientG = w0 * light[a * 4 + 1]! + w1 * light[b * 4 + 1]! + w2 * light[c * 4 + 1]!;
  s.ambientB = w0 * light[a * 4 + 2]! + w1 * light[b * 4 + 2]! + w2 * light[c * 4 + 2]!;
  s.sky = Math.min(1, w0 * light[a * 4 + 3]! + w1 * light[b * 4 + 3]! + w2 * light[c * 4 + 3]!);
}

/**
 * Turns the normal to the eye. On a silhouette a smooth normal can face away although its triangle faces the eye. It is
 * bent back to grazing, so that only surfaces visible from behind show the inside of the fabric.
 */
function face(
  { geometry: { positions: p } }: Scene,
  s: SurfaceSample,
  camera: Camera,
  a: number,
  b: number,
  c: number,
): void {
  const ex = camera.eye[0] - s.x;
  const ey = camera.eye[1] - s.y;
  const ez = camera.eye[2] - s.z;
  const far = 1 / Math.sqrt(ex * ex + ey * ey + ez * ez);
  s.vx = ex * far;
  s.vy = ey * far;
  s.vz = ez * far;
  const facing = s.nx * s.vx + s.ny * s.vy + s.nz * s.vz;
  s.back = false;
  if (facing < 0) {
    const ux = p[b * 3]! - p[a * 3]!;
    const uy = p[b * 3 + 1]! - p[a * 3 + 1]!;
    const uz = p[b * 3 + 2]! - p[a * 3 + 2]!;
    const wx = p[c * 3]! - p[a * 3]!;
    const wy = p[c * 3 + 1]! - p[a * 3 + 1]!;
    const wz = p[c * 3 + 2]! - p[a * 3 + 2]!;
    const fx = uy * wz - uz * wy;
    const fy = uz * wx - ux * wz;
    const fz = ux * wy - uy * wx;
    const agrees = (fx * s.vx + fy * s.vy + fz * s.vz) * (fx * s.nx + fy * s.ny + fz * s.nz) > 0;
    if (agrees || s.part.solid) {
      setNormal(s, s.nx - 1.02 * facing * s.vx, s.ny - 1.02 * facing * s.vy, s.nz - 1.02 * facing * s.vz);
    } else {
      s.back = true;
      setNormal(s, -s.nx, -s.ny, -s.nz);
    }
  }
  s.facing = Math.max(0.001, s.nx * s.vx + s.ny * s.vy + s.nz * s.vz);
  s.flatX = s.nx;
  s.flatY = s.ny;
  s.flatZ = s.nz;
}

function readThreads({ geometry: { positions: p, uvs, indices } }: Scene, s: SurfaceSample, triangle: number): void {
  const a = indices[triangle * 3]!;
  const b = indices[triangle * 3 + 1]!;
  const c = indices[triangle * 3 + 2]!;
  const du1 = uvs[b * 2]! - uvs[a * 2]!;
  const dv1 = uvs[b * 2 + 1]! - uvs[a * 2 + 1]!;
  const du2 = uvs[c * 2]! - uvs[a * 2]!;
  const dv2 = uvs[c * 2 + 1]! - uvs[a * 2 + 1]!;
  const area = du1 * dv2 - du2 * dv1;
  const scale = Math.abs(area) > 1e-14 ? 1 / area : 0;
  const ux = p[b * 3]! - p[a * 3]!;
  const uy = p[b * 3 + 1]! - p[a * 3 + 1]!;
  const uz = p[b * 3 + 2]! - p[a * 3 + 2]!;
  const wx = p[c * 3]! - p[a * 3]!;
  const wy = p[c * 3 + 1]! - p[a * 3 + 1]!;
  const wz = p[c * 3 + 2]! - p[a * 3 + 2]!;
  s.weftX = (ux * dv2 - wx * dv1) * scale;
  s.weftY = (uy * dv2 - wy * dv1) * scale;
  s.weftZ = (uz * dv2 - wz * dv1) * scale;
  s.warpX = (wx * du1 - ux * du2) * scale;
  s.warpY = (wy * du1 - uy * du2) * scale;
  s.warpZ = (wz * du1 - uz * du2) * scale;
}

/**
 * Adds the tilt that painters set and the slope of the weave, by finite differences on the fabric (bump mapping, Blinn
 * 1978).
 */
function tiltNormal(s: SurfaceSample): void {
  const { bump, relief, bumpStep, bumpPitch } = s.material;
  let x = s.nx + s.tiltX;
  let y = s.ny + s.tiltY;
  let z = s.nz + s.tiltZ;
  if (bump || relief) {
    // The slope is measured over at least a whole sample, so that finer weave flattens out instead of sparkling.
    const step = Math.max(bumpStep, s.footprint);
    const cover = s.footprint / Math.max(0.22, s.facing);
    // Along a silhouette, neighbouring samples are far apart on the fabric.
    const seen = smoothstep(0.04, 0.42, s.facing);
    let alongWeft = 0;
    let alongWarp = 0;
    if (bump) {
      const visible = seen * (bumpPitch ? 1 - smoothstep(0.25, 0.6, cover / bumpPitch) : 1);
      const here = bump(s.u, s.v);
      alongWeft = (visible * (bump(s.u + step, s.v) - here)) / step;
      alongWarp = (visible * (bump(s.u, s.v + step) - here)) / step;
    }
    if (relief) {
      const here = relief(s.u, s.v);
      alongWeft += (seen * (relief(s.u + step, s.v) - here)) / step;
      alongWarp += (seen * (relief(s.u, s.v + step) - here)) / step;
    }
    const weft = alongWeft / (s.weftX * s.weftX + s.weftY * s.weftY + s.weftZ * s.weftZ || 1);
    const warp = alongWarp / (s.warpX * s.warpX + s.warpY * s.warpY + s.warpZ * s.warpZ || 1);
    x -= weft * s.weftX + warp * s.warpX;
    y -= weft * s.weftY + warp * s.warpY;
    z -= weft * s.weftZ + warp * s.warpZ;
  } else if (s.tiltX === 0 && s.tiltY === 0 && s.tiltZ === 0) return;
  setNormal(s, x, y, z);
}

function setNormal(s: SurfaceSample, x: number, y: number, z: number): void {
  const scale = 1 / (Math.sqrt(x * x + y * y + z * z) || 1);
  s.nx = x * scale;
  s.ny = y * scale;
  s.nz = z * scale;
}

/**
 * All fields are written out, although `flatPoint` and `blackSurface` have many of them: objects built by spreading have
 * a new shape each time, and code is compiled for every shape.
 */
function emptySample(part: SeenPart): SurfaceSample {
  return {
    part,
    partIndex: 0,
    material: part.material,
    back: false,
    x: 0,
    y: 0,
    z: 0,
    nx: 0,
    ny: 0,
    nz: 1,
    u: 0,
    v: 0,
    edge: 0,
    facing: 1,
    footprint: 0,
    r: 0,
    g: 0,
    b: 0,
    roughness: 0,
    reflectance: 0,
    metal: 0,
    specular: 0,
    sheen: 0,
    transmission: 0,
    opacity: 1,
    coat: 0,
    occlusion: 1,
    tiltX: 0,
    tiltY: 0,
    tiltZ: 0,
    thread: null,
    vx: 0,
    vy: 0,
    vz: 0,
    flatX: 0,
    flatY: 0,
    flatZ: 0,
    weftX: 0,
    weftY: 0,
    weftZ: 0,
    warpX: 0,
    warpY: 0,
    warpZ: 0,
    ambientR: 0,
    ambientG: 0,
    ambientB: 0,
    sky: 0,
  };
}

/**
 * Writes the camera-space normal of a sample without its weave (right, up, towards the viewer), -127 to 127, for the
 * frame.
 */
export function writeCameraNormal(s: SurfaceSample, camera: Camera, out: Int8Array, k: number): void {
  const normal = [s.flatX, s.flatY, s.flatZ] as const;
  out[k * 3] = Math.round(127 * dot(normal, camera.right));
  out[k * 3 + 1] = Math.round(127 * dot(normal, camera.up));
  out[k * 3 + 2] = Math.round(-127 * dot(normal, camera.forward));
}
