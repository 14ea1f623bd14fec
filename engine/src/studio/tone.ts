import { srgbByte } from './colour.ts';

/** Filmic curve: linear light to linear display, 0 to about 1.03. */
export function filmic(x: number): number {
  const light = x < 0 ? 0 : x;
  return (light * (light * 1.9 + 0.06)) / (light * (light * 1.85 + 0.62) + 0.16);
}

/** Share by which the curve follows the brightest channel: per channel alone turns red silk pink. */
const KEEP_HUE = 0.58;

/** The curve on a colour, in place at `values[at..at+2]`: linear light to linear display. */
export function toneMap(values: Float32Array, at: number, exposure: number): void {
  const r = values[at]! * exposure;
  const g = values[at + 1]! * exposure;
  const b = values[at + 2]! * exposure;
  const brightest = Math.max(r, g, b, 1e-6);
  const whole = (filmic(brightest) / brightest) * KEEP_HUE;
  values[at] = filmic(r) * (1 - KEEP_HUE) + r * whole;
  values[at + 1] = filmic(g) * (1 - KEEP_HUE) + g * whole;
  values[at + 2] = filmic(b) * (1 - KEEP_HUE) + b * whole;
}

/** sRGB bytes, 3 per sample, of linear light. `onRow` is called now and then and may throw to stop. */
export function developRadiance(radiance: Float32Array, exposure: number, onRow: () => void): Uint8Array {
  const out = new Uint8Array(radiance.length);
  const pixel = new Float32Array(3);
  for (let k = 0; k < radiance.length; k += 3) {
    if (k % 196608 === 0) onRow();
    pixel[0] = radiance[k]!;
    pixel[1] = radiance[k + 1]!;
    pixel[2] = radiance[k + 2]!;
    toneMap(pixel, 0, exposure);
    out[k] = srgbByte(pixel[0]!);
    out[k + 1] = srgbByte(pixel[1]!);
    out[k + 2] = srgbByte(pixel[2]!);
  }
  return out;
}
