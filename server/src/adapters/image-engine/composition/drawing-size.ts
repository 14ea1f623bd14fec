import type { PixelSize } from '@kenna/contract';

interface SizeRules {
  readonly multiple: number;
  readonly pixels: number | null;
}

/** No side is drawn below this: models fall apart there. */
const LEAST_SIDE = 256;

/**
 * What an engine is told to draw for a size that was asked: its proportions, about as many pixels as the model was
 * trained on, and sides that are multiples. What comes back is brought to the size asked with `coverTo`.
 */
export function drawingSize({ width, height }: PixelSize, { multiple, pixels }: SizeRules): PixelSize {
  const scale = pixels === null ? 1 : Math.sqrt(pixels / (width * height));
  const least = Math.ceil(LEAST_SIDE / multiple) * multiple;
  const side = (asked: number) => {
    const steps = pixels === null ? Math.ceil(asked / multiple) : Math.round((asked * scale) / multiple);
    return Math.max(pixels === null ? multiple : least, steps * multiple);
  };
  return { width: side(width), height: side(height) };
}
