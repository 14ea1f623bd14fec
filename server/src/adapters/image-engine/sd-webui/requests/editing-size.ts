import { drawingSize, type PixelSize } from '@kenna/contract';
import type { ModelSettings } from '../../engine-settings.ts';

/** Maximum number of pixels that a model redraws at once. */
const MAX_PIXELS = 1536 * 1536;
/**
 * Number of pixels at which larger pictures are redrawn before they are enlarged again, because models draw well there.
 */
const GOOD_PIXELS = 1024 * 1024;

/** The size at which to redraw an existing picture or a part of one. */
export function editingSize({ width, height }: PixelSize, { size }: Pick<ModelSettings, 'size'>): PixelSize {
  const pixels = size.pixels ?? (width * height > MAX_PIXELS ? GOOD_PIXELS : null);
  return drawingSize({ width, height }, { ...size, pixels });
}
