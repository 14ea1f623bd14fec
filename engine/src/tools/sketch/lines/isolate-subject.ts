/** Matte (0 to 1) from which a pixel counts as subject. */
const SUBJECT = 0.5;
/** Blurred matte from which inner lines stay. */
const WITHIN = 0.88;
/** A subject smaller than this share of the picture counts as not found. */
const MIN_SUBJECT = 0.01;

/**
 * Removes all edges outside the subject and close to its outline, and adds a closed outline, which also runs along the frame where the frame cuts
 * the subject. `subject` and `soft` (the same, blurred) are 0 to 1. Returns false, and changes nothing, when there is
 * no subject.
 */
export function isolateSubject(
  edges: Uint8Array,
  subject: Float32Array,
  soft: Float32Array,
  width: number,
  height: number,
): boolean {
  const area = subject.reduce((sum, value) => sum + (value > SUBJECT ? 1 : 0), 0);
  if (area < MIN_SUBJECT * subject.length) return false;
  const solid = (x: number, y: number) =>
    x > 1 && y > 1 && x < width - 2 && y < height - 2 && subject[y * width + x]! > SUBJECT;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      if (soft[k]! < WITHIN) edges[k] = 0;
      if (solid(x, y) && !(solid(x - 1, y) && solid(x + 1, y) && solid(x, y - 1) && solid(x, y + 1))) edges[k] = 1;
    }
  }
  return true;
}
