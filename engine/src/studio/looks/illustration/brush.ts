import { blur } from '../../../foundation/image/blur.ts';
import { createNoiseField } from '../../../foundation/image/noise-field.ts';
import type { NoiseField } from '../../../foundation/image/noise-field.ts';
import type { Sheet } from './sheet.ts';

/** Deviations of a brush from the contour: the position on the subject that pixel (x, y) of the painting shows. */
export interface Displacement {
  readonly x: NoiseField;
  readonly y: NoiseField;
}

/**
 * `reach` is in pixels of a picture of 768 x 768; `layer` makes brushes differ. The paint is shifted a little left and
 * down.
 */
export function createDisplacement({ width, height, unit }: Sheet, reach: number, layer: number): Displacement {
  const size = { width, height };
  const slowX = createNoiseField({ ...size, scaleX: 70 * unit, layer });
  const slowY = createNoiseField({ ...size, scaleX: 70 * unit, layer: layer + 10 });
  const quickX = createNoiseField({ ...size, scaleX: 10 * unit, layer: layer + 20, octaves: 2 });
  const quickY = createNoiseField({ ...size, scaleX: 10 * unit, layer: layer + 30, octaves: 2 });
  const far = reach * unit;
  return {
    x: (x, y) => x + far * (slowX(x, y) + 0.3 * quickX(x, y) + 0.34),
    y: (x, y) => y + far * (slowY(x, y) + 0.3 * quickY(x, y) - 0.2),
  };
}

interface Area {
  readonly left: number;
  readonly top: number;
  /** First column to the right of the area, which is exclusive like `bottom`. */
  readonly right: number;
  readonly bottom: number;
}

/** The bounding box of a mask with a margin in pixels; empty when the mask is. */
export function paintedArea(mask: Float32Array, width: number, height: number, margin: number): Area {
  let left = width;
  let right = -1;
  let top = height;
  let bottom = -1;
  for (let k = 0; k < mask.length; k++) {
    if (mask[k]! === 0) continue;
    const x = k % width;
    const y = (k - x) / width;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    bottom = y;
  }
  if (right < 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  const m = Math.ceil(margin);
  return {
    left: Math.max(0, left - m),
    top: Math.max(0, top - m),
    right: Math.min(width, right + m + 1),
    bottom: Math.min(height, bottom + m + 1),
  };
}

/** Blurs a plane inside a mask only, so that values outside do not bleed in. */
export function blurWithin(
  plane: Float32Array,
  mask: Float32Array,
  width: number,
  height: number,
  radius: number,
  { channels = 1, check }: { channels?: number; check: () => void },
): Float32Array {
  const weighted = new Float32Array(plane.length);
  for (let i = 0; i < plane.length; i++) weighted[i] = plane[i]! * mask[channels === 1 ? i : Math.floor(i / channels)]!;
  const sum = blur(weighted, width, height, radius, { channels, check });
  const weight = blur(mask, width, height, radius, { check });
  for (let i = 0; i < sum.length; i++) {
    const share = weight[channels === 1 ? i : Math.floor(i / channels)]!;
    sum[i] = share > 1e-4 ? sum[i]! / share : 0;
  }
  return sum;
}
