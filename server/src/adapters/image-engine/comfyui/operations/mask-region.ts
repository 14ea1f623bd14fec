import type { Placement } from '@kenna/contract';
import type { Mask, Pixels } from '../../../../ports/image-engine.port.ts';

/** Around a hole, for its surroundings to be seen: a share of its longer side, and no less than so many pixels. */
const MARGIN_SHARE = 0.4;
const LEAST_MARGIN = 64;

/** The part of a picture that is worked on for a mask: its box with a margin; null when the mask covers nothing. */
export function regionOf({ width, height, data }: Mask): Placement | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0, k = 0; y < height; y++) {
    for (let x = 0; x < width; x++, k++) {
      if (data[k] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return null;
  const margin = Math.max(LEAST_MARGIN, Math.round(MARGIN_SHARE * Math.max(right - left, bottom - top)));
  const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  return {
    x,
    y,
    width: Math.min(width, right + 1 + margin) - x,
    height: Math.min(height, bottom + 1 + margin) - y,
  };
}

/** The part of a mask, as `placedPart` is of a picture. */
export function placedMask(mask: Mask, { x, y, width, height }: Placement): Mask {
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const at = (y + row) * mask.width + x;
    data.set(mask.data.subarray(at, at + width), row * width);
  }
  return { width, height, data };
}

/** A part laid back where it was taken from. Both have the same number of channels. */
export function putBack(picture: Pixels, part: Pixels, { x, y }: Placement): Pixels {
  const { channels } = picture;
  const data = Uint8Array.from(picture.data);
  for (let row = 0; row < part.height; row++) {
    const from = row * part.width * channels;
    data.set(part.data.subarray(from, from + part.width * channels), ((y + row) * picture.width + x) * channels);
  }
  return { ...picture, data };
}

export const hasHalfTones = ({ data }: Mask): boolean => data.some((value) => value > 0 && value < 255);
