const FAR = 1e9;

/**
 * Distance of every pixel to the nearest set pixel, in pixels, and the index of that pixel (-1 when there is none).
 * Exact and in linear time: the lower envelope of parabolas, columns then rows (Felzenszwalb and Huttenlocher 2012).
 */
export function distanceTo(
  set: Uint8Array,
  width: number,
  height: number,
): { readonly far: Float32Array; readonly nearest: Int32Array } {
  const rows = nearestRows(set, width);
  const far = new Float32Array(set.length).fill(FAR);
  const nearest = new Int32Array(set.length).fill(-1);
  const hull = new Int32Array(width);
  const starts = new Float64Array(width + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let last = -1;
    for (let x = 0; x < width; x++) {
      const source = rows[row + x]!;
      if (source < 0) continue;
      const own = (source - y) * (source - y) + x * x;
      let from = -Infinity;
      while (last >= 0) {
        const q = hull[last]!;
        const other = rows[row + q]!;
        from = (own - (other - y) * (other - y) - q * q) / (2 * (x - q));
        if (from > starts[last]!) break;
        last--;
        from = -Infinity;
      }
      hull[++last] = x;
      starts[last] = from;
    }
    if (last < 0) continue;
    let at = 0;
    for (let x = 0; x < width; x++) {
      while (at < last && starts[at + 1]! < x) at++;
      const q = hull[at]!;
      const source = rows[row + q]!;
      const dy = source - y;
      far[row + x] = Math.sqrt(dy * dy + (x - q) * (x - q));
      nearest[row + x] = source * width + q;
    }
  }
  return { far, nearest };
}

/** Per pixel the row of the nearest set pixel in its column; -1 when there is none. */
function nearestRows(set: Uint8Array, width: number): Int32Array {
  const rows = new Int32Array(set.length).fill(-1);
  for (let k = 0; k < set.length; k++) {
    if (set[k]) rows[k] = (k / width) | 0;
    else if (k >= width) rows[k] = rows[k - width]!;
  }
  for (let k = set.length - width - 1; k >= 0; k--) {
    const below = rows[k + width]!;
    if (below < 0 || set[k]) continue;
    const y = (k / width) | 0;
    const above = rows[k]!;
    if (above < 0 || below - y < y - above) rows[k] = below;
  }
  return rows;
}
