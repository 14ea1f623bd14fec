import type { Frame } from '../render/frame.ts';

/**
 * Share by which a sample may exceed the second brightest of its eight neighbours, or be below the second darkest.
 * Brightness is that of the green channel.
 */
const LEEWAY = 0.06;

/**
 * Removes specks, which come from rays that grazed an inner edge of clear glass. A rank-order filter limits each sample
 * to the range between the second darkest and the second brightest of its eight neighbours. Lines of light are
 * unchanged, because each of their samples has two similar neighbours.
 */
export function clearSpecks({ width, height, parts, radiance }: Frame, part: number): void {
  // Copies of the rows above, here and below, because the rows of the frame are changed.
  const rows = [0, 1, 2].map((y) => radiance.slice(y * width * 3, (y + 1) * width * 3));
  for (let y = 1; y < height - 1; y++) {
    rows[2]!.set(radiance.subarray((y + 1) * width * 3, (y + 2) * width * 3));
    for (let x = 1; x < width - 1; x++) {
      if (parts[y * width + x] === part) clampToNeighbours(rows, x, radiance, y * width + x);
    }
    rows.push(rows.shift()!);
  }
}

function clampToNeighbours(rows: readonly Float32Array[], x: number, radiance: Float32Array, k: number): void {
  const own = rows[1]![x * 3 + 1]!;
  const left = rows[1]![x * 3 - 2]!;
  const right = rows[1]![x * 3 + 4]!;
  const above = rows[0]![x * 3 + 1]!;
  const below = rows[2]![x * 3 + 1]!;
  // On both axes the sample lies between its two neighbours, so it cannot be a speck.
  const isLow = own <= Math.max(left, right) && own <= Math.max(above, below);
  if (isLow && own >= Math.min(left, right) && own >= Math.min(above, below)) return;
  let [low, nextLow, high, nextHigh] = [Infinity, Infinity, -1, -1];
  for (let j = 0; j < 3; j++) {
    for (let i = -1; i <= 1; i++) {
      if (j === 1 && i === 0) continue;
      const value = rows[j]![(x + i) * 3 + 1]!;
      if (value < low) {
        nextLow = low;
        low = value;
      } else if (value < nextLow) nextLow = value;
      if (value > high) {
        nextHigh = high;
        high = value;
      } else if (value > nextHigh) nextHigh = value;
    }
  }
  const target = own > nextHigh * (1 + LEEWAY) ? nextHigh : own < nextLow * (1 - LEEWAY) ? nextLow : own;
  if (target === own) return;
  const scale = own > 1e-5 ? target / own : 1;
  if (scale < 4) for (let c = 0; c < 3; c++) radiance[k * 3 + c] = rows[1]![x * 3 + c]! * scale;
  else for (let c = 0; c < 3; c++) radiance[k * 3 + c] = target;
}
