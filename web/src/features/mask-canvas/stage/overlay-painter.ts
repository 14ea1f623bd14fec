import type { Mask } from '../mask/mask.ts';
import { isEmptyRect, unionRect, wholeRect, type Rect } from '../mask/rect.ts';

export interface OverlayPainter {
  readonly mark: (rect: Rect) => void;
  /** Brings what was marked onto the canvas. */
  readonly flush: () => void;
  /** As #rrggbb. */
  readonly recolour: (colour: string) => void;
}

/**
 * Shows a mask on a canvas of its size: one colour whose alpha is the coverage. Only the marked rectangle is written,
 * into one image that is kept, so that nothing is allocated while a stroke is drawn.
 */
export function createOverlayPainter(canvas: HTMLCanvasElement, mask: Mask, colour: string): OverlayPainter {
  canvas.width = mask.width;
  canvas.height = mask.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas');
  const image = context.createImageData(mask.width, mask.height);
  const pixels = new Uint32Array(image.data.buffer);
  let tint = tintOf(colour);
  let dirty: Rect | null = wholeRect(mask);
  return {
    mark: (rect) => (dirty = unionRect(dirty, rect)),
    flush: () => {
      if (dirty === null || isEmptyRect(dirty)) return;
      const { left, top, right, bottom } = dirty;
      dirty = null;
      for (let y = top; y < bottom; y++) {
        const end = y * mask.width + right;
        for (let at = y * mask.width + left; at < end; at++) pixels[at] = (mask.data[at]! << 24) | tint;
      }
      context.putImageData(image, 0, 0, left, top, right - left, bottom - top);
    },
    recolour: (next) => {
      tint = tintOf(next);
      dirty = wholeRect(mask);
    },
  };
}

/** Red, green and blue as an image holds them, lowest byte first. */
function tintOf(colour: string): number {
  const value = Number.parseInt(colour.slice(1), 16);
  return ((value & 255) << 16) | (value & 0xff00) | (value >> 16);
}
