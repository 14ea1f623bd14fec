import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import type { Drawing } from './drawing.ts';

/** Colour of full ink, sRGB. */
const INK = [24, 23, 27] as const;
/** Coverage that changes a pixel by less than a level. */
const MIN_COVERAGE = 0.004;

/**
 * Draws the lines of a drawing over its picture; transparent pixels get ink only.
 * @param strength from 0 (none) to 1 (full ink).
 */
export function layInk(picture: EnginePixels, { ink }: Pick<Drawing, 'ink'>, strength: number): EnginePixels {
  const { width, height, channels } = picture;
  if (strength <= 0) return picture;
  const data = picture.data.slice();
  for (let k = 0; k < width * height; k++) {
    const cover = Math.min(1, ink[k]!) * strength;
    if (cover <= MIN_COVERAGE) continue;
    const at = k * channels;
    const under = channels === 4 ? data[at + 3]! / 255 : 1;
    const alpha = cover + under * (1 - cover);
    for (let c = 0; c < 3; c++) {
      data[at + c] = (INK[c]! * cover + data[at + c]! * under * (1 - cover)) / alpha + 0.5;
    }
    if (channels === 4) data[at + 3] = 255 * alpha + 0.5;
  }
  return { ...picture, data };
}
