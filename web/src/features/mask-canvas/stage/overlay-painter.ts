import type { Mask } from '../mask/mask.ts';
import { isEmptyRect, unionRect, wholeRect, type Rect } from '../mask/rect.ts';
import { tintCoverage } from './tint-coverage.ts';

export interface OverlayPainter {
  readonly mark: (rect: Rect) => void;
  /** Draws the marked rectangles on the canvas. `scale`: pixels of the display per pixel of the mask. */
  readonly flush: (scale: number) => void;
  /** `colour` has the form #rrggbb. */
  readonly recolour: (colour: string) => void;
}

/** Upper limit of the block side in pixels of the mask: coarser blocks would save too few pixels to matter. */
const MAX_BLOCK_SIDE = 4;

/**
 * Shows a mask on a canvas in one colour whose alpha is the coverage. The canvas has only as many pixels as the display
 * shows of it, because a browser without a graphics card copies all of them with each frame. Only the marked rectangle
 * is written, into one image that is reused, so that drawing a stroke allocates nothing.
 */
export function createOverlayPainter(canvas: HTMLCanvasElement, mask: Mask, colour: string): OverlayPainter {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  let tint = tintOf(colour);
  let block = 0;
  let image = new ImageData(1, 1);
  let pixels = new Uint32Array(image.data.buffer);
  let dirty: Rect | null = wholeRect(mask);
  const resize = (next: number) => {
    block = next;
    canvas.width = Math.ceil(mask.width / block);
    canvas.height = Math.ceil(mask.height / block);
    image = context.createImageData(canvas.width, canvas.height);
    pixels = new Uint32Array(image.data.buffer);
    dirty = wholeRect(mask);
  };
  return {
    mark: (rect) => (dirty = unionRect(dirty, rect)),
    flush: (scale) => {
      const fitting = blockFor(scale);
      if (fitting !== block) resize(fitting);
      if (dirty === null || isEmptyRect(dirty)) return;
      tintCoverage(pixels, mask, dirty, { colour: tint, block });
      const [left, top] = [Math.floor(dirty.left / block), Math.floor(dirty.top / block)];
      const [right, bottom] = [Math.ceil(dirty.right / block), Math.ceil(dirty.bottom / block)];
      dirty = null;
      context.putImageData(image, 0, 0, left, top, right - left, bottom - top);
    },
    recolour: (next) => {
      tint = tintOf(next);
      dirty = wholeRect(mask);
    },
  };
}

/** The largest block side, a power of two, that is no larger than a pixel of the display. */
const blockFor = (scale: number): number =>
  Math.min(MAX_BLOCK_SIDE, Math.max(1, 2 ** Math.floor(Math.log2(1 / scale))));

/** Converts #rrggbb to the number that `Tint` expects, red as the lowest byte. */
function tintOf(colour: string): number {
  const value = Number.parseInt(colour.slice(1), 16);
  return ((value & 255) << 16) | (value & 0xff00) | (value >> 16);
}
