/** Value from which a pixel connects others; slightly below a half, because strands of hair are thin. */
const CONNECTS = 0.4;
/** Clears pixels that are not connected to the seeds through pixels of at least CONNECTS. Works in place. */
export function clearUnconnected(plane: Float32Array, seeds: Uint8Array, width: number, height: number): void {
  const reached = new Uint8Array(plane.length);
  const stack: number[] = [];
  for (let i = 0; i < seeds.length; i++) if (seeds[i] && plane[i]! > CONNECTS) stack.push(i);
  for (const i of stack) reached[i] = 1;
  while (stack.length > 0) {
    const i = stack.pop()!;
    const x = i % width;
    for (const next of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
      if (next < 0 || next >= width * height || reached[next] || plane[next]! < CONNECTS) continue;
      reached[next] = 1;
      stack.push(next);
    }
  }
  for (let i = 0; i < plane.length; i++) if (!reached[i]) plane[i] = 0;
}
