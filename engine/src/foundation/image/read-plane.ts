/** Reads a one-channel plane bilinearly at (x, y); beyond the border the nearest value applies. */
export function readPlane(plane: Float32Array, width: number, height: number, x: number, y: number): number {
  const fx = x < 0 ? 0 : x > width - 1 ? width - 1 : x;
  const fy = y < 0 ? 0 : y > height - 1 ? height - 1 : y;
  const i = Math.floor(fx);
  const j = Math.floor(fy);
  const right = i < width - 1 ? 1 : 0;
  const below = j < height - 1 ? width : 0;
  const k = j * width + i;
  const u = fx - i;
  const v = fy - j;
  const top = plane[k]! + (plane[k + right]! - plane[k]!) * u;
  const bottom = plane[k + below]! + (plane[k + below + right]! - plane[k + below]!) * u;
  return top + (bottom - top) * v;
}
