/** A rectangular part of a picture, in pixels. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Width of the surroundings from which a hole is completed, on every side, as a share of the hole's longer side. */
const AROUND = 0.75;
/** Minimum width in pixels of the surroundings from which a hole is completed. */
const MIN_AROUND = 110;

/**
 * The bounding box of `hole`, grown to include the surroundings that are close enough to fill it; null when the hole is
 * empty.
 */
export function holeWindow(hole: Uint8Array, width: number, height: number): Window | null {
  const box = boxOf(hole, width, height);
  if (!box) return null;
  const around = Math.max(MIN_AROUND, Math.round(AROUND * Math.max(box.width, box.height)));
  const left = Math.max(0, box.left - around);
  const top = Math.max(0, box.top - around);
  const right = Math.min(width, box.left + box.width + around);
  const bottom = Math.min(height, box.top + box.height + around);
  return { left, top, width: right - left, height: bottom - top };
}

/** The bounding box of the non-zero values of `plane`; null when all are 0. */
export function boxOf(plane: Uint8Array, width: number, height: number): Window | null {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!plane[y * width + x]) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Copies a window out of `plane`, which has `channels` bytes per pixel and is `width` pixels wide. */
export function cutWindow(plane: Uint8Array, width: number, channels: number, window: Window): Uint8Array {
  const cut = new Uint8Array(window.width * window.height * channels);
  for (let y = 0; y < window.height; y++) {
    const from = ((window.top + y) * width + window.left) * channels;
    cut.set(plane.subarray(from, from + window.width * channels), y * window.width * channels);
  }
  return cut;
}

/** Writes the values of a window back into `plane`. */
export function pasteWindow(plane: Uint8Array, width: number, channels: number, window: Window, cut: Uint8Array): void {
  const stride = window.width * channels;
  for (let y = 0; y < window.height; y++) {
    plane.set(cut.subarray(y * stride, (y + 1) * stride), ((window.top + y) * width + window.left) * channels);
  }
}
