/** Fills the canvas around a picture with its blurred mirror image: an honest filling where it cannot be continued. */
import { mirroredPlace } from '../../../foundation/image/mirrored-place.ts';
import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import type { Canvas } from '../canvas.ts';
import { createBlurStack, readStack } from './blur-stack.ts';

/** Blur far from the picture, as a share of its longer side: nothing is recognised, and colours keep their places. */
const FULL_BLUR = 0.06;
/** Distance from the picture over which the blur grows, as a share of its longer side. */
const GROWING = 0.05;

/** Whether the words ask for nothing but a mirrored blur. */
export const asksForMirror = (words: string): boolean =>
  /^\s*(a |the )?((soft(ly)? )?(mirrored|mirror) blur|(blurred|soft) mirror( image)?)\s*$/i.test(words);

/** `onStep` is called with the finished share, 0 to 1, every few milliseconds; it may throw to stop. */
export function mirrorBlurred(canvas: Canvas, onStep: (share: number) => void): EnginePixels {
  const { width, height, rgb, alpha } = canvas;
  const box = canvas.box!;
  const long = Math.max(box.width, box.height);
  const picture = new Float32Array(box.width * box.height * 3);
  for (let y = 0; y < box.height; y++) {
    const from = ((y + box.top) * width + box.left) * 3;
    picture.set(rgb.subarray(from, from + box.width * 3), y * box.width * 3);
  }
  const stack = createBlurStack(picture, box.width, box.height, () => onStep(0));
  const data = new Uint8Array(width * height * 3);
  const colour = new Float64Array(3);
  for (let y = 0; y < height; y++) {
    if ((y & 7) === 0) onStep(y / height);
    const row = mirroredPlace(y - box.top, box.height);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const column = mirroredPlace(x - box.left, box.width);
      const away = Math.hypot(
        Math.max(0, box.left - x, x - box.left - box.width + 1),
        Math.max(0, box.top - y, y - box.top - box.height + 1),
      );
      const share = alpha[i]! / 255;
      readStack(stack, column, row, FULL_BLUR * long * (1 - Math.exp(-away / (GROWING * long))), colour);
      for (let c = 0; c < 3; c++)
        data[i * 3 + c] = share === 1 ? rgb[i * 3 + c]! : colour[c]! + (rgb[i * 3 + c]! - colour[c]!) * share + 0.5;
    }
  }
  return { width, height, channels: 3, data };
}
