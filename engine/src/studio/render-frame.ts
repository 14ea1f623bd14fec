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
const BAND_ROWS = 128;

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
    shadeBand(request, frame, projected, sampler, shader, createVisibilityBuffer(width, rows, top));
  }
  return frame;
}

function shadeBand(
  request: RenderRequest,
  frame: Frame,
  projected: ProjectedVertices,
  sampler: SurfaceSampler,
  shader: Shader,
  buffer: VisibilityBuffer,
): void {
  const { scene, height } = request;
  rasterise(scene.geometry, projected, buffer);
  const { width } = buffer;
  for (let row = 0; row < buffer.height; row++) {
    const y = buffer.top + row;
    if (row % 16 === 0) request.onStep(y / height);
    for (let x = 0; x < width; x++) {
      const k = row * width + x;
      const at = y * width + x;
      if (buffer.triangle[k]! < 0) writeBackdrop(request, frame, x, y, at);
      else if (!request.detailedGround && (x & 1 || row & 1) && copiesGround(scene, buffer, x, row)) {
        copySample(frame, (y - (row & 1)) * width + (x - (x & 1)), at);
      } else writeSample(request, frame, sampler, shader, buffer, k, x, y, at);
    }
  }
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
}

function writeSample(
  { camera }: RenderRequest,
  frame: Frame,
  sampler: SurfaceSampler,
  shader: Shader,
  buffer: VisibilityBuffer,
  k: number,
  x: number,
  y: number,
  at: number,
): void {
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
  frame.radiance.copyWithin(to * 3, from * 3, from * 3 + 3);
  frame.coverage[to] = frame.coverage[from]!;
  frame.parts[to] = frame.parts[from]!;
  if (frame.depth.length > 0) frame.depth[to] = frame.depth[from]!;
  if (frame.normals.length > 0) frame.normals.copyWithin(to * 3, from * 3, from * 3 + 3);
  if (frame.albedo.length > 0) frame.albedo.copyWithin(to * 3, from * 3, from * 3 + 3);
}
