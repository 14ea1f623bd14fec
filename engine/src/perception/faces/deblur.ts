/** Standard deviation in pixels of the blur to remove. */
const BLUR = 0.8;
/** Number of iterations; more of them would produce ringing. */
const ROUNDS = 6;
/** Levels added to every value, because a ratio is undefined for black. */
const OFFSET = 4;

/**
 * Removes a slight Gaussian blur (Richardson 1972 and Lucy 1974): each round multiplies the estimate by the blurred
 * ratio of the plane to the blurred estimate. Values plus `OFFSET` stay positive.
 * @param plane `width` by `height` values, 0 to 255; not changed.
 * @returns a new plane.
 */
export function deblur(plane: Float32Array, width: number, height: number): Float32Array {
  const estimate = plane.map((value) => value + OFFSET);
  for (let round = 0; round < ROUNDS; round++) {
    const blurred = gaussian(estimate, width, height);
    for (let i = 0; i < blurred.length; i++) blurred[i] = (plane[i]! + OFFSET) / blurred[i]!;
    const correction = gaussian(blurred, width, height);
    for (let i = 0; i < estimate.length; i++) estimate[i]! *= correction[i]!;
  }
  return estimate.map((value) => value - OFFSET);
}

/** Radius of the filter in pixels: nearly four standard deviations, beyond which its weights are negligible. */
const REACH = 3;
const weights = Array.from({ length: 2 * REACH + 1 }, (_, i) => Math.exp(-((i - REACH) ** 2) / (2 * BLUR ** 2)));
const total = weights.reduce((sum, weight) => sum + weight, 0);

/** Filters rows, then columns; border pixels are repeated outwards. */
function gaussian(plane: Float32Array, width: number, height: number): Float32Array {
  const rows = new Float32Array(plane.length);
  const blurred = new Float32Array(plane.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let i = -REACH; i <= REACH; i++)
        sum += weights[i + REACH]! * plane[y * width + Math.min(width - 1, Math.max(0, x + i))]!;
      rows[y * width + x] = sum / total;
    }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let i = -REACH; i <= REACH; i++)
        sum += weights[i + REACH]! * rows[Math.min(height - 1, Math.max(0, y + i)) * width + x]!;
      blurred[y * width + x] = sum / total;
    }
  return blurred;
}
