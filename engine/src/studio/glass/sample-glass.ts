import type { Geometry } from '../../foundation/raster/geometry.ts';
import { STAGGER } from '../../foundation/raster/rasterise.ts';
import type { VisibilityBuffer } from '../../foundation/raster/rasterise.ts';
import type { Camera } from '../camera/camera.ts';
import type { Frame } from '../render/frame.ts';
import type { GlassTracer } from './trace-glass.ts';

/** Traces single samples of a band into its frame. */
export interface SampleTracer {
  /** Traces sample `k` of the band, where the glass part with the index `part` is visible. */
  trace(k: number, tracer: GlassTracer, part: number): void;
  /** Copies radiance and coverage of one sample of the band to another, which shows the glass part with this index. */
  copy(from: number, to: number, part: number): void;
  /**
   * Writes the light scattered by the skin of soft glass at sample `k` of the band into its place in a plane of the
   * frame.
   */
  skin(k: number, skin: GlassTracer['trace'], plane: Float32Array): void;
  /** Perceptual brightness of a sample: the square root of its green radiance. */
  tone(k: number): number;
}

export interface SampleTracerRequest {
  readonly frame: Frame;
  readonly geometry: Geometry;
  readonly camera: Camera;
  readonly buffer: VisibilityBuffer;
  /** True when samples are displaced from their rows and columns. */
  readonly staggered: boolean;
  readonly cutOut: boolean;
}

/** Maximum radiance of a ray. A ray that hits a lamp directly would otherwise leave a white speck in its pixel. */
const MAX_RADIANCE = 2.6;
/** Radiance of the paper behind stained glass when the background is cut out. */
const PAPER = 0.75;
/** Maximum share of the background that the alpha channel shows through glass, whose own light is divided by the rest. */
const MAX_THROUGH = 0.93;

/** Creates a tracer that writes to the frame of the request. It traces one sample at a time. */
export function createSampleTracer(request: SampleTracerRequest): SampleTracer {
  const { frame, geometry, camera, buffer, cutOut } = request;
  const aside = request.staggered ? STAGGER : 0;
  const { positions: p, indices } = geometry;
  const { eye, forward, right, up } = camera;
  const start = buffer.top * buffer.width;
  const scale = 1 / (camera.focal * frame.width);
  const centreX = frame.width * (0.5 + camera.shiftX) - 0.5;
  const centreY = frame.height * (0.5 + camera.shiftY) - 0.5;
  const light = new Float64Array(9);
  const sum = new Float64Array(9);

  /** Sends a ray through a sample, starting in the plane of the triangle that is visible there. */
  function send(sample: number, visit: GlassTracer['trace']): void {
    const x = sample % buffer.width;
    const y = buffer.top + (sample - x) / buffer.width;
    const sx = x + (y & 1 ? aside : -aside);
    const sy = y + (x & 1 ? -aside : aside);
    const triangle = buffer.triangle[sample]! * 3;
    const a = (sx - centreX) * scale;
    const b = (centreY - sy) * scale;
    let dx = forward[0] + a * right[0] + b * up[0];
    let dy = forward[1] + a * right[1] + b * up[1];
    let dz = forward[2] + a * right[2] + b * up[2];
    const unit = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
    dx *= unit;
    dy *= unit;
    dz *= unit;
    const i = indices[triangle]! * 3;
    const j = indices[triangle + 1]! * 3;
    const k = indices[triangle + 2]! * 3;
    const ux = p[j]! - p[i]!;
    const uy = p[j + 1]! - p[i + 1]!;
    const uz = p[j + 2]! - p[i + 2]!;
    const wx = p[k]! - p[i]!;
    const wy = p[k + 1]! - p[i + 1]!;
    const wz = p[k + 2]! - p[i + 2]!;
    const nx = uy * wz - uz * wy;
    const ny = uz * wx - ux * wz;
    const nz = ux * wy - uy * wx;
    const t =
      ((p[i]! - eye[0]) * nx + (p[i + 1]! - eye[1]) * ny + (p[i + 2]! - eye[2]) * nz) /
      (dx * nx + dy * ny + dz * nz || 1e-30);
    visit(eye[0] + t * dx, eye[1] + t * dy, eye[2] + t * dz, dx, dy, dz, light);
  }

  function mark(k: number, part: number, coverage: number): void {
    const to = start + k;
    frame.coverage[to] = coverage;
    frame.parts[to] = part + 1;
    if (frame.depth.length > 0) frame.depth[to] = buffer.depth[k]!;
    if (frame.backgroundLight.length > 0) frame.backgroundLight[to] = 0;
  }

  /**
   * Returns the coverage, 0 to 255, of the sample in `sum`, and removes from its colour the part of the background that
   * will be visible through the alpha channel. A stain transmits some channels more than others; paper replaces the
   * background behind the difference.
   */
  function separate(): number {
    const through = Math.min(sum[3]!, sum[4]!, sum[5]!, MAX_THROUGH);
    const cover = 1 - through;
    for (let c = 0; c < 3; c++) {
      const own = sum[c]! - sum[3 + c]! * sum[6 + c]! + (sum[3 + c]! - through) * PAPER;
      sum[c] = Math.max(0, own) / cover;
    }
    return Math.round(255 * cover);
  }

  return {
    trace(k, tracer, part) {
      send(k, tracer.trace);
      for (let c = 0; c < 9; c++) sum[c] = Math.min(MAX_RADIANCE, light[c]!);
      const coverage = cutOut ? separate() : 255;
      for (let c = 0; c < 3; c++) frame.radiance[(start + k) * 3 + c] = sum[c]!;
      mark(k, part, coverage);
    },
    copy(from, to, part) {
      frame.radiance.copyWithin((start + to) * 3, (start + from) * 3, (start + from) * 3 + 3);
      mark(to, part, frame.coverage[start + from]!);
    },
    skin(k, skin, plane) {
      send(k, skin);
      for (let c = 0; c < 3; c++) plane[(start + k) * 3 + c] = light[c]!;
    },
    tone: (k) => Math.sqrt(Math.max(0, frame.radiance[(start + k) * 3 + 1]!)),
  };
}
