import type { Vec3 } from '../../geometry/vector.ts';
import { meshBounds } from '../../geometry/mesh.ts';
import { createVisibilityBuffer, rasterise } from '../../raster/rasterise.ts';
import type { ProjectedVertices, VisibilityBuffer } from '../../raster/rasterise.ts';
import type { Camera } from '../camera.ts';
import { projectVertices } from '../camera.ts';
import type { Frame } from '../frame.ts';
import type { Lighting } from '../lighting.ts';
import type { Scene } from '../scene.ts';
import { cleanPlate } from './clean-plate.ts';
import { shadeFloor } from './glass-shadow.ts';
import { createSurroundings } from './surroundings.ts';
import { createGlassTracer } from './trace-glass.ts';
import type { GlassTracer } from './trace-glass.ts';

export interface GlassRequest {
  readonly scene: Scene;
  readonly camera: Camera;
  readonly lighting: Lighting;
  /** Rendered without its glass parts; glass is drawn into it. */
  readonly frame: Frame;
  /** Gets the share done, 0 to 1; may throw to stop. Called at least every few milliseconds. */
  readonly onStep: (share: number) => void;
}

const BAND_ROWS = 128;

/** Draws the parts of a scene that are glass over what is behind them. */
export function drawGlass(request: GlassRequest): void {
  const { scene, camera, lighting, frame } = request;
  const glass = scene.parts.map((part) => part.glass);
  if (glass.every((body) => body === undefined)) return;
  const size = glassSize(scene);
  for (const body of glass) if (body) shadeFloor({ frame, scene, camera, lighting, body, size });
  const surroundings = createSurroundings(cleanPlate(frame, scene), frame, camera, lighting, size * 5);
  const tracers = glass.map((body) => (body ? createGlassTracer(body, surroundings) : null));
  const projected = projectVertices(scene.geometry.positions, camera, frame.width, frame.height);
  for (let top = 0; top < frame.height; top += BAND_ROWS) {
    request.onStep(top / frame.height);
    const buffer = createVisibilityBuffer(frame.width, Math.min(BAND_ROWS, frame.height - top), top);
    drawBand(request, projected, buffer, tracers);
  }
}

function glassSize({ parts }: Scene): number {
  const { min, max } = meshBounds(parts.filter((part) => part.glass).map((part) => part.mesh));
  return Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
}

/** Difference in tone, as a share, above which a pixel's four samples are each traced. */
const DETAIL = 0.07;

const radiance = new Float64Array(3);

function drawBand(
  request: GlassRequest,
  projected: ProjectedVertices,
  buffer: VisibilityBuffer,
  tracers: readonly (GlassTracer | null)[],
): void {
  const { scene, frame } = request;
  rasterise(scene.geometry, projected, buffer);
  const { width, height } = buffer;
  const partAt = (k: number) => (buffer.triangle[k]! < 0 ? -1 : scene.geometry.triangleParts[buffer.triangle[k]!]!);
  const isGlass = (k: number) => buffer.triangle[k]! >= 0 && tracers[partAt(k)] !== null;
  const done = new Uint8Array(width * height);
  const draw = (k: number) => {
    if (done[k] || !isGlass(k)) return;
    done[k] = 1;
    traceSample(request, buffer, k, tracers[partAt(k)]!, partAt(k));
  };
  for (let row = 0; row < height; row += 2) {
    request.onStep((buffer.top + row) / frame.height);
    for (let x = 0; x < width; x += 2) draw(row * width + x);
  }
  const tone = (k: number) => Math.sqrt(Math.max(0, frame.radiance[(buffer.top * width + k) * 3 + 1]!));
  for (let row = 0; row < height; row += 2) {
    if (row % 16 === 0) request.onStep((buffer.top + row) / frame.height);
    for (let x = 0; x < width; x += 2) {
      const k = row * width + x;
      const right = x + 1 < width ? 1 : 0;
      const below = row + 1 < height ? width : 0;
      const block = [k, k + right, k + below, k + below + right];
      if (!block.some(isGlass)) continue;
      let varied = !block.every(isGlass);
      for (const other of [
        x >= 2 ? k - 2 : k,
        x + 2 < width ? k + 2 : k,
        row >= 2 ? k - 2 * width : k,
        row + 2 < height ? k + 2 * width : k,
      ]) {
        varied ||= !done[other] || Math.abs(tone(other) - tone(k)) > DETAIL * (0.3 + tone(k));
      }
      if (varied) for (const sample of block) draw(sample);
      else for (const sample of block) copyGlass(frame, buffer, k, sample, partAt(sample));
    }
  }
}

function traceSample(
  { scene, camera, frame }: GlassRequest,
  buffer: VisibilityBuffer,
  k: number,
  tracer: GlassTracer,
  part: number,
): void {
  const { positions: p, indices } = scene.geometry;
  const triangle = buffer.triangle[k]! * 3;
  const weights = [buffer.first[k]!, buffer.second[k]!, 1 - buffer.first[k]! - buffer.second[k]!];
  const axis = (c: number) => weights.reduce((sum, weight, i) => sum + weight * p[indices[triangle + i]! * 3 + c]!, 0);
  const at: Vec3 = [axis(0), axis(1), axis(2)];
  const ray = [at[0] - camera.eye[0], at[1] - camera.eye[1], at[2] - camera.eye[2]] as const;
  const length = Math.hypot(...ray);
  tracer.trace(...at, ray[0] / length, ray[1] / length, ray[2] / length, radiance);
  const to = buffer.top * buffer.width + k;
  frame.radiance.set(radiance, to * 3);
  markGlass(frame, buffer, k, part);
}

function copyGlass(frame: Frame, buffer: VisibilityBuffer, from: number, to: number, part: number): void {
  const offset = buffer.top * buffer.width;
  frame.radiance.copyWithin((offset + to) * 3, (offset + from) * 3, (offset + from) * 3 + 3);
  markGlass(frame, buffer, to, part);
}

function markGlass(frame: Frame, buffer: VisibilityBuffer, k: number, part: number): void {
  const to = buffer.top * buffer.width + k;
  frame.coverage[to] = 255;
  frame.parts[to] = part + 1;
  if (frame.depth.length > 0) frame.depth[to] = buffer.depth[k]!;
  if (frame.groundLight.length > 0) frame.groundLight[to] = 0;
}
