import { scratchBytes } from '../../foundation/raster/scratch.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { srgbByte, srgbLevel } from '../materials/colour.ts';
import type { Frame } from '../render/frame.ts';

/** Filmic curve from linear light to linear display values, 0 to about 1.03. */
function filmic(light: number): number {
  return (light * (light * 1.9 + 0.06)) / (light * (light * 1.85 + 0.46) + 0.19);
}

/**
 * Steps of the table of the curve. They are smaller than an eighth of a byte of sRGB; light beyond the table is
 * computed.
 */
const STEPS_PER_UNIT = 8192;
const MAX_LIGHT = 4;
const curve = Float32Array.from({ length: MAX_LIGHT * STEPS_PER_UNIT + 1 }, (_, i) => filmic(i / STEPS_PER_UNIT));

function tone(light: number): number {
  if (light >= MAX_LIGHT) return filmic(light);
  return light > 0 ? curve[(light * STEPS_PER_UNIT + 0.5) | 0]! : 0;
}

/**
 * Share by which the curve is applied to the brightest channel instead of each channel, without which red silk would
 * turn pink.
 */
const HUE_SHARE = 0.58;

/** Maximum number of bytes of a developed frame whose memory the next frame reuses. Larger frames are rare. */
const MAX_CACHED = 7.8e6;

/**
 * sRGB bytes, 3 per sample, of a frame; valid until the next frame is developed. Where the frame has background light, the
 * plain background gets the colour `background` (linear) with shadows only, so that a chosen colour is exact. Values
 * between two bytes are dithered from pixel to pixel, because rounding would show bands on a wide sweep. `check` may
 * throw to stop.
 */
export function developFrame(frame: Frame, exposure: number, background: Rgb | null, check: () => void): Uint8Array {
  const { width, height, samples } = frame;
  const { length } = frame.radiance;
  const out = length > MAX_CACHED ? new Uint8Array(length) : scratchBytes('developed', length);
  const across = Float32Array.from({ length: width }, (_, x) => threshold(Math.floor(x / samples), 0));
  for (let row = 0; row < height; row += ROWS) {
    check();
    developRows(frame, exposure, background, row, Math.min(height, row + ROWS), across, out);
  }
  return out;
}

/** Rows per call. V8 would recompile one loop over a whole picture while it runs. */
const ROWS = 64;

function developRows(
  frame: Frame,
  exposure: number,
  background: Rgb | null,
  from: number,
  to: number,
  across: Float32Array,
  out: Uint8Array,
): void {
  for (let y = from; y < to; y++) {
    if (background && frame.backgroundLight.length > 0) layBackground(frame, background, y, out);
    developRow(frame, exposure, background !== null, y, across, threshold(0, Math.floor(y / frame.samples)), out);
  }
}

/** Dither threshold from 0 to below 1, evenly distributed over the pixels (R2 sequence, Roberts 2018). */
function threshold(x: number, y: number): number {
  const at = 0.7548776662 * x + 0.569840291 * y;
  return at - Math.floor(at);
}

function layBackground({ backgroundLight, width }: Frame, background: Rgb, y: number, out: Uint8Array): void {
  for (let sample = y * width; sample < (y + 1) * width; sample++) {
    const lit = backgroundLight[sample]! / 255;
    if (lit === 0) continue;
    out[sample * 3] = srgbByte(background[0] * lit);
    out[sample * 3 + 1] = srgbByte(background[1] * lit);
    out[sample * 3 + 2] = srgbByte(background[2] * lit);
  }
}

/**
 * Develops one row. `across` and `down` are the terms of the dither thresholds of its pixels. Background that is
 * already written is not changed.
 */
function developRow(
  { radiance, backgroundLight, width }: Frame,
  exposure: number,
  laid: boolean,
  y: number,
  across: Float32Array,
  down: number,
  out: Uint8Array,
): void {
  for (let x = 0; x < width; x++) {
    const sample = y * width + x;
    if (laid && backgroundLight.length > 0 && backgroundLight[sample]! > 0) continue;
    const k = sample * 3;
    const r = radiance[k]! * exposure;
    const g = radiance[k + 1]! * exposure;
    const b = radiance[k + 2]! * exposure;
    const red = tone(r);
    const green = tone(g);
    const blue = tone(b);
    // The curve is monotonic, so that the brightest channel stays the brightest.
    const whole = (Math.max(red, green, blue) / Math.max(r, g, b, 1e-6)) * HUE_SHARE;
    const sum = across[x]! + down;
    const over = sum >= 1 ? sum - 1 : sum;
    out[k] = srgbLevel(red * (1 - HUE_SHARE) + r * whole) + over;
    out[k + 1] = srgbLevel(green * (1 - HUE_SHARE) + g * whole) + over;
    out[k + 2] = srgbLevel(blue * (1 - HUE_SHARE) + b * whole) + over;
  }
}
