import type { EngineMask, EnginePixels } from './pixels.ts';

/** A picture with the mask of an edit, or a part of one. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** sRGB, 3 bytes per pixel; transparent pixels are composited over grey. */
  readonly rgb: Uint8Array;
  /** Opacity, 0 to 255 per pixel; null for a picture without transparency. */
  readonly alpha: Uint8Array | null;
  /** Mask of the edit (such as the area to be filled), 0 to 255 per pixel. */
  readonly mask: Uint8Array;
}

/** sRGB byte of the grey behind transparent pixels. */
const GREY = 128;

/** Separates the colours and the opacity of pixels, and adds the mask of an edit. */
export function pictureOf({ width, height, channels, data }: EnginePixels, mask: EngineMask): Picture {
  if (channels === 3) return { width, height, rgb: data, alpha: null, mask: mask.data };
  const rgb = new Uint8Array(width * height * 3);
  const opacity = new Uint8Array(width * height);
  for (let i = 0; i < width * height; i++) {
    opacity[i] = data[i * 4 + 3]!;
    const alpha = opacity[i]! / 255;
    for (let c = 0; c < 3; c++) rgb[i * 3 + c] = data[i * 4 + c]! * alpha + GREY * (1 - alpha) + 0.5;
  }
  return { width, height, rgb, alpha: opacity, mask: mask.data };
}

/** Linear luminance, 0 to 1, of each pixel. */
export function luminancePlane(rgb: Uint8Array): Float32Array {
  const plane = new Float32Array(rgb.length / 3);
  for (let i = 0; i < plane.length; i++) {
    plane[i] = 0.2126 * LINEAR[rgb[i * 3]!]! + 0.7152 * LINEAR[rgb[i * 3 + 1]!]! + 0.0722 * LINEAR[rgb[i * 3 + 2]!]!;
  }
  return plane;
}

/** Linear light of each sRGB byte. */
export const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});
