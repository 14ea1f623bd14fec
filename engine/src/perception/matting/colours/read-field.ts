/**
 * Reads the four interleaved values of a field of `side` by `side` cells at (x, y), measured in cells, into `values`;
 * interpolates bilinearly.
 */
export function readField(field: Float32Array, side: number, x: number, y: number, values: Float64Array): void {
  const fx = Math.min(side - 1, Math.max(0, x));
  const fy = Math.min(side - 1, Math.max(0, y));
  const i = Math.floor(fx);
  const j = Math.floor(fy);
  const k = 4 * (j * side + i);
  const right = i < side - 1 ? 4 : 0;
  const below = j < side - 1 ? 4 * side : 0;
  const u = fx - i;
  const v = fy - j;
  for (let c = 0; c < 4; c++) {
    const top = field[k + c]! * (1 - u) + field[k + right + c]! * u;
    const bottom = field[k + below + c]! * (1 - u) + field[k + below + right + c]! * u;
    values[c] = top * (1 - v) + bottom * v;
  }
}
