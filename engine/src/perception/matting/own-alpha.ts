import type { EnginePixels } from '../../foundation/image/pixels.ts';

/** Share of clear border pixels from which a picture counts as already cut out. */
const CLEAR_EDGE = 0.6;
/** Alpha (0 to 255) below which a pixel is clear. */
const MAX_CLEAR_ALPHA = 8;

/** The alpha of a picture, one byte a pixel; null when it is opaque throughout. */
export function ownAlpha({ data, width, height, channels }: EnginePixels): Uint8Array<ArrayBuffer> | null {
  if (channels === 3) return null;
  const alpha = new Uint8Array(width * height);
  let min = 255;
  for (let i = 0; i < alpha.length; i++) {
    const value = data[4 * i + 3]!;
    alpha[i] = value;
    if (value < min) min = value;
  }
  return min < 255 ? alpha : null;
}

/**
 * Whether most of the picture's border is transparent: then the subject was cut out before, and that mask is more
 * reliable than any network.
 */
export function isCutOut(alpha: Uint8Array, width: number, height: number): boolean {
  let clear = 0;
  const countIfClear = (x: number, y: number) => {
    if (alpha[y * width + x]! < MAX_CLEAR_ALPHA) clear++;
  };
  for (let x = 0; x < width; x++) [0, height - 1].forEach((y) => countIfClear(x, y));
  for (let y = 0; y < height; y++) [0, width - 1].forEach((x) => countIfClear(x, y));
  return clear >= CLEAR_EDGE * 2 * (width + height);
}
