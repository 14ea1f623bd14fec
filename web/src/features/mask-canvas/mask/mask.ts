import type { Rect, Size } from './rect.ts';

/** How far each pixel of a picture is covered: 0 not at all, 255 wholly; row by row. */
export interface Mask extends Size {
  /** Begins at a multiple of four bytes. */
  readonly data: Uint8Array;
}

export const createMask = ({ width, height }: Size): Mask => ({ width, height, data: new Uint8Array(width * height) });

/** Covered share of the picture, 0 to 1. */
export const coverageOf = (mask: Mask): number => sumOf(mask) / (255 * mask.data.length);

/** All values together. */
export function sumOf({ data }: Mask): number {
  let sum = 0;
  // Four at once: most of a mask is nothing or all.
  const fours = new Uint32Array(data.buffer, data.byteOffset, data.length >> 2);
  for (let at = 0; at < fours.length; at++) {
    const four = fours[at]!;
    if (four === 0) continue;
    if (four === 0xffffffff) sum += 4 * 255;
    else sum += (four & 255) + ((four >>> 8) & 255) + ((four >>> 16) & 255) + (four >>> 24);
  }
  for (let at = fours.length * 4; at < data.length; at++) sum += data[at]!;
  return sum;
}

/** The smallest rectangle around everything above 0; null of an empty mask. */
export function coveredRect(mask: Mask): Rect | null {
  const { width, height, data } = mask;
  const rowHas = (y: number) => data.subarray(y * width, (y + 1) * width).some((value) => value > 0);
  let top = 0;
  while (top < height && !rowHas(top)) top++;
  if (top === height) return null;
  let bottom = height;
  while (!rowHas(bottom - 1)) bottom--;
  let [first, last] = [width, 0];
  for (let y = top; y < bottom; y++) {
    const row = y * width;
    for (let x = 0; x < first; x++) if (data[row + x] !== 0) first = x;
    for (let x = width - 1; x >= last; x--) if (data[row + x] !== 0) last = x + 1;
  }
  return { left: first, top, right: last, bottom };
}

/** Puts values onto a mask: where they cover, it is covered as well, or no longer. */
export function combine(mask: Mask, values: Uint8Array, how: 'add' | 'subtract' | 'replace'): void {
  const { data } = mask;
  if (how === 'replace') data.set(values);
  else if (how === 'add') for (let at = 0; at < data.length; at++) data[at] = Math.max(data[at]!, values[at]!);
  else for (let at = 0; at < data.length; at++) data[at] = Math.min(data[at]!, 255 - values[at]!);
}

export function invert({ data }: Mask): void {
  for (let at = 0; at < data.length; at++) data[at] = 255 - data[at]!;
}
