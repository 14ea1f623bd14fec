/**
 * Gaussian-like blur by repeated box means, with edges extended. `radius` is in pixels; the time does not depend on it.
 * `plane` holds `channels` interleaved values per pixel. Two passes of radius r have a standard deviation of about 0.82
 * r. `check` is called every 16 rows and may throw to stop. Returns a new plane.
 */
export function blur(
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
  { channels = 1, passes = 2, check }: { channels?: number; passes?: number; check?: () => void } = {},
): Float32Array {
  const reach = Math.max(1, Math.round(radius));
  const blurred = plane.slice();
  const rows = new Float32Array(plane.length);
  const pass = { width, height, reach, channels, check };
  for (let done = 0; done < passes; done++) {
    blurRows(blurred, rows, pass);
    blurColumns(rows, blurred, pass);
  }
  return blurred;
}

interface BoxPass {
  readonly width: number;
  readonly height: number;
  /** Values on each side of a value that its mean includes. */
  readonly reach: number;
  readonly channels: number;
  readonly check: (() => void) | undefined;
}

function blurRows(from: Float32Array, to: Float32Array, { width, height, reach, channels, check }: BoxPass): void {
  const share = 1 / (2 * reach + 1);
  for (let y = 0; y < height; y++) {
    if (y % 16 === 0) check?.();
    for (let c = 0; c < channels; c++) {
      const row = y * width * channels + c;
      let sum = from[row]! * (reach + 1);
      for (let x = 1; x < reach; x++) sum += from[row + Math.min(width - 1, x) * channels]!;
      for (let x = 0; x < width; x++) {
        sum += from[row + Math.min(width - 1, x + reach) * channels]!;
        to[row + x * channels] = sum * share;
        sum -= from[row + Math.max(0, x - reach) * channels]!;
      }
    }
  }
}

/** Column sums advance row by row, so that memory is read in order. */
function blurColumns(from: Float32Array, to: Float32Array, { width, height, reach, channels, check }: BoxPass): void {
  const share = 1 / (2 * reach + 1);
  const stride = width * channels;
  const sums = new Float64Array(stride);
  for (let i = 0; i < stride; i++) {
    sums[i] = from[i]! * (reach + 1);
    for (let y = 1; y < reach; y++) sums[i] = sums[i]! + from[Math.min(height - 1, y) * stride + i]!;
  }
  for (let y = 0; y < height; y++) {
    if (y % 16 === 0) check?.();
    const entering = Math.min(height - 1, y + reach) * stride;
    const leaving = Math.max(0, y - reach) * stride;
    const row = y * stride;
    for (let i = 0; i < stride; i++) {
      const sum = sums[i]! + from[entering + i]!;
      to[row + i] = sum * share;
      sums[i] = sum - from[leaving + i]!;
    }
  }
}
