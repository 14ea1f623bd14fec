/** Bakes the surface of a part into textures: the result of its painters at every texel, seen straight on. */
import { srgbByte } from '../../../studio/materials/colour.ts';
import type { ScenePart } from '../../../studio/parts/scene.ts';
import { paintedPoint, paintPoint } from './paint-point.ts';
import type { PaintedPoint } from './paint-point.ts';
import type { TexturedMesh } from './textured-mesh.ts';

/** Textures with rows from the top and 8 bits a channel. */
export interface BakedTextures {
  readonly width: number;
  readonly height: number;
  /** sRGB and opacity. */
  readonly colour: Uint8Array;
  /** Occlusion, roughness, metal. */
  readonly surface: Uint8Array;
  /** Normal in tangent space (right, up, outwards); 128 is zero. */
  readonly normal: Uint8Array;
  /** 1 where a triangle was painted. */
  readonly painted: Uint8Array;
}

interface BakeRequest {
  readonly part: ScenePart;
  readonly mesh: TexturedMesh;
  readonly width: number;
  readonly height: number;
  /** Size of a texel in metres. */
  readonly texel: number;
  /** Called every few thousand texels; may throw to stop. */
  readonly check: () => void;
}

/** How far outside a triangle, as a share of it, a texel's centre may lie; seams are painted from both sides. */
const OVERLAP = 1e-3;
/** Number of triangles between two calls of `check`. */
const TRIANGLES_PER_CHECK = 400;

export function bake(request: BakeRequest): BakedTextures {
  const { mesh, width, height, check } = request;
  const texels = width * height;
  const textures: BakedTextures = {
    width,
    height,
    colour: new Uint8Array(texels * 4),
    surface: new Uint8Array(texels * 3),
    normal: new Uint8Array(texels * 3),
    painted: new Uint8Array(texels),
  };
  const brush = paintedPoint(request.texel);
  for (let t = 0; t < mesh.indices.length; t += 3) {
    if (t % (3 * TRIANGLES_PER_CHECK) === 0) check();
    paintTriangle(request, brush, t, textures);
  }
  return textures;
}

function paintTriangle(request: BakeRequest, brush: PaintedPoint, t: number, textures: BakedTextures): void {
  const { mesh, width, height } = request;
  const [a, b, c] = [mesh.indices[t]!, mesh.indices[t + 1]!, mesh.indices[t + 2]!];
  const { places } = mesh;
  const [ax, ay] = [places[a * 2]! * width, places[a * 2 + 1]! * height];
  const [bx, by] = [places[b * 2]! * width, places[b * 2 + 1]! * height];
  const [cx, cy] = [places[c * 2]! * width, places[c * 2 + 1]! * height];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (Math.abs(area) < 1e-9) return;
  const threads = threadsOf(mesh, a, b, c);
  const top = Math.max(0, Math.floor(Math.min(ay, by, cy)));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(ay, by, cy)));
  const left = Math.max(0, Math.floor(Math.min(ax, bx, cx)));
  const right = Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx)));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const px = x + 0.5;
      const py = y + 0.5;
      const w0 = ((bx - px) * (cy - py) - (cx - px) * (by - py)) / area;
      const w1 = ((cx - px) * (ay - py) - (ax - px) * (cy - py)) / area;
      const w2 = 1 - w0 - w1;
      if (w0 < -OVERLAP || w1 < -OVERLAP || w2 < -OVERLAP) continue;
      placeBrush(brush, mesh, a, b, c, w0, w1);
      paintPoint(request.part, brush);
      writeTexel(request, brush, threads, a, b, c, w0, w1, y * width + x, textures);
    }
  }
}

function placeBrush(
  { point }: PaintedPoint,
  mesh: TexturedMesh,
  a: number,
  b: number,
  c: number,
  w0: number,
  w1: number,
) {
  const w2 = 1 - w0 - w1;
  const { positions: p, normals: n, uvs, edges } = mesh;
  point.x = w0 * p[a * 3]! + w1 * p[b * 3]! + w2 * p[c * 3]!;
  point.y = w0 * p[a * 3 + 1]! + w1 * p[b * 3 + 1]! + w2 * p[c * 3 + 1]!;
  point.z = w0 * p[a * 3 + 2]! + w1 * p[b * 3 + 2]! + w2 * p[c * 3 + 2]!;
  const nx = w0 * n[a * 3]! + w1 * n[b * 3]! + w2 * n[c * 3]!;
  const ny = w0 * n[a * 3 + 1]! + w1 * n[b * 3 + 1]! + w2 * n[c * 3 + 1]!;
  const nz = w0 * n[a * 3 + 2]! + w1 * n[b * 3 + 2]! + w2 * n[c * 3 + 2]!;
  const scale = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
  point.nx = nx * scale;
  point.ny = ny * scale;
  point.nz = nz * scale;
  point.u = w0 * uvs[a * 2]! + w1 * uvs[b * 2]! + w2 * uvs[c * 2]!;
  point.v = w0 * uvs[a * 2 + 1]! + w1 * uvs[b * 2 + 1]! + w2 * uvs[c * 2 + 1]!;
  point.edge = edges[a] === Infinity ? Infinity : w0 * edges[a]! + w1 * edges[b]! + w2 * edges[c]!;
}

