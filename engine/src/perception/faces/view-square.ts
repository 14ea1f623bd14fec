import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { Point } from './point.ts';

/** A square of the picture, turned about its centre; pixels and radians, clockwise. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly angle: number;
}

/**
 * Maximum number of samples per side of an output pixel. Fine patterns alias only in squares more than 6 times as
 * large.
 */
const MAX_READINGS = 6;

/**
 * Samples a square of the picture as three planes of `size` by `size` for a network. Black beyond the picture;
 * transparent pixels keep their colour.
 * @param range the values that 0 and 255 are mapped to.
 */
export function viewSquare(
  picture: EnginePixels,
  square: Square,
  size: number,
  [low, high]: readonly [number, number],
): Float32Array {
  const planes = new Float32Array(3 * size * size);
  const readings = Math.min(MAX_READINGS, Math.max(1, Math.ceil(square.side / size)));
  const share = (high - low) / 255 / readings ** 2;
  const sum = new Float32Array(3);
  for (let row = 0, at = 0; row < size; row++)
    for (let column = 0; column < size; column++, at++) {
      sum.fill(0);
      for (let part = 0; part < readings ** 2; part++) {
        const u = (column + ((part % readings) + 0.5) / readings) / size;
        const v = (row + (Math.floor(part / readings) + 0.5) / readings) / size;
        addColour(picture, fromSquare(square, u, v), sum);
      }
      for (let channel = 0; channel < 3; channel++) planes[channel * size * size + at] = low + sum[channel]! * share;
    }
  return planes;
}

/** Converts a position in the square (0 to 1 on both axes) to pixels of the picture. */
export function fromSquare({ x, y, side, angle }: Square, u: number, v: number): Point {
  const [across, down] = [(u - 0.5) * side, (v - 0.5) * side];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x + across * cos - down * sin, y: y + across * sin + down * cos };
}

/** Adds the colour at a point, interpolated between the centres of four pixels. */
function addColour({ width, height, channels, data }: EnginePixels, { x, y }: Point, sum: Float32Array): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const left = Math.min(width - 2, Math.max(0, Math.floor(x - 0.5)));
  const top = Math.min(height - 2, Math.max(0, Math.floor(y - 0.5)));
  const across = Math.min(1, Math.max(0, x - 0.5 - left));
  const down = Math.min(1, Math.max(0, y - 0.5 - top));
  const at = (top * width + left) * channels;
  const below = at + width * channels;
  for (let channel = 0; channel < 3; channel++) {
    const upper = data[at + channel]! * (1 - across) + data[at + channels + channel]! * across;
    const lower = data[below + channel]! * (1 - across) + data[below + channels + channel]! * across;
    sum[channel]! += upper * (1 - down) + lower * down;
  }
}
