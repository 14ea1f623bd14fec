import { CANVAS_SIDE_MAXIMUM, type PixelSize } from '@kenna/contract';
import { around, centred, type Arrangement } from './arrangement.ts';

export interface CanvasPreset {
  readonly name: string;
  readonly hint: string;
  /** Ratio of width to height. */
  readonly ratio: number;
  /** Exact size, of a preset that allows one size only. */
  readonly size?: PixelSize;
}

export const CANVAS_PRESETS: readonly CanvasPreset[] = [
  { name: 'Square', hint: '1:1', ratio: 1 },
  { name: 'Portrait', hint: '4:5', ratio: 4 / 5 },
  { name: 'Landscape', hint: '16:9', ratio: 16 / 9 },
  { name: 'Vertical', hint: '9:16', ratio: 9 / 16 },
  { name: 'Story', hint: '1080 × 1920', ratio: 9 / 16, size: { width: 1080, height: 1920 } },
  { name: 'Wide', hint: '1280 × 768', ratio: 5 / 3, size: { width: 1280, height: 768 } },
];

export const presetArrangement = ({ ratio, size }: CanvasPreset, picture: PixelSize): Arrangement =>
  size ? centred(size, picture) : around(picture, ratio);

/** The preset that a canvas matches; null for a custom size. */
export function presetOf({ width, height }: PixelSize): CanvasPreset | null {
  const sized = CANVAS_PRESETS.find(({ size }) => size?.width === width && size.height === height);
  // Sides are whole pixels, so a canvas may differ from a ratio by one pixel.
  return sized ?? CANVAS_PRESETS.find(({ ratio, size }) => !size && Math.abs(width - height * ratio) <= ratio) ?? null;
}

/** A warning about a picture larger than the largest canvas; null for all others. */
export const tooLargeWarning = ({ width, height }: PixelSize): string | null =>
  Math.max(width, height) > CANVAS_SIDE_MAXIMUM
    ? `This picture is larger than the largest canvas of ${CANVAS_SIDE_MAXIMUM} pixels a side, so it is scaled down.`
    : null;