/** The effect of a slope along weft and along warp on the normal of a triangle: three numbers each. */
type Threads = readonly [number, number, number, number, number, number];

function threadsOf({ positions: p, uvs }: TexturedMesh, a: number, b: number, c: number): Threads {
  const [du1, dv1] = [uvs[b * 2]! - uvs[a * 2]!, uvs[b * 2 + 1]! - uvs[a * 2 + 1]!];
  const [du2, dv2] = [uvs[c * 2]! - uvs[a * 2]!, uvs[c * 2 + 1]! - uvs[a * 2 + 1]!];
  const area = du1 * dv2 - du2 * dv1;
  const scale = Math.abs(area) > 1e-14 ? 1 / area : 0;
  const weft = [0, 1, 2].map(
    (k) => ((p[b * 3 + k]! - p[a * 3 + k]!) * dv2 - (p[c * 3 + k]! - p[a * 3 + k]!) * dv1) * scale,
  );
  const warp = [0, 1, 2].map(
    (k) => ((p[c * 3 + k]! - p[a * 3 + k]!) * du1 - (p[b * 3 + k]! - p[a * 3 + k]!) * du2) * scale,
  );
  const square = (v: readonly number[]) => v.reduce((sum, x) => sum + x * x, 0) || 1;
  const [byWeft, byWarp] = [square(weft), square(warp)];
  return [...weft.map((x) => x / byWeft), ...warp.map((x) => x / byWarp)] as unknown as Threads;
}

function writeTexel(
  { part: { material }, mesh: { tangents }, texel }: BakeRequest,
  { point, surface }: PaintedPoint,
  threads: Threads,
  a: number,
  b: number,
  c: number,
  w0: number,
  w1: number,
  at: number,
  { colour, surface: response, normal, painted }: BakedTextures,
): void {
  painted[at] = 1;
  colour[at * 4] = srgbByte(surface.r);
  colour[at * 4 + 1] = srgbByte(surface.g);
  colour[at * 4 + 2] = srgbByte(surface.b);
  colour[at * 4 + 3] = byte(surface.opacity);
  response[at * 3] = byte(surface.occlusion);
  response[at * 3 + 1] = byte(surface.roughness);
  response[at * 3 + 2] = byte(surface.metal);
  let [nx, ny, nz] = [point.nx + surface.tiltX, point.ny + surface.tiltY, point.nz + surface.tiltZ];
  const { bump, relief } = material;
  if (bump || relief) {
    const height = (u: number, v: number) => (bump?.(u, v) ?? 0) + (relief?.(u, v) ?? 0);
    const step = Math.max(material.bumpStep, texel);
    const here = height(point.u, point.v);
    const weft = (height(point.u + step, point.v) - here) / step;
    const warp = (height(point.u, point.v + step) - here) / step;
    nx -= weft * threads[0] + warp * threads[3];
    ny -= weft * threads[1] + warp * threads[4];
    nz -= weft * threads[2] + warp * threads[5];
  }
  const w2 = 1 - w0 - w1;
  const tx = w0 * tangents[a * 4]! + w1 * tangents[b * 4]! + w2 * tangents[c * 4]!;
  const ty = w0 * tangents[a * 4 + 1]! + w1 * tangents[b * 4 + 1]! + w2 * tangents[c * 4 + 1]!;
  const tz = w0 * tangents[a * 4 + 2]! + w1 * tangents[b * 4 + 2]! + w2 * tangents[c * 4 + 2]!;
  const hand = tangents[a * 4 + 3]!;
  const bx = hand * (point.ny * tz - point.nz * ty);
  const by = hand * (point.nz * tx - point.nx * tz);
  const bz = hand * (point.nx * ty - point.ny * tx);
  const out = nx * point.nx + ny * point.ny + nz * point.nz;
  const right = nx * tx + ny * ty + nz * tz;
  const up = nx * bx + ny * by + nz * bz;
  const scale = 0.5 / Math.sqrt(out * out + right * right + up * up || 1);
  normal[at * 3] = byte(0.5 + right * scale);
  normal[at * 3 + 1] = byte(0.5 + up * scale);
  normal[at * 3 + 2] = byte(0.5 + Math.max(0, out) * scale);
}

function byte(value: number): number {
  return value <= 0 ? 0 : value >= 1 ? 255 : Math.round(value * 255);
}
