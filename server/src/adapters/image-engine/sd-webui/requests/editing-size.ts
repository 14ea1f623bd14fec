import type { PixelSize } from '@kenna/contract';
import type { ModelSettings } from '../../engine-settings.ts';
import { drawingSize } from '../../composition/drawing-size.ts';

/** Pictures of people are larger than any model draws well; above this they are drawn smaller and brought back. */
const MOST_PIXELS = 1536 * 1536;
const GOOD_PIXELS = 1024 * 1024;

/** The size to draw at for a picture, or a part of one, that is there already. */
export function editingSize({ width, height }: PixelSize, { size }: Pick<ModelSettings, 'size'>): PixelSize {
  const pixels = size.pixels ?? (width * height > MOST_PIXELS ? GOOD_PIXELS : null);
  return drawingSize({ width, height }, { ...size, pixels });
}
