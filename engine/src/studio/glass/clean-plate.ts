import type { Frame } from '../render/frame.ts';
import type { Scene } from '../parts/scene.ts';

/**
 * The radiance of a frame without its subject: along each row, the setting on both sides is interpolated across the
 * subject. Rays that leave the back of a bottle read this picture, in which they would otherwise find the bottle's own
 * cap.
 */
export function cleanPlate(frame: Frame, scene: Scene): Float32Array {
  const { width, height, parts } = frame;
  const plate = frame.radiance.slice();
  const covered = scene.parts.map((part) => part.piece >= 0);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let from = 0;
    while (from < width) {
      const part = parts[row + from]!;
      if (part === 0 || !covered[part - 1]) {
        from++;
        continue;
      }
      let to = from;
      while (to < width && parts[row + to]! > 0 && covered[parts[row + to]! - 1]) to++;
      bridge(plate, row, from - 1, to, width);
      from = to;
    }
  }
  return plate;
}

/**
 * Interpolates between the samples `left` and `right`, which are not changed. At the border of the frame the other
 * sample is repeated.
 */
function bridge(plate: Float32Array, row: number, left: number, right: number, width: number): void {
  const a = left >= 0 ? left : right;
  const b = right < width ? right : left;
  if (a < 0 || a >= width || b < 0) return;
  for (let x = left + 1; x < right; x++) {
    const t = (x - left) / (right - left);
    for (let c = 0; c < 3; c++) {
      plate[(row + x) * 3 + c] = plate[(row + a) * 3 + c]! * (1 - t) + plate[(row + b) * 3 + c]! * t;
    }
  }
}
