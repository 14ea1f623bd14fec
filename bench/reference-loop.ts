/** Iterations that take one second on a quiet core of the machine that the targets were set for. */
const ITERATIONS = 85e6;

/**
 * A loop of the kind that drawing is made of (reads, multiplications, a square root), always the same: its time says
 * how fast a core is now. Returns milliseconds.
 */
export function referenceLoop(): number {
  const values = Float32Array.from({ length: 4096 }, (_, i) => Math.sin(i) + 1.5);
  const from = performance.now();
  let sum = 0;
  for (let i = 0; i < ITERATIONS; i++) {
    const x = values[(i * 31) & 4095]! * 0.5 + sum * 1e-9;
    sum += Math.sqrt(x * x + 1) * values[i & 4095]!;
  }
  const time = performance.now() - from;
  // The sum must be used, or the loop may be left out.
  return sum > 0 ? time : Infinity;
}
