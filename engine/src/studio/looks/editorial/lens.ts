import { blur } from '../../../foundation/image/blur.ts';
import type { Frame } from '../../render/frame.ts';

/**
 * Centre and radii of the pool of light on the background, as shares of the picture's shorter side, relative to its
 * centre.
 */
const POOL = { x: -0.1, y: -0.13, width: 0.33, height: 0.36 };

/**
 * Darkens the background outside a pool of light, and the corners of the whole picture as a fast lens does (natural
 * vignetting, cos^4 law), in place. `ground` is the strength 0 to 1 of the pool by part number (0 is the bare
 * backdrop).
 */
export function shapeLight(frame: Frame, ground: readonly number[], check: () => void): void {
  const { width, height, radiance, parts } = frame;
  const narrow = Math.min(width, height);
  for (let y = 0; y < height; y++) {
    if (y % 16 === 0) check();
    const v = (y - height / 2) / narrow;
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      const u = (x - width / 2) / narrow;
      const falloff = 1 / (1 + 1.9 * (u * u + v * v)) ** 2;
      const share = ground[parts[k]!]!;
      let light = falloff;
      if (share > 0) {
        const pool = Math.exp(-(((u - POOL.x) / POOL.width) ** 2) - ((v - POOL.y) / POOL.height) ** 2);
        light *= 1 + share * (0.34 + 1.75 * pool - 1);
      }
      radiance[k * 3] = radiance[k * 3]! * light;
      radiance[k * 3 + 1] = radiance[k * 3 + 1]! * light;
      radiance[k * 3 + 2] = radiance[k * 3 + 2]! * light;
    }
  }
}

/** Radiance above which light glows into its surroundings. */
const GLOW_FROM = 0.8;

/**
 * Adds the glow of highlights that diffusion glass in front of a lens causes, in place, with a narrow and a wide
 * radius.
 */
export function addBloom(frame: Frame, strength: number, check: () => void): void {
  const step = Math.max(2, Math.round(2 * frame.samples));
  const width = Math.ceil(frame.width / step);
  const height = Math.ceil(frame.height / step);
  const bright = brightCells(frame, step, width, height);
  const size = Math.min(width, height);
  const narrow = blur(bright, width, height, size * 0.012, { channels: 3, check });
  const wide = blur(bright, width, height, size * 0.055, { channels: 3, check });
  for (let i = 0; i < wide.length; i++) wide[i] = strength * (0.55 * narrow[i]! + 0.45 * wide[i]!);
  for (let y = 0; y < frame.height; y++) {
    if (y % 16 === 0) check();
    for (let x = 0; x < frame.width; x++)
      addCell(frame.radiance, (y * frame.width + x) * 3, wide, width, height, x / step, y / step);
  }
}

function brightCells(frame: Frame, step: number, width: number, height: number): Float32Array {
  const cells = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (Math.min(frame.height - 1, y * step) * frame.width + Math.min(frame.width - 1, x * step)) * 3;
      for (let c = 0; c < 3; c++) {
        cells[(y * width + x) * 3 + c] = Math.min(2.5, Math.max(0, frame.radiance[from + c]! - GLOW_FROM));
      }
    }
  }
  return cells;
}

/**
 * Adds the value of a coarse plane at cell position (x, y), interpolated bilinearly, to the three values from `at` on.
 */
function addCell(
  into: Float32Array,
  at: number,
  plane: Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
): void {
  const i = Math.min(width - 1, Math.floor(x));
  const j = Math.min(height - 1, Math.floor(y));
  const right = Math.min(width - 1, i + 1);
  const below = Math.min(height - 1, j + 1);
  const u = x - i;
  const v = y - j;
  for (let c = 0; c < 3; c++) {
    const top = plane[(j * width + i) * 3 + c]! * (1 - u) + plane[(j * width + right) * 3 + c]! * u;
    const bottom = plane[(below * width + i) * 3 + c]! * (1 - u) + plane[(below * width + right) * 3 + c]! * u;
    into[at + c] = into[at + c]! + top * (1 - v) + bottom * v;
  }
}
