import type { Mask } from './mask.ts';

/**
 * Coverage values of the mask after its outline is blurred over about `pixels` to each side: three box blurs
 * approximate a Gaussian.
 */
export function feather(mask: Mask, pixels: number): Uint8Array {
  const { width, height, data } = mask;
  const radius = Math.max(1, Math.round(pixels / 2));
  const values = Float32Array.from(data);
  const between = new Float32Array(data.length);
  for (let pass = 0; pass < 3; pass++) {
    for (let y = 0; y < height; y++) boxLine(values, between, { start: y * width, step: 1, count: width, radius });
    for (let x = 0; x < width; x++) boxLine(between, values, { start: x, step: width, count: height, radius });
  }
  return Uint8Array.from(values, Math.round);
}

interface Line {
  readonly start: number;
  readonly step: number;
  readonly count: number;
  readonly radius: number;
}

/** Mean over 2 · radius + 1 values along a line; beyond its ends the first and last value repeat. */
function boxLine(from: Float32Array, to: Float32Array, { start, step, count, radius }: Line): void {
  const value = (index: number) => from[start + Math.min(count - 1, Math.max(0, index)) * step]!;
  const share = 1 / (2 * radius + 1);
  let sum = 0;
  for (let index = -radius; index <= radius; index++) sum += value(index);
  for (let index = 0; index < count; index++) {
    to[start + index * step] = sum * share;
    sum += value(index + radius + 1) - value(index - radius);
  }
}
