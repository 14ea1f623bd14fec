import type { Mask } from '../../../ports/engine-task.ts';

/** Cost of a step to a direct neighbour in thirds of a pixel (Borgefors' chamfer 3-4). */
const STRAIGHT = 3;
/** Cost of a step to a diagonal neighbour in thirds of a pixel. */
const DIAGONAL = 4;

/**
 * Distance of each masked pixel to the nearest unmasked one, in pixels, accurate to 6 percent; 0 for unmasked pixels.
 * The border of the picture does not count as an edge of the mask.
 */
export function depthInMask({ width, height, data }: Mask): Float32Array {
  const depth = new Float32Array(width * height);
  for (let k = 0; k < depth.length; k++) depth[k] = data[k] === 0 ? 0 : Infinity;
  const relax = (k: number, x: number, y: number, dx: number, dy: number) => {
    const [nx, ny] = [x + dx, y + dy];
    if (nx < 0 || ny < 0 || nx >= width || ny >= height) return;
    const step = dx !== 0 && dy !== 0 ? DIAGONAL : STRAIGHT;
    depth[k] = Math.min(depth[k]!, depth[ny * width + nx]! + step);
  };
  for (let y = 0, k = 0; y < height; y++) {
    for (let x = 0; x < width; x++, k++) {
      if (depth[k] === 0) continue;
      relax(k, x, y, -1, 0);
      relax(k, x, y, -1, -1);
      relax(k, x, y, 0, -1);
      relax(k, x, y, 1, -1);
    }
  }
  for (let y = height - 1, k = depth.length - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--, k--) {
      if (depth[k] === 0) continue;
      relax(k, x, y, 1, 0);
      relax(k, x, y, 1, 1);
      relax(k, x, y, 0, 1);
      relax(k, x, y, -1, 1);
    }
  }
  for (let k = 0; k < depth.length; k++) depth[k] = depth[k]! / STRAIGHT;
  return depth;
}
