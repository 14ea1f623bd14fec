import type { PixelSize } from './sizes.ts';

/** How an engine chooses the size in which it draws. */
export interface SizeRules {
  /** Sides are multiples of this. */
  readonly multiple: number;
  /** About the number of pixels; null: as many as asked. */
  readonly pixels: number | null;
}

/** Minimum side in pixels where the size is chosen by the model; smaller pictures of models are unusable. */
const MIN_SIDE = 256;

/**
 * The size at which an engine should draw for a requested size: the same aspect ratio, about as many pixels as the
 * model was trained on, and sides that are multiples of `multiple`. The result is then resized to the requested size.
 */
export function drawingSize({ width, height }: PixelSize, { multiple, pixels }: SizeRules): PixelSize {
  const scale = pixels === null ? 1 : Math.sqrt(pixels / (width * height));
  const minSide = Math.ceil(MIN_SIDE / multiple) * multiple;
  const side = (asked: number) => {
    const steps = pixels === null ? Math.ceil(asked / multiple) : Math.round((asked * scale) / multiple);
    return Math.max(pixels === null ? multiple : minSide, steps * multiple);
  };
  return { width: side(width), height: side(height) };
}
