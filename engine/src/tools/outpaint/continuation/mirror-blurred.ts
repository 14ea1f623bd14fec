/** Fills the canvas around a picture with its blurred mirror image: an honest filling where it cannot be continued. */
import { mirroredPlace } from '../../../foundation/image/mirrored-place.ts';
import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import type { Canvas } from '../canvas.ts';
import { createBlurStack, readStack } from './blur-stack.ts';

/**
 * Looks for four consecutive seeds: the blur far from the picture and the distance over which it grows, as shares of the
 * picture's longer side, and a grey level, 0 to 255, with the share by which the colours approach it far away.
 */
const LOOKS = [
  { blur: 0.07, growing: 0.2, level: 0, fade: 0 },
  { blur: 0.18, growing: 0.3, level: 0, fade: 0 },
  { blur: 0.12, growing: 0.24, level: 0, fade: 0.4 },
  { blur: 0.3, growing: 0.4, level: 255, fade: 0.5 },
] as const;
/** Above 1, the blur begins slowly: a picture that turns soft within some pixels shows its straight edge. */
const ONSET = 1.5;

/** The words that ask for a mirrored blur. */
export const MIRRORED_BLUR = 'mirrored blur';

/** Whether the words ask for nothing but a mirrored blur. */
export const asksForMirror = (words: string): boolean =>
  /^\s*(a |the )?((soft(ly)? )?(mirrored|mirror) blur|(blurred|soft) mirror( image)?)\s*$/i.test(words);

/** Returns one of four looks, by the seed. `onStep` is called with the finished share, 0 to 1, every few milliseconds; it may throw to stop. */
export function mirrorBlurred(canvas: Canvas, seed: number, onStep: (share: number) => void): EnginePixels {
  const { width, height, rgb, alpha } = canvas;
  const box = canvas.box!;
  const long = Math.max(box.width, box.height);
  const { blur, growing, level, fade } = LOOKS[seed % LOOKS.length]!;
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
      const far = 1 - Math.exp(-((away / (growing * long)) ** ONSET));
      readStack(stack, column, row, blur * long * far, colour);
      for (let c = 0; c < 3; c++)
        data[i * 3 + c] =
          share === 1 ? rgb[i * 3 + c]! : mix(mix(colour[c]!, level, fade * far), rgb[i * 3 + c]!, share) + 0.5;
    }
  }
  return { width, height, channels: 3, data };
}

const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
