import { CUSTOM_SIDE_MAXIMUM, CUSTOM_SIDE_MINIMUM } from './constants.ts';

export const ASPECTS = ['square', 'wide', 'tall', 'custom'] as const;
export type Aspect = (typeof ASPECTS)[number];

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

export const ASPECT_SIZES: Record<Exclude<Aspect, 'custom'>, PixelSize> = {
  square: { width: 768, height: 768 },
  wide: { width: 1280, height: 768 },
  tall: { width: 640, height: 960 },
};

/** Pixel size of a shape; custom sizes are rounded to whole pixels within the limits. */
export function sizeOf(aspect: Aspect, custom: PixelSize, maximum = CUSTOM_SIDE_MAXIMUM): PixelSize {
  if (aspect !== 'custom') return ASPECT_SIZES[aspect];
  const side = (value: number) => Math.min(maximum, Math.max(CUSTOM_SIDE_MINIMUM, Math.round(value)));
  return { width: side(custom.width), height: side(custom.height) };
}

/** Format of the `size` field and of the prompt command: `768x768`. */
export const sizeText = ({ width, height }: PixelSize): string => `${width}x${height}`;
