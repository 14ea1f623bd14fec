import { createVisibilityBuffer, rasterise } from '../raster/rasterise.ts';
import type { ProjectedVertices, VisibilityBuffer } from '../raster/rasterise.ts';
import { projectVertices } from './camera.ts';
import type { Camera } from './camera.ts';
import { srgbByte } from './colour.ts';
import { createFrame } from './frame.ts';
import type { Frame, FrameChannel } from './frame.ts';
import type { Lighting } from './lighting.ts';
import type { Scene } from './scene.ts';
import { createShader } from './shade.ts';
import type { Shader } from './shade.ts';
import { createSurfaceSampler, writeCameraNormal } from './surface-sampler.ts';
import type { SurfaceSampler } from './surface-sampler.ts';

export interface RenderRequest {
  readonly scene: Scene;
  readonly camera: Camera;
  readonly lighting: Lighting;
  /** In samples. */
  readonly width: number;
  readonly height: number;
  readonly samples: number;
  readonly channels: readonly FrameChannel[];
  /** Metres by which shadow rays start off the surface. */
  readonly shadowBias: number;
  /** Shades ground at every sample instead of once per 2 x 2. */
  readonly detailedGround: boolean;
  /** Radiance where nothing stands; x and y 0 to 1. */
  readonly backdrop: (x: number, y: number, out: Float64Array) => void;
  /** Gets the share done, 0 to 1; may throw to stop. Called at least every few milliseconds. */
  readonly onStep: (share: number) => void;
}

/** Rows of samples that are visible at once: bounds the memory of the visibility buffer. */
const BAND_ROWS = 256;

/** Renders the scene at full sampling rate, band by band. */
export function renderFrame(request: RenderRequest): Frame {
  const { scene, camera, width, height } = request;
  const frame = createFrame(width, height, request.samples, request.channels);
  const projected = projectVertices(scene.geometry.positions, camera, width, height);
  const sampler = createSurfaceSampler(scene, camera, request.lighting.ambient, 1 / (camera.focal * width));
  const shader = createShader(request.lighting, request.shadowBias);
  for (let top = 0; top < height; top += BAND_ROWS) {
    const rows = Math.min(BAND_ROWS, height - top);
    request.onStep(top / height);
    shadeBand({ request, frame, sampler, shader, buffer: createVisibilityBuffer(width, rows, top) }, projected);
  }
  return frame;
}

interface Band {
  readonly request: RenderRequest;
  readonly frame: Frame;
  readonly sampler: SurfaceSampler;
  readonly shader: Shader;
  readonly buffer: VisibilityBuffer;
}

/** Blocks in which smooth ground is shaded at its corners alone, in samples. */
const BLOCK = 8;

function shadeBand(band: Band, projected: ProjectedVertices): void {
  const { request, buffer } = band;
  rasterise(request.scene.geometry, projected, buffer);
  for (let row = 0; row < buffer.height; row += BLOCK) {
    request.onStep((buffer.top + row) / request.height);
    for (let x = 0; x < buffer.width; x += BLOCK) {
      const right = Math.min(buffer.width, x + BLOCK) - 1;
      const bottom = Math.min(buffer.height, row + BLOCK) - 1;
      const smooth = !request.detailedGround && isGround(band, x, row, right, bottom);
      if (!smooth || !spreadGround(band, x, row, right, bottom)) shadeBlock(band, x, row, right, bottom);
    }
  }
}

function shadeBlock(band: Band, left: number, first: number, right: number, bottom: number): void {
  const { request, frame, buffer } = band;
  for (let row = first; row <= bottom; row++) {
    const y = buffer.top + row;
    for (let x = left; x <= right; x++) {
      const k = row * buffer.width + x;
      const at = y * buffer.width + x;
      if (buffer.triangle[k]! < 0) writeBackdrop(request, frame, x, y, at);
      else if (!request.detailedGround && (x & 1 || row & 1) && copiesGround(request.scene, buffer, x, row)) {
        copySample(frame, (y - (row & 1)) * buffer.width + (x - (x & 1)), at);
      } else writeSample(band, x, row);
    }
  }
}

function isGround(
  { request: { scene }, buffer }: Band,
  left: number,
  first: number,
  right: number,
  bottom: number,
): boolean {
  const { triangleParts } = scene.geometry;
  const part = buffer.triangle[first * buffer.width + left]!;
  if (part < 0 || scene.parts[triangleParts[part]!]!.role !== 'ground') return false;
  for (let row = first; row <= bottom; row++) {
    for (let k = row * buffer.width + left; k <= row * buffer.width + right; k++) {
      const triangle = buffer.triangle[k]!;
      if (triangle < 0 || triangleParts[triangle] !== triangleParts[part]) return false;
    }
  }
  return true;
}

