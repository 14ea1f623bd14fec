import { scratchBytes } from '../../raster/scratch.ts';
import type { Rgb } from '../../raster/softbox.ts';
import { srgbByte } from '../colour.ts';
import type { Frame } from './frame.ts';

/** Filmic curve: linear light to linear display, 0 to about 1.03. */
function filmic(light: number): number {
  return (light * (light * 1.9 + 0.06)) / (light * (light * 1.85 + 0.46) + 0.19);
}

/** The curve as a table, in steps far finer than a byte of sRGB; light beyond it is worked out. */
const STEPS_PER_UNIT = 2048;
const BRIGHTEST = 4;
const curve = Float32Array.from({ length: BRIGHTEST * STEPS_PER_UNIT + 2 }, (_, i) => filmic(i / STEPS_PER_UNIT));

function tone(light: number): number {
  if (light >= BRIGHTEST) return filmic(light);
  const at = light > 0 ? light * STEPS_PER_UNIT : 0;
  const i = at | 0;
  return curve[i]! + (curve[i + 1]! - curve[i]!) * (at - i);
}

/** Share by which the curve follows the brightest channel: per channel alone turns red silk pink. */
const KEEP_HUE = 0.58;

/** Bytes up to which a developed frame lies in memory that the next one takes over: larger ones are rare. */
const MOST_KEPT = 7.8e6;

/**
 * sRGB bytes, 3 per sample, of a frame, valid until the next is developed. Where the frame knows ground light, plain ground becomes `ground` (linear) and
 * keeps only its shadows, so that a chosen background colour comes out as chosen. `check` may throw to stop.
 */
export function developFrame(frame: Frame, exposure: number, ground: Rgb | null, check: () => void): Uint8Array {
  const { width, height } = frame;
  const { length } = frame.radiance;
  const out = length > MOST_KEPT ? new Uint8Array(length) : scratchBytes('developed', length);
  for (let row = 0; row < height; row += ROWS) {
    check();
    developSamples(frame, exposure, ground, row * width, Math.min(height, row + ROWS) * width, out);
  }
  return out;
}

/** Some rows at a time, because a loop over a whole picture is compiled anew while it runs, every time. */
const ROWS = 64;

function developSamples(
  { radiance, groundLight }: Frame,
  exposure: number,
  ground: Rgb | null,
  from: number,
  to: number,
  out: Uint8Array,
): void {
  for (let sample = from; sample < to; sample++) {
    const k = sample * 3;
    const lit = groundLight.length > 0 ? groundLight[sample]! : 0;
    if (lit > 0 && ground) {
      for (let c = 0; c < 3; c++) out[k + c] = srgbByte(ground[c]! * (lit / 255));
      continue;
    }
    const r = radiance[k]! * exposure;
    const g = radiance[k + 1]! * exposure;
    const b = radiance[k + 2]! * exposure;
    const red = tone(r);
    const green = tone(g);
    const blue = tone(b);
    // The curve only rises: the brightest channel is the brightest after it too.
    const whole = (Math.max(red, green, blue) / Math.max(r, g, b, 1e-6)) * KEEP_HUE;
    out[k] = srgbByte(red * (1 - KEEP_HUE) + r * whole);
    out[k + 1] = srgbByte(green * (1 - KEEP_HUE) + g * whole);
    out[k + 2] = srgbByte(blue * (1 - KEEP_HUE) + b * whole);
  }
}
