import { emptyBuffer, rasterise, scratchVisibilityBuffer } from '../../foundation/raster/rasterise.ts';
import type { ProjectedVertices, VisibilityBuffer } from '../../foundation/raster/rasterise.ts';
import { meshBounds } from '../../foundation/geometry/mesh/mesh.ts';
import type { Camera } from '../camera/camera.ts';
import { projectVertices } from '../camera/camera.ts';
import type { Frame } from '../render/frame.ts';
import type { Lighting } from '../light/lighting.ts';
import type { Scene } from '../parts/scene.ts';
import { cleanPlate } from './clean-plate.ts';
import { clearSpecks } from './clear-specks.ts';
import { shadeFloor } from './glass-shadow.ts';
import { joinStreaks } from './join-streaks.ts';
import { smoothFrost } from './smooth-frost.ts';
import { createSampleTracer } from './sample-glass.ts';
import type { SampleTracer } from './sample-glass.ts';
import { createSurroundings } from './surroundings.ts';
import { createGemTracer } from './trace-gem.ts';
import { createGlassTracer } from './trace-glass.ts';
import type { GlassTracer } from './trace-glass.ts';

export interface GlassRequest {
  readonly scene: Scene;
  readonly camera: Camera;
  readonly lighting: Lighting;
  /** The frame rendered without its glass parts, into which glass is drawn. */
  readonly frame: Frame;
  /** True when the frame's samples are displaced from their rows and columns. */
  readonly staggered: boolean;
  /**
   * True when the picture has no background. Glass is then partly transparent: its coverage is below 255 by the share
   * of light that passes through it.
   */
  readonly cutOut: boolean;
  /** Receives the share done, 0 to 1; may throw to stop. It is called every few rows of samples. */
  readonly onStep: (share: number) => void;
}

/**
 * Rows that are rasterised at once. Each band iterates over all triangles, so there should be few. The number is a
 * multiple of four, because samples are traced in blocks that start at such rows.
 */
const BAND_ROWS = 768;

/** Draws the parts of a scene that are glass or cut stones over the picture behind them. */
export function drawGlass(request: GlassRequest): void {
  const { scene, camera, lighting, frame } = request;
  const glass = scene.parts.map((part) => part.glass);
  if (glass.every((body) => body === undefined)) return;
  const size = glassSize(scene);
  for (const { glass: body, mesh } of scene.parts) {
    if (body && 'outer' in body) shadeFloor({ frame, scene, camera, lighting, body, mesh, size });
  }
  const surroundings = createSurroundings(cleanPlate(frame, scene), frame, camera, lighting, size * 5);
  const tracers = glass.map((body): GlassTracer | null => {
    if (!body) return null;
    return 'outer' in body ? createGlassTracer(body, surroundings) : createGemTracer(body, surroundings);
  });
  const soft = tracers.some((tracer) => tracer?.skin);
  const skin = soft ? new Float32Array(frame.radiance.length) : null;
  const { staggered } = request;
  const projected = { ...projectVertices(scene.geometry.positions, camera, frame.width, frame.height), staggered };
  const bandRows = Math.min(BAND_ROWS, frame.height);
  const memory = scratchVisibilityBuffer(frame.width, bandRows);
  for (let top = 0; top < frame.height; top += bandRows) {
    request.onStep(top / frame.height);
    const buffer = emptyBuffer(memory, Math.min(bandRows, frame.height - top), top);
    drawBand(request, projected, buffer, tracers, skin);
  }
  const reach = Math.max(1, Math.round(frame.width * FROST_BLUR));
  tracers.forEach((tracer, part) => {
    if (tracer?.skin) smoothFrost(frame, part + 1, reach, skin!);
    else if (tracer && 'outer' in glass[part]!) {
      clearSpecks(frame, part + 1);
      joinStreaks(frame, part + 1);
    }
  });
}

/** Radius, as a share of the picture's width, with which etched glass is smoothed. */
const FROST_BLUR = 0.0065;

function glassSize({ parts }: Scene): number {
  const { min, max } = meshBounds(parts.filter((part) => part.glass).map((part) => part.mesh));
  return Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
}

/**
 * Difference in tone between neighbouring blocks of 2 x 2 samples, as a share of 0.3 plus the tone, above which all
 * four samples of a block are traced. Otherwise the first is traced and copied.
 */
const DETAIL = 0.11;
/** Difference in tone above which all four samples of a block of soft (etched) glass are traced. */
const SOFT_DETAIL = 0.9;
/** Soft (etched) glass is first traced only at every fourth sample of every fourth row. */
const COARSE = 4;
/**
 * Difference between the brightest and the darkest of four such samples, as a share of 0.3 plus the darkest tone, below
 * which the samples between them are copies.
 */
const EVEN = 0.6;

