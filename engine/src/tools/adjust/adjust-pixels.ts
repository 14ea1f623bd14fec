import { COLOUR_TABLE_SIDE } from '@kenna/contract/colour-table';
import { stopIfCancelled } from '../../foundation/task/edit-context.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';

/** A geometric and colour transformation of a picture. */
export interface PixelAdjustment {
  /** Size of the result in pixels. */
  readonly width: number;
  readonly height: number;
  /**
   * Affine map `[a, b, c, d, e, f]` from the result to the source: (a x + b y + c, d x + e y + f); pixel centres lie at
   * halves.
   */
  readonly toSource: readonly [number, number, number, number, number, number];
  /**
   * Lookup table of 33 x 33 x 33 colours, red fastest, three numbers 0 to 1 each, sRGB to sRGB; null leaves colours
   * unchanged.
   */
  readonly colours: Float32Array | null;
}

const SIDE = COLOUR_TABLE_SIDE;

/**
 * Resamples the picture, then maps its colours: bilinear in the picture and trilinear in the table, as graphics cards
 * do. Coordinates outside the picture are clamped to its edge. Alpha is straight; colours of transparent neighbours do
 * not bleed in.
 * @throws EngineError `cancelled`.
 */
export function adjustPixels(
  source: EnginePixels,
  { width, height, toSource, colours }: PixelAdjustment,
  isCancelled: () => boolean,
): EnginePixels {
  const { channels } = source;
  const data = new Uint8Array(width * height * channels);
  const sample = samplerOf(source);
  const pixel = new Float64Array(4);
  const [a, b, c, d, e, f] = toSource;
  for (let y = 0; y < height; y++) {
    if (y % 64 === 0) stopIfCancelled({ isCancelled });
    for (let x = 0; x < width; x++) {
      const [px, py] = [x + 0.5, y + 0.5];
      sample(a * px + b * py + c - 0.5, d * px + e * py + f - 0.5, pixel);
      if (colours) lookUp(colours, pixel);
      const at = (y * width + x) * channels;
      for (let k = 0; k < channels; k++) data[at + k] = pixel[k]! + 0.5;
    }
  }
  return { width, height, channels, data };
}

/** Returns a function that writes the interpolated pixel at (x, y), 0 to 255 a channel, to `out`. */
function samplerOf({ width, height, channels, data }: EnginePixels) {
  const [right, bottom] = [width - 1, height - 1];
  return (x: number, y: number, out: Float64Array): void => {
    const [cx, cy] = [Math.min(right, Math.max(0, x)), Math.min(bottom, Math.max(0, y))];
    const [left, top] = [Math.floor(cx), Math.floor(cy)];
    const [u, v] = [cx - left, cy - top];
    const first = (top * width + left) * channels;
    const across = left < right ? channels : 0;
    const down = top < bottom ? width * channels : 0;
    let [w0, w1, w2, w3] = [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v];
    if (channels === 4) {
      w0 *= data[first + 3]!;
      w1 *= data[first + across + 3]!;
      w2 *= data[first + down + 3]!;
      w3 *= data[first + across + down + 3]!;
      const alpha = w0 + w1 + w2 + w3;
      out[3] = alpha;
      const share = alpha > 0 ? 1 / alpha : 0;
      w0 *= share;
      w1 *= share;
      w2 *= share;
      w3 *= share;
    }
    for (let k = 0; k < 3; k++) {
      out[k] =
        w0 * data[first + k]! +
        w1 * data[first + across + k]! +
        w2 * data[first + down + k]! +
        w3 * data[first + across + down + k]!;
    }
  };
}

/** Replaces the colour in `pixel` (0 to 255) by its value in the table. */
function lookUp(table: Float32Array, pixel: Float64Array): void {
  const scale = (SIDE - 1) / 255;
  const [r, g, b] = [pixel[0]! * scale, pixel[1]! * scale, pixel[2]! * scale];
  const [r0, g0, b0] = [Math.min(SIDE - 2, r | 0), Math.min(SIDE - 2, g | 0), Math.min(SIDE - 2, b | 0)];
  const [u, v, w] = [r - r0, g - g0, b - b0];
  const first = ((b0 * SIDE + g0) * SIDE + r0) * 3;
  const [green, blue] = [SIDE * 3, SIDE * SIDE * 3];
  for (let k = 0; k < 3; k++) {
    const at = first + k;
    const near =
      (table[at]! * (1 - u) + table[at + 3]! * u) * (1 - v) +
      (table[at + green]! * (1 - u) + table[at + green + 3]! * u) * v;
    const far =
      (table[at + blue]! * (1 - u) + table[at + blue + 3]! * u) * (1 - v) +
      (table[at + blue + green]! * (1 - u) + table[at + blue + green + 3]! * u) * v;
    pixel[k] = (near * (1 - w) + far * w) * 255;
  }
}
