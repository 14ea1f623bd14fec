import { smoothstep } from '../geometry/interpolation.ts';
import type { EnginePixels } from './pixels.ts';

/** Difference between neighbours in levels from which a step is an edge that shows its stairs. */
const FROM = 14;
/** Difference between neighbours in levels from which a step is softened completely. */
const TO = 44;
/** Weights of a pixel and its eight neighbours, row by row. */
const WEIGHTS = [1, 2, 1, 2, 4, 2, 1, 2, 1] as const;

/**
 * Softens the stairs at the edges of a picture that has one sample for each pixel: where neighbours differ strongly, a
 * pixel becomes the weighted mean of those around it. Even areas stay as they are, and so do the pixels of the border.
 */
export function softenEdges(source: EnginePixels): EnginePixels {
  const { width, height, channels, data } = source;
  const out = data.slice();
  const row = width * channels;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * row + x * channels;
      let step = 0;
      for (const beside of [at - channels, at + channels, at - row, at + row])
        for (let c = 0; c < channels; c++) step = Math.max(step, Math.abs(data[at + c]! - data[beside + c]!));
      if (step <= FROM) continue;
      const share = smoothstep(FROM, TO, step);
      const sum = [0, 0, 0];
      let opaque = 0;
      for (let k = 0; k < WEIGHTS.length; k++) {
        const from = at + (Math.floor(k / 3) - 1) * row + ((k % 3) - 1) * channels;
        const own = WEIGHTS[k]! * (channels === 4 ? data[from + 3]! / 255 : 1);
        opaque += own;
        for (let c = 0; c < 3; c++) sum[c] = sum[c]! + own * data[from + c]!;
      }
      if (opaque > 0)
        for (let c = 0; c < 3; c++) out[at + c] = data[at + c]! + (sum[c]! / opaque - data[at + c]!) * share + 0.5;
      if (channels === 4) out[at + 3] = data[at + 3]! + ((255 * opaque) / 16 - data[at + 3]!) * share + 0.5;
    }
  }
  return { ...source, data: out };
}
