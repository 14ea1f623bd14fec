import type { Placement } from '@kenna/contract';
import type { Mask, Pixels } from '../../../ports/engine-task.ts';

/** Part of the larger side of what is masked that is shown around it: what is painted fits in, and no strip is wider than 2 to 1. */
const MARGIN = 0.5;
/** Where the part would be nearly the picture, it is the picture. */
const NEARLY_ALL = 0.7;

/**
 * The part of a picture that an engine has to see to repaint what the mask covers, so that a small place in a large picture
 * is drawn at full detail; null when nothing is masked.
 * @param leastSide that an engine draws well, where the picture is that large.
 */
export function maskRegion(mask: Mask, leastSide: number): Placement | null {
  const box = boundsOf(mask);
  if (box === null) return null;
  const margin = Math.ceil(Math.max(box.width, box.height) * MARGIN);
  const across = span(box.x, box.width, Math.max(box.width + 2 * margin, leastSide), mask.width);
  const down = span(box.y, box.height, Math.max(box.height + 2 * margin, leastSide), mask.height);
  const isNearlyAll = across.length * down.length >= NEARLY_ALL * mask.width * mask.height;
  if (isNearlyAll) return { x: 0, y: 0, width: mask.width, height: mask.height };
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

/** A length around a stretch, pushed back into the picture. */
function span(from: number, stretch: number, wanted: number, whole: number) {
  const length = Math.min(wanted, whole);
  const start = Math.round(from + stretch / 2 - length / 2);
  return { start: Math.min(Math.max(0, start), whole - length), length };
}

function boundsOf({ width, height, data }: Mask): Placement | null {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0, k = 0; y < height; y++) {
    for (let x = 0; x < width; x++, k++) {
      if (data[k] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

export function maskPart({ width: whole, data }: Mask, { x, y, width, height }: Placement): Mask {
  const part = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = (y + row) * whole + x;
    part.set(data.subarray(from, from + width), row * width);
  }
  return { width, height, data: part };
}

/** The picture with a part of it replaced, in the channels of the picture; what is new is opaque. */
export function withPart(picture: Pixels, part: Pixels, { x, y }: Pick<Placement, 'x' | 'y'>): Pixels {
  const { width, height, channels } = picture;
  const data = new Uint8Array(picture.data);
  for (let row = 0; row < part.height; row++) {
    for (let column = 0; column < part.width; column++) {
      const from = (row * part.width + column) * part.channels;
      const to = ((y + row) * width + x + column) * channels;
      for (let c = 0; c < 3; c++) data[to + c] = part.data[from + c]!;
      if (channels === 4) data[to + 3] = 255;
    }
  }
  return { width, height, channels, data };
}

/** Whatever is repainted at all is so wholly: for engines that know only yes and no. */
export const hardened = ({ width, height, data }: Mask): Mask => ({
  width,
  height,
  data: data.map((value) => (value === 0 ? 0 : 255)),
});