/** Largest difference between the corners, as a share of their light, that counts as smooth: below one step of 255. */
const SMOOTH = 0.012;

/** Shades the corners of a block of ground and blends between them; false when they differ too much for that. */
function spreadGround(band: Band, left: number, first: number, right: number, bottom: number): boolean {
  const { frame, buffer } = band;
  const { radiance } = frame;
  const at = (x: number, row: number) => (buffer.top + row) * buffer.width + x;
  const corners = [at(left, first), at(right, first), at(left, bottom), at(right, bottom)] as const;
  writeSample(band, left, first);
  writeSample(band, right, first);
  writeSample(band, left, bottom);
  writeSample(band, right, bottom);
  const greens = corners.map((k) => radiance[k * 3 + 1]!);
  if (Math.max(...greens) - Math.min(...greens) > SMOOTH * Math.max(...greens)) return false;
  const [a, b, c, d] = corners;
  for (let row = first; row <= bottom; row++) {
    const v = bottom > first ? (row - first) / (bottom - first) : 0;
    for (let x = left; x <= right; x++) {
      const u = right > left ? (x - left) / (right - left) : 0;
      const k = at(x, row);
      if (k === a || k === b || k === c || k === d) continue;
      copySample(frame, a, k);
      for (let i = 0; i < 3; i++) {
        const top = radiance[a * 3 + i]! * (1 - u) + radiance[b * 3 + i]! * u;
        const low = radiance[c * 3 + i]! * (1 - u) + radiance[d * 3 + i]! * u;
        radiance[k * 3 + i] = top * (1 - v) + low * v;
      }
    }
  }
  return true;
}

const colour = new Float64Array(3);

function writeBackdrop(
  { backdrop, width, height }: RenderRequest,
  frame: Frame,
  x: number,
  y: number,
  at: number,
): void {
  backdrop(x / width, y / height, colour);
  frame.radiance[at * 3] = colour[0]!;
  frame.radiance[at * 3 + 1] = colour[1]!;
  frame.radiance[at * 3 + 2] = colour[2]!;
  if (frame.groundLight.length > 0) frame.groundLight[at] = 255;
}

function writeSample({ request: { camera }, frame, sampler, shader, buffer }: Band, x: number, row: number): void {
  const k = row * buffer.width + x;
  const y = buffer.top + row;
  const at = y * buffer.width + x;
  sampler.read(buffer, k);
  const { sample } = sampler;
  shader.shade(sample, x, y, colour);
  frame.radiance[at * 3] = colour[0]!;
  frame.radiance[at * 3 + 1] = colour[1]!;
  frame.radiance[at * 3 + 2] = colour[2]!;
  frame.coverage[at] = 255;
  frame.parts[at] = sample.partIndex + 1;
  if (frame.depth.length > 0) frame.depth[at] = buffer.depth[k]!;
  if (frame.normals.length > 0) writeCameraNormal(sample, camera, frame.normals, at);
  if (frame.albedo.length > 0) {
    frame.albedo[at * 3] = srgbByte(sample.r);
    frame.albedo[at * 3 + 1] = srgbByte(sample.g);
    frame.albedo[at * 3 + 2] = srgbByte(sample.b);
  }
  if (frame.groundLight.length > 0) {
    frame.groundLight[at] = sample.part.role === 'ground' ? 1 + Math.round(254 * shader.openShare()) : 0;
  }
  if (frame.lines.length > 0 && sample.part.lines && !sample.back) {
    frame.lines[at] = 255 * sample.part.lines(sample.x, sample.y, sample.z, sample.u, sample.v);
  }
}

/** True where the sample and the first of its 2 x 2 block both see the same smooth ground. */
function copiesGround({ geometry, parts }: Scene, buffer: VisibilityBuffer, x: number, row: number): boolean {
  const part = geometry.triangleParts[buffer.triangle[row * buffer.width + x]!]!;
  if (parts[part]!.role !== 'ground') return false;
  const first = buffer.triangle[(row - (row & 1)) * buffer.width + (x - (x & 1))]!;
  return first >= 0 && geometry.triangleParts[first] === part;
}

function copySample(frame: Frame, from: number, to: number): void {
  for (let c = 0; c < 3; c++) frame.radiance[to * 3 + c] = frame.radiance[from * 3 + c]!;
  frame.coverage[to] = frame.coverage[from]!;
  frame.parts[to] = frame.parts[from]!;
  if (frame.groundLight.length > 0) frame.groundLight[to] = frame.groundLight[from]!;
  if (frame.depth.length > 0) frame.depth[to] = frame.depth[from]!;
  if (frame.normals.length > 0) frame.normals.copyWithin(to * 3, from * 3, from * 3 + 3);
  if (frame.albedo.length > 0) frame.albedo.copyWithin(to * 3, from * 3, from * 3 + 3);
}
