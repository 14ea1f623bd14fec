import { scratchBytes, scratchFloats } from '../../foundation/raster/scratch.ts';

/**
 * The input of a look: the rendered scene at full sampling rate, before any tone curve. It is valid until the thread
 * renders another frame.
 */
export interface Frame {
  /**
   * Width in samples, of which there are `samples` per pixel on each axis (may be fractional for very large pictures).
   */
  readonly width: number;
  /** Height in samples. */
  readonly height: number;
  readonly samples: number;
  /** Linear radiance, 3 values per sample. */
  readonly radiance: Float32Array;
  /** Coverage: 255 where a part is visible, 0 on the bare backdrop, values between for sheer fabric. */
  readonly coverage: Uint8Array;
  /** Depth in metres along the view axis; +Infinity on the backdrop. */
  readonly depth: Float32Array;
  /** Normals in camera space, 3 values per sample, -127 to 127: right, up, towards the viewer. */
  readonly normals: Int8Array;
  /** Index into `scene.parts` plus 1; 0 on the backdrop. */
  readonly parts: Uint8Array;
  /** sRGB colour of the surface without light, 3 values per sample. */
  readonly albedo: Uint8Array;
  /** Construction lines, 0 to 255. */
  readonly lines: Uint8Array;
  /**
   * Light on the ground from 1 (full shadow) to 255 (full light); 255 on the backdrop and 0 on all other parts. A
   * picture with a coloured background takes only this from its setting.
   */
  readonly backgroundLight: Uint8Array;
}

/** Optional buffers in addition to radiance, coverage and parts; those not requested are empty arrays. */
export type FrameChannel = 'depth' | 'normals' | 'albedo' | 'lines' | 'backgroundLight';

/** Maximum number of samples of a frame whose memory the next frame reuses: larger frames are rare. */
const MAX_CACHED = 2.6e6;

/**
 * Creates an empty frame of `width` x `height` samples. Its radiance, coverage and parts are in memory that the next
 * frame of the thread reuses, unless it has more than `MAX_CACHED` samples.
 */
export function createFrame(width: number, height: number, samples: number, channels: readonly FrameChannel[]): Frame {
  const count = width * height;
  const size = (channel: FrameChannel, values: number) => (channels.includes(channel) ? count * values : 0);
  return {
    width,
    height,
    samples,
    radiance: count > MAX_CACHED ? new Float32Array(count * 3) : scratchFloats('radiance', count * 3).fill(0),
    coverage: count > MAX_CACHED ? new Uint8Array(count) : scratchBytes('coverage', count).fill(0),
    depth: new Float32Array(size('depth', 1)).fill(Infinity),
    normals: new Int8Array(size('normals', 3)),
    parts: count > MAX_CACHED ? new Uint8Array(count) : scratchBytes('parts', count).fill(0),
    albedo: new Uint8Array(size('albedo', 3)),
    lines: new Uint8Array(size('lines', 1)),
    backgroundLight: new Uint8Array(size('backgroundLight', 1)),
  };
}
