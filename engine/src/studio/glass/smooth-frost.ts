import type { Frame } from '../picture/frame.ts';

/**
 * Evens out the grain of etched glass: every sample of the part becomes the mean of those of the same part `reach`
 * samples round it, along rows and then along columns.
 */
export function smoothFrost({ width, height, parts, radiance }: Frame, part: number, reach: number): void {
  const lines = Math.max(width, height);
  const line = new Float32Array(lines * 3);
  const blur = (start: number, step: number, count: number) => {
    let from = 0;
    while (from < count) {
      if (parts[start + from * step] !== part) {
        from++;
        continue;
      }
      let to = from;
      while (to < count && parts[start + to * step] === part) to++;
      blurRun(radiance, line, start + from * step, step, to - from, reach);
      from = to;
    }
  };
  for (let y = 0; y < height; y++) blur(y * width, 1, width);
  for (let x = 0; x < width; x++) blur(x, width, height);
}

/** A running mean over one run of samples; near its ends the window shrinks, so that edges stay where they are. */
function blurRun(
  radiance: Float32Array,
  line: Float32Array,
  start: number,
  step: number,
  count: number,
  reach: number,
): void {
  for (let i = 0; i < count; i++) {
    const half = Math.min(reach, i, count - 1 - i);
    for (let c = 0; c < 3; c++) {
      let sum = 0;
      for (let k = i - half; k <= i + half; k++) sum += radiance[(start + k * step) * 3 + c]!;
      line[i * 3 + c] = sum / (2 * half + 1);
    }
  }
  for (let i = 0; i < count; i++) {
    for (let c = 0; c < 3; c++) radiance[(start + i * step) * 3 + c] = line[i * 3 + c]!;
  }
}
