/** Iterations that take one second on an idle core of the machine for which the targets were set. */
const ITERATIONS = 85e6;

/**
 * Runs a fixed loop of the operations typical of drawing: reads, multiplications and a square root. Returns its time in
 * ms, which shows how fast a core is at the moment.
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
  // Using the sum prevents the compiler from removing the loop.
  return sum > 0 ? time : Infinity;
}