function drawBand(
  request: GlassRequest,
  projected: ProjectedVertices,
  buffer: VisibilityBuffer,
  tracers: readonly (GlassTracer | null)[],
  skin: Float32Array | null,
): void {
  const { scene, frame, camera, staggered, cutOut } = request;
  rasterise(scene.geometry, projected, buffer);
  const { width, height } = buffer;
  const samples = createSampleTracer({ frame, geometry: scene.geometry, camera, buffer, staggered, cutOut });
  const glassParts = glassSeen(scene, buffer, tracers);
  const partAt = (k: number) => glassParts[k]!;
  const isGlass = (k: number) => glassParts[k]! >= 0;
  const done = new Uint8Array(width * height);
  const draw = (k: number) => {
    if (done[k] || !isGlass(k)) return;
    done[k] = 1;
    samples.trace(k, tracers[partAt(k)]!, partAt(k));
  };
  const isSoft = (k: number) => isGlass(k) && tracers[partAt(k)]!.skin !== null;
  for (let row = 0; row < height; row += 2) {
    request.onStep((buffer.top + row) / frame.height);
    for (let x = 0; x < width; x += 2) {
      const k = row * width + x;
      if ((row % COARSE === 0 && x % COARSE === 0) || !isSoft(k)) draw(k);
    }
  }
  fillSoft({ buffer, samples, done, partAt, isSoft, draw });
  if (skin) {
    for (let k = 0; k < glassParts.length; k++) if (isSoft(k)) samples.skin(k, tracers[partAt(k)]!.skin!, skin);
  }
  const block = [0, 0, 0, 0];
  for (let row = 0; row < height; row += 2) {
    if (row % 8 === 0) request.onStep((buffer.top + row) / frame.height);
    for (let x = 0; x < width; x += 2) {
      const k = row * width + x;
      const beside = x + 1 < width ? 1 : 0;
      const below = row + 1 < height ? width : 0;
      if (!isGlass(k) && !isGlass(k + beside) && !isGlass(k + below) && !isGlass(k + below + beside)) continue;
      block[0] = k;
      block[1] = k + beside;
      block[2] = k + below;
      block[3] = k + below + beside;
      const own = partAt(k) < 0 ? null : tracers[partAt(k)]!;
      const detail = own?.skin ? SOFT_DETAIL : DETAIL;
      const varied = !block.every(isGlass) || differs(samples, done, k, x, row, buffer, detail);
      if (!varied) {
        for (const sample of block) if (sample !== k) samples.copy(k, sample, partAt(sample));
        continue;
      }
      for (const sample of block) draw(sample);
    }
  }
}

/** The glass part that is visible in each sample, -1 for none. */
function glassSeen(
  { geometry: { triangleParts } }: Scene,
  { triangle }: VisibilityBuffer,
  tracers: readonly (GlassTracer | null)[],
): Int16Array {
  const seen = new Int16Array(triangle.length).fill(-1);
  for (let k = 0; k < seen.length; k++) {
    if (triangle[k]! < 0) continue;
    const part = triangleParts[triangle[k]!]!;
    if (tracers[part] !== null) seen[k] = part;
  }
  return seen;
}

interface SoftFill {
  readonly buffer: VisibilityBuffer;
  readonly samples: SampleTracer;
  readonly done: Uint8Array;
  partAt(k: number): number;
  isSoft(k: number): boolean;
  draw(k: number): void;
}

/**
 * Completes the first samples of the 2 x 2 blocks of soft glass. Where the four traced samples at the corners of a cell
 * (`COARSE`) are similar, the upper left one is copied, otherwise the sample is traced. The copies leave no visible
 * steps, because soft glass is blurred afterwards.
 */
function fillSoft({ buffer: { width, height }, samples, done, partAt, isSoft, draw }: SoftFill): void {
  const corners = [0, 0, 0, 0];
  for (let row = 0; row < height; row += 2) {
    for (let x = 0; x < width; x += 2) {
      const k = row * width + x;
      if (done[k] || !isSoft(k)) continue;
      const [left, top] = [x - (x % COARSE), row - (row % COARSE)];
      const base = top * width + left;
      corners[0] = base;
      corners[1] = base + COARSE;
      corners[2] = base + COARSE * width;
      corners[3] = base + COARSE * width + COARSE;
      const part = partAt(k);
      const known =
        left + COARSE < width && top + COARSE < height && corners.every((c) => done[c] && partAt(c) === part);
      if (known && spread(samples, corners) < EVEN) {
        samples.copy(base, k, part);
        done[k] = 1;
      } else draw(k);
    }
  }
}

/**
 * Whether the tone of sample `k` differs by more than `detail` from a sample two columns or two rows away, or such a
 * sample has not been traced because it is not glass.
 */
function differs(
  samples: SampleTracer,
  done: Uint8Array,
  k: number,
  x: number,
  row: number,
  { width, height }: VisibilityBuffer,
  detail: number,
): boolean {
  const tone = samples.tone(k);
  const apart = (other: number) => !done[other] || Math.abs(samples.tone(other) - tone) > detail * (0.3 + tone);
  return (
    (x >= 2 && apart(k - 2)) ||
    (x + 2 < width && apart(k + 2)) ||
    (row >= 2 && apart(k - 2 * width)) ||
    (row + 2 < height && apart(k + 2 * width))
  );
}

/** Difference between the brightest and the darkest of these samples, as a share of 0.3 plus the darkest tone. */
function spread(samples: SampleTracer, block: readonly number[]): number {
  let low = Infinity;
  let high = 0;
  for (const sample of block) {
    const tone = samples.tone(sample);
    if (tone < low) low = tone;
    if (tone > high) high = tone;
  }
  return (high - low) / (0.3 + low);
}
