import { blur } from '../../../foundation/image/blur.ts';

interface StackLevel {
  readonly width: number;
  readonly height: number;
  readonly rgb: Float32Array;
}

/** A plane of 3 channels at increasing blur, which can be read at any softness. */
export interface BlurStack {
  readonly levels: readonly StackLevel[];
}

/** Minimum side of the coarsest level in pixels; a smaller one has a single colour. */
const MIN_SIDE = 4;

/** Halves the plane until it is too small; every level is blurred first. `check` may throw to stop. */
export function createBlurStack(rgb: Float32Array, width: number, height: number, check: () => void): BlurStack {
  const levels: StackLevel[] = [{ width, height, rgb }];
  for (;;) {
    check();
    const last = levels.at(-1)!;
    if (Math.min(last.width, last.height) < 2 * MIN_SIDE) return { levels };
    levels.push(halved(last, check));
  }
}

function halved({ width, height, rgb }: StackLevel, check: () => void): StackLevel {
  const soft = blur(rgb, width, height, 1, { channels: 3, passes: 2, check });
  const [wide, high] = [(width + 1) >> 1, (height + 1) >> 1];
  const half = new Float32Array(wide * high * 3);
  for (let y = 0; y < high; y++) {
    const above = Math.min(height - 1, 2 * y) * width;
    const below = Math.min(height - 1, 2 * y + 1) * width;
    for (let x = 0; x < wide; x++) {
      const left = Math.min(width - 1, 2 * x);
      const right = Math.min(width - 1, 2 * x + 1);
      for (let c = 0; c < 3; c++) {
        const sum =
          soft[(above + left) * 3 + c]! +
          soft[(above + right) * 3 + c]! +
          soft[(below + left) * 3 + c]! +
          soft[(below + right) * 3 + c]!;
        half[(y * wide + x) * 3 + c] = sum / 4;
      }
    }
  }
  return { width: wide, height: high, rgb: half };
}

/** Reads the colour at (x, y) of the finest level, as if blurred by a radius of about `softness` pixels. */
export function readStack({ levels }: BlurStack, x: number, y: number, softness: number, out: Float64Array): void {
  const at = Math.min(levels.length - 1, Math.max(0, Math.log2(Math.max(1, softness))));
  const low = Math.floor(at);
  out.fill(0);
  addLevel(levels[low]!, x, y, low, 1 - (at - low), out);
  if (at > low) addLevel(levels[low + 1]!, x, y, low + 1, at - low, out);
}

function addLevel(
  { width, height, rgb }: StackLevel,
  x: number,
  y: number,
  depth: number,
  weight: number,
  out: Float64Array,
): void {
  const scale = 1 / (1 << depth);
  const fx = Math.min(width - 1, Math.max(0, (x + 0.5) * scale - 0.5));
  const fy = Math.min(height - 1, Math.max(0, (y + 0.5) * scale - 0.5));
  const left = Math.floor(fx);
  const top = Math.floor(fy);
  const u = fx - left;
  const v = fy - top;
  const right = left < width - 1 ? 3 : 0;
  const down = top < height - 1 ? width * 3 : 0;
  const k = (top * width + left) * 3;
  for (let c = 0; c < 3; c++) {
    const a = rgb[k + c]! + (rgb[k + right + c]! - rgb[k + c]!) * u;
    const b = rgb[k + down + c]! + (rgb[k + down + right + c]! - rgb[k + down + c]!) * u;
    out[c] = out[c]! + weight * (a + (b - a) * v);
  }
}
