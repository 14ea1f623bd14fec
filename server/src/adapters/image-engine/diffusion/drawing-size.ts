import type { SizeRules } from '../engine-settings.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Models draw doubled subjects far above the size that they were trained on, and mush far below. */
const TOLERANCE = 1.3;

/**
 * What to draw at for a picture of a size: sides in the engine's multiple, as many pixels as the model is good at, about the
 * same shape. Where nothing but the multiple is in the way the size is rounded up, so that the rest is cut off.
 */
export function drawingSize({ width, height }: Size, { multiple, pixels }: SizeRules): Size {
  const ratio = pixels === null ? 1 : (width * height) / pixels;
  const scale = pixels !== null && (ratio > TOLERANCE || ratio < 1 / TOLERANCE) ? Math.sqrt(1 / ratio) : 1;
  const round = scale === 1 ? Math.ceil : Math.round;
  const side = (length: number) => Math.max(multiple, round((length * scale) / multiple) * multiple);
  return { width: side(width), height: side(height) };
}
