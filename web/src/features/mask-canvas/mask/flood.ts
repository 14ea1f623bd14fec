import type { Point, Size } from './rect.ts';

/**
 * Selects the connected region of similar colour around a pixel, as coverage values with 255 inside. `pixels` is RGBA,
 * row by row; `tolerance` is the largest difference of a channel, 0 to 255. Pixels at the rim are covered partly up to
 * twice the tolerance, so that antialiased edges of the picture leave no visible line.
 */
export function floodRegion(pixels: Uint8ClampedArray, size: Size, from: Point, tolerance: number): Uint8Array {
  const { width, height } = size;
  const inside = new Uint8Array(width * height);
  const seed = (Math.floor(from.y) * width + Math.floor(from.x)) * 4;
  const colour = [0, 1, 2, 3].map((channel) => pixels[seed + channel]!) as [number, number, number, number];
  const difference = (at: number): number =>
    Math.max(
      Math.abs(pixels[at * 4]! - colour[0]),
      Math.abs(pixels[at * 4 + 1]! - colour[1]),
      Math.abs(pixels[at * 4 + 2]! - colour[2]),
      Math.abs(pixels[at * 4 + 3]! - colour[3]),
    );
  const open = (at: number) => inside[at] === 0 && difference(at) <= tolerance;
  const pending = [seed / 4];
  while (pending.length > 0) {
    const at = pending.pop()!;
    if (!open(at)) continue;
    const row = at - (at % width);
    let left = at;
    while (left > row && open(left - 1)) left--;
    let right = at;
    while (right + 1 < row + width && open(right + 1)) right++;
    inside.fill(255, left, right + 1);
    // The last pixel of each open stretch in the rows above and below is enough to continue from.
    for (const next of [row - width, row + width]) {
      if (next < 0 || next >= width * height) continue;
      for (let x = left - row; x <= right - row; x++) {
        if (open(next + x) && (x === right - row || !open(next + x + 1))) pending.push(next + x);
      }
    }
  }
  softenRim(inside, width, height, (at) => difference(at) / Math.max(1, tolerance));
  return inside;
}

/**
 * Covers the pixels around the region by how close their colour is. `away` is the colour difference of a pixel as a
 * multiple of the tolerance.
 */
function softenRim(inside: Uint8Array, width: number, height: number, away: (at: number) => number): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (inside[at] !== 0) continue;
      const touches =
        (x > 0 && inside[at - 1] === 255) ||
        (x + 1 < width && inside[at + 1] === 255) ||
        (y > 0 && inside[at - width] === 255) ||
        (y + 1 < height && inside[at + width] === 255);
      // Never 255, so that later pixels do not take the rim for a part of the region.
      if (touches) inside[at] = Math.min(254, Math.max(0, Math.round(255 * (2 - away(at)))));
    }
  }
}
