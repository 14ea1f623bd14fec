import type { VisibilityBuffer } from '../../foundation/raster/rasterise.ts';
import { srgbByte } from '../materials/colour.ts';
import type { BetweenSamples } from './between-samples.ts';
import type { Frame, FrameChannel } from './frame.ts';
import type { Lighting } from '../light/lighting.ts';
import type { Scene } from '../parts/scene.ts';
import type { SceneView } from './see-scene.ts';
import type { Shader } from './shade.ts';
import { writeCameraNormal } from './surface-sampler.ts';
import type { SurfaceSampler } from './surface-sampler.ts';

export interface RenderRequest {
  readonly scene: Scene;
  readonly view: SceneView;
  readonly lighting: Lighting;
  /** Samples per pixel on each axis. */
  readonly samples: number;
  readonly channels: readonly FrameChannel[];
  /** Distance in metres from the surface at which shadow rays start. */
  readonly shadowBias: number;
  /** Whether only the visible surfaces are recorded. The radiance is then undefined. */
  readonly unlit?: boolean;
  /**
   * Whether the ground is shaded at every sample. Otherwise smooth ground is shaded at few samples and interpolated.
   */
  readonly detailedGround: boolean;
  /** Writes the radiance where no part is visible; x and y are 0 to 1 from the upper left corner. */
  readonly backdrop: (x: number, y: number, out: Float64Array) => void;
  /** Receives the share done, 0 to 1; may throw to stop. It is called at every 32 rows of samples or more often. */
  readonly onStep: (share: number) => void;
}

/** Rows of a frame that are rendered together. */
export interface Band {
  readonly request: RenderRequest;
  readonly frame: Frame;
  readonly sampler: SurfaceSampler;
  readonly shader: Shader;
  /** The visible opaque parts. */
  readonly buffer: VisibilityBuffer;
  readonly between: BetweenSamples;
}

const colour = new Float64Array(3);

/** Shades the sample in column `x` of row `row` of the band, which must show a triangle. */
export function writeSample(band: Band, x: number, row: number): void {
  const { sampler, shader, buffer } = band;
  const k = row * buffer.width + x;
  if (!band.request.unlit) {
    sampler.read(buffer, k);
    shader.shade(sampler.sample, x, buffer.top + row, colour);
  } else if (band.frame.albedo.length > 0) sampler.read(buffer, k);
  else sampler.readShape(buffer, k);
  writeRadiance(band, k, colour);
}

/** Writes the radiance of sample `k` of the band, which the sampler has just read. */
export function writeRadiance(band: Band, k: number, colour: Readonly<Float64Array>): void {
  const { frame, sampler, shader, buffer } = band;
  const at = buffer.top * buffer.width + k;
  frame.radiance[at * 3] = colour[0]!;
  frame.radiance[at * 3 + 1] = colour[1]!;
  frame.radiance[at * 3 + 2] = colour[2]!;
  frame.coverage[at] = 255;
  if (frame.backgroundLight.length > 0) {
    frame.backgroundLight[at] = sampler.sample.part.role === 'ground' ? 1 + Math.round(254 * shader.openShare()) : 0;
  }
  writeSurface(band, buffer.depth[k]!, at);
}

/** Marks two of four samples for interpolation; the first of the four is in column `x` of row `row` of the band. */
export function openBetween({ frame, buffer, between }: Band, x: number, row: number): void {
  const k = row * buffer.width + x;
  const start = buffer.top * buffer.width;
  between.leave(k);
  for (let other = k + 1; other <= k + buffer.width; other += buffer.width - 1) {
    const at = start + other;
    frame.coverage[at] = 255;
    frame.parts[at] = frame.parts[start + k]!;
    if (frame.backgroundLight.length > 0) frame.backgroundLight[at] = 0;
    if (frame.depth.length > 0) frame.depth[at] = buffer.depth[other]!;
  }
}

/** Writes the surface that the sampler read last to index `at` of the frame. */
export function writeSurface({ request: { view }, frame, sampler: { sample } }: Band, depth: number, at: number): void {
  frame.parts[at] = sample.partIndex + 1;
  if (frame.depth.length > 0) frame.depth[at] = depth;
  if (frame.normals.length > 0) writeCameraNormal(sample, view.camera, frame.normals, at);
  if (frame.albedo.length > 0) {
    frame.albedo[at * 3] = srgbByte(sample.r);
    frame.albedo[at * 3 + 1] = srgbByte(sample.g);
    frame.albedo[at * 3 + 2] = srgbByte(sample.b);
  }
  if (frame.lines.length > 0 && sample.part.lines && !sample.back) {
    frame.lines[at] = 255 * sample.part.lines(sample.x, sample.y, sample.z, sample.u, sample.v);
  }
}

/** Copies one sample of the frame to another, except for construction lines, which no ground has. */
export function copySample(frame: Frame, from: number, to: number): void {
  for (let c = 0; c < 3; c++) frame.radiance[to * 3 + c] = frame.radiance[from * 3 + c]!;
  copySurface(frame, from, to);
}

/** Like `copySample`, without the radiance. */
export function copySurface(frame: Frame, from: number, to: number): void {
  frame.coverage[to] = frame.coverage[from]!;
  frame.parts[to] = frame.parts[from]!;
  if (frame.backgroundLight.length > 0) frame.backgroundLight[to] = frame.backgroundLight[from]!;
  if (frame.depth.length > 0) frame.depth[to] = frame.depth[from]!;
  if (frame.normals.length > 0) frame.normals.copyWithin(to * 3, from * 3, from * 3 + 3);
  if (frame.albedo.length > 0) frame.albedo.copyWithin(to * 3, from * 3, from * 3 + 3);
}
