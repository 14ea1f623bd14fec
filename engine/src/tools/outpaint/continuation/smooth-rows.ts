/** Gaussian mean of one value per row over neighbouring rows; `deviation` in rows. */
export function smoothRowValues(values: Float32Array, deviation: number): Float32Array {
  return smoothRows(values, new Float32Array(values.length).fill(1), values.length, 1, deviation);
}

/** Weighted Gaussian mean over neighbouring rows, `channels` interleaved; `deviation` in rows. */
export function smoothRows(
  values: Float32Array,
  weights: Float32Array,
  height: number,
  channels: number,
  deviation: number,
): Float32Array {
  const reach = Math.max(1, Math.ceil(2.5 * deviation));
  const bell = Float32Array.from({ length: reach + 1 }, (_, k) => Math.exp(-0.5 * (k / Math.max(0.3, deviation)) ** 2));
  const out = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let k = -reach; k <= reach; k++) {
      const from = y + k;
      if (from < 0 || from >= height) continue;
      const w = bell[Math.abs(k)]! * weights[from]!;
      sum += w;
      for (let c = 0; c < channels; c++)
        out[y * channels + c] = out[y * channels + c]! + w * values[from * channels + c]!;
    }
    for (let c = 0; c < channels; c++) out[y * channels + c] = out[y * channels + c]! / Math.max(1e-9, sum);
  }
  return out;
}
