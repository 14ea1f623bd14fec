/** Deviation of the blur that is taken back, in pixels, and how often the estimate is corrected: more would ring. */
const BLUR = 0.8;
const ROUNDS = 6;
/** Levels added to every value: black has no ratio. */
const OFFSET = 4;

/**
 * Takes a slight Gaussian blur back (Richardson 1972 and Lucy 1974): the estimate is multiplied by what the plane and
 * the blurred estimate are to one another, blurred again. Values stay positive.
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

const REACH = 3;
const weights = Array.from({ length: 2 * REACH + 1 }, (_, i) => Math.exp(-((i - REACH) ** 2) / (2 * BLUR ** 2)));
const total = weights.reduce((sum, weight) => sum + weight, 0);

/** Rows, then columns; the border is repeated. */
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
