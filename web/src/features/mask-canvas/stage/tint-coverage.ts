import type { Mask } from '../mask/mask.ts';
import type { Rect } from '../mask/rect.ts';

export interface Tint {
  /**
   * Blue, green and red in one number, red as the lowest byte, as `ImageData` stores them on little-endian machines.
   */
  readonly colour: number;
  /** Side of the square of mask pixels that one pixel of the image represents. */
  readonly block: number;
}

/**
 * Paints a rectangle of the mask into the pixels of an image: one colour whose alpha is the mean coverage of a block.
 */
export function tintCoverage(pixels: Uint32Array, mask: Mask, rect: Rect, { colour, block }: Tint): void {
  const { width, height, data } = mask;
  const across = Math.ceil(width / block);
  for (let row = Math.floor(rect.top / block); row * block < rect.bottom; row++) {
    const bottom = Math.min(height, (row + 1) * block);
    for (let column = Math.floor(rect.left / block); column * block < rect.right; column++) {
      const right = Math.min(width, (column + 1) * block);
      let sum = 0;
      for (let y = row * block; y < bottom; y++) {
        for (let x = column * block; x < right; x++) sum += data[y * width + x]!;
      }
      const mean = Math.round(sum / ((bottom - row * block) * (right - column * block)));
      pixels[row * across + column] = (mean << 24) | colour;
    }
  }
}
