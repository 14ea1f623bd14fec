import { blur } from '../../../foundation/image/blur.ts';
import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { createNoiseField } from '../../../foundation/image/noise-field.ts';
import type { NoiseField } from '../../../foundation/image/noise-field.ts';
import { readPlane } from '../../../foundation/image/read-plane.ts';
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

interface Stroke {
  readonly displacement: Displacement;
  /** Distance in pixels beyond the mask that the displaced brush can reach. */
  readonly margin: number;
  readonly check: () => void;
}

/**
 * Paints one pixel: its index `k`, its place, the place (`fromX`, `fromY`) on the subject that the brush shows there, and
 * the share of it that is covered. The values are positional because it is called for every pixel.
 */
type PaintPixel = (k: number, x: number, y: number, fromX: number, fromY: number, cover: number) => void;

/** Paints all pixels that a displaced brush covers when it follows a mask. */
export function paintAlong(
  sheet: Sheet,
  mask: Float32Array,
  { displacement, margin, check }: Stroke,
  paint: PaintPixel,
): void {
  const { width, height } = sheet;
  const area = paintedArea(mask, width, height, margin);
  for (let y = area.top; y < area.bottom; y++) {
    check();
    for (let x = area.left; x < area.right; x++) {
      const fromX = displacement.x(x, y);
      const fromY = displacement.y(x, y);
      const cover = smoothstep(0.3, 0.7, readPlane(mask, width, height, fromX, fromY));
      if (cover < 0.01) continue;
      const k = y * width + x;
      paint(k, x, y, fromX, fromY, cover);
      sheet.painted[k] = Math.max(sheet.painted[k]!, cover);
    }
  }
}

/** The bounding box of a mask with a margin in pixels; empty when the mask is. */
function paintedArea(mask: Float32Array, width: number, height: number, margin: number): Area {
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
