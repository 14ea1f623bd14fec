import type { Rgb } from '../raster/softbox.ts';
import { srgbByte } from './colour.ts';
import type { Frame } from './frame.ts';

/** Filmic curve: linear light to linear display, 0 to about 1.03. */
function filmic(x: number): number {
  const light = x < 0 ? 0 : x;
  return (light * (light * 1.9 + 0.06)) / (light * (light * 1.85 + 0.46) + 0.19);
}

/** Share by which the curve follows the brightest channel: per channel alone turns red silk pink. */
const KEEP_HUE = 0.58;

/** The curve on a colour, in place at `values[at..at+2]`: linear light to linear display. */
function toneMap(values: Float32Array, at: number, exposure: number): void {
  const r = values[at]! * exposure;
  const g = values[at + 1]! * exposure;
  const b = values[at + 2]! * exposure;
  const brightest = Math.max(r, g, b, 1e-6);
  const whole = (filmic(brightest) / brightest) * KEEP_HUE;
  values[at] = filmic(r) * (1 - KEEP_HUE) + r * whole;
  values[at + 1] = filmic(g) * (1 - KEEP_HUE) + g * whole;
  values[at + 2] = filmic(b) * (1 - KEEP_HUE) + b * whole;
}

/**
 * sRGB bytes, 3 per sample, of a frame. Where the frame knows ground light, plain ground becomes `ground` (linear) and
 * keeps only its shadows, so that a chosen background colour comes out as chosen. `check` may throw to stop.
 */
export function developFrame(frame: Frame, exposure: number, ground: Rgb | null, check: () => void): Uint8Array {
  const { radiance, groundLight } = frame;
  const out = new Uint8Array(radiance.length);
  const pixel = new Float32Array(3);
  for (let k = 0; k < radiance.length; k += 3) {
    if (k % 196608 === 0) check();
    const lit = groundLight.length > 0 ? groundLight[k / 3]! : 0;
    if (lit > 0 && ground) {
      for (let c = 0; c < 3; c++) pixel[c] = ground[c]! * (lit / 255);
    } else {
      pixel[0] = radiance[k]!;
      pixel[1] = radiance[k + 1]!;
      pixel[2] = radiance[k + 2]!;
      toneMap(pixel, 0, exposure);
    }
    out[k] = srgbByte(pixel[0]!);
    out[k + 1] = srgbByte(pixel[1]!);
    out[k + 2] = srgbByte(pixel[2]!);
  }
  return out;
}
