import type { Rect, Size } from './rect.ts';

/** Coverage of each pixel of a picture, row by row: 0 is uncovered, 255 wholly covered. */
export interface Mask extends Size {
  /** The byte offset of the array is a multiple of four, because `sumOf` reads four values at once. */
  readonly data: Uint8Array;
}

export const createMask = ({ width, height }: Size): Mask => ({ width, height, data: new Uint8Array(width * height) });

/** Covered share of the picture, 0 to 1. */
export const coverageOf = (mask: Mask): number => sumOf(mask) / (255 * mask.data.length);

/** Sum of all values. */
export function sumOf({ data }: Mask): number {
  let sum = 0;
  // Four values are read at once, because most of a mask is either uncovered or wholly covered.
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

/** The smallest rectangle that contains every value above 0; null for an empty mask. */
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

/** Combines coverage values with a mask: covers their area as well, uncovers it, or replaces the mask. */
export function combine(mask: Mask, values: Uint8Array, how: 'add' | 'subtract' | 'replace'): void {
  const { data } = mask;
  if (how === 'replace') data.set(values);
  else if (how === 'add') for (let at = 0; at < data.length; at++) data[at] = Math.max(data[at]!, values[at]!);
  else for (let at = 0; at < data.length; at++) data[at] = Math.min(data[at]!, 255 - values[at]!);
}

export function invert({ data }: Mask): void {
  for (let at = 0; at < data.length; at++) data[at] = 255 - data[at]!;
}
