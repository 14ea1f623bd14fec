import type { Placement } from '@kenna/contract';
import type { Mask, Pixels } from '../../../ports/engine-task.ts';

/**
 * Margin around the masked area, as a share of its larger side. It gives the engine context, and keeps the aspect ratio
 * of the region within 2 to 1 where the picture is large enough.
 */
const MARGIN = 0.5;
/** A region that covers more than this share of the picture is extended to the whole picture. */
const NEARLY_ALL = 0.7;

/**
 * The region of a picture that an engine needs to see to repaint the masked area, so that a small area of a large
 * picture is drawn in full detail; null when nothing is masked.
 * @param minSide the minimum side that an engine draws well, where the picture is large enough.
 */
export function maskRegion(mask: Mask, minSide: number): Placement | null {
  const box = boundsOf(mask);
  if (box === null) return null;
  const margin = Math.ceil(Math.max(box.width, box.height) * MARGIN);
  const across = span(box.x, box.width, Math.max(box.width + 2 * margin, minSide), mask.width);
  const down = span(box.y, box.height, Math.max(box.height + 2 * margin, minSide), mask.height);
  const isNearlyAll = across.length * down.length >= NEARLY_ALL * mask.width * mask.height;
  if (isNearlyAll) return { x: 0, y: 0, width: mask.width, height: mask.height };
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

/** A span of the wanted length centred on a stretch, shifted to lie inside the picture. */
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

/** Replaces a part of the picture, keeping the picture's channels; the new part is opaque. */
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

/** Makes a soft mask binary, for engines that support no partial values: any masked pixel counts fully. */
export const hardened = ({ width, height, data }: Mask): Mask => ({
  width,
  height,
  data: data.map((value) => (value === 0 ? 0 : 255)),
});
