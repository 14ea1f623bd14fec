import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import type { ColourFields } from './colour-fields.ts';
import { readField } from './read-field.ts';

/** Alpha (0 to 255) from which a pixel shows only the subject. */
const PURE_SUBJECT = 249;
/** Alpha up to which a pixel shows only the background. */
const PURE_BACKGROUND = 6;
/** Steps to each side of a pixel; on the scale of the network's square its edges are about this wide. */
const REACH = 3;
/** Longer side of a picture, in pixels, for which a step is one pixel. */
const STEP_SIDE = 1024;
/** The field weighs as much as this many neighbouring pixels. */
const FIELD_WEIGHT = 0.6;

/** Red, green, blue (0 to 1) and variance of subject and background at the pixel last passed to `at`. */
export interface NearColours {
  readonly subject: Float64Array;
  readonly background: Float64Array;
  readonly at: (x: number, y: number) => void;
}

/**
 * Local colours of subject and background at a pixel: mean and variance of the pure pixels around it, weighted by
 * nearness, combined with the coarser fields.
 */
export function nearColours(pixels: EnginePixels, alpha: Uint8Array, fields: ColourFields): NearColours {
  const { data, width, height, channels } = pixels;
  const step = Math.max(1, Math.round(Math.max(width, height) / STEP_SIDE));
  const subject = new Float64Array(4);
  const background = new Float64Array(4);
  const sums = [new Float64Array(5), new Float64Array(5)] as const;

  function gather(x: number, y: number): void {
    for (let dy = -REACH; dy <= REACH; dy++) {
      const j = y + dy * step;
      if (j < 0 || j >= height) continue;
      for (let dx = -REACH; dx <= REACH; dx++) {
        const i = x + dx * step;
        if (i < 0 || i >= width) continue;
        const at = j * width + i;
        const opacity = alpha[at]!;
        if (opacity < PURE_SUBJECT && opacity > PURE_BACKGROUND) continue;
        const sum = opacity >= PURE_SUBJECT ? sums[0] : sums[1];
        const weight = 1 / (1 + dx * dx + dy * dy);
        const r = data[at * channels]! / 255;
        const g = data[at * channels + 1]! / 255;
        const b = data[at * channels + 2]! / 255;
        sum[0] = sum[0]! + weight * r;
        sum[1] = sum[1]! + weight * g;
        sum[2] = sum[2]! + weight * b;
        sum[3] = sum[3]! + weight * (r * r + g * g + b * b);
        sum[4] = sum[4]! + weight;
      }
    }
  }

  /** Combines the field with the neighbouring pixels: the mean of both and the variance around that mean. */
  function join(colours: Float64Array, sum: Float64Array): void {
    const total = FIELD_WEIGHT + sum[4]!;
    let squares = colours[3]!;
    for (let c = 0; c < 3; c++) squares += colours[c]! ** 2;
    let length = 0;
    for (let c = 0; c < 3; c++) {
      colours[c] = (FIELD_WEIGHT * colours[c]! + sum[c]!) / total;
      length += colours[c]! ** 2;
    }
    colours[3] = Math.max(0, (FIELD_WEIGHT * squares + sum[3]!) / total - length);
  }

  return {
    subject,
    background,
    at(x, y) {
      const cellX = ((x + 0.5) * fields.side) / width - 0.5;
      const cellY = ((y + 0.5) * fields.side) / height - 0.5;
      readField(fields.subject, fields.side, cellX, cellY, subject);
      readField(fields.background, fields.side, cellX, cellY, background);
      sums[0].fill(0);
      sums[1].fill(0);
      gather(x, y);
      join(subject, sums[0]);
      join(background, sums[1]);
    },
  };
}
