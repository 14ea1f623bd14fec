import type { Mask } from '../mask/mask.ts';
import type { Rect } from '../mask/rect.ts';

export interface Tint {
  /** Red, green and blue as an image holds them, lowest byte first. */
  readonly colour: number;
  /** Pixels of the mask, along each side, that one of the image stands for. */
  readonly block: number;
}

/** Pixels of an image of a mask, a rectangle of the mask: one colour whose alpha is the mean coverage of a block. */
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
