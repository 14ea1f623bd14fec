import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { scratchBytes } from '../../foundation/raster/scratch.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { srgbFromLinear, srgbLevel } from '../materials/colour.ts';
import type { Frame } from '../render/frame.ts';

/**
 * Filmic curve (a rational function in the form of Narkowicz 2015) from linear light to linear display values, 0 to
 * about 1.03.
 */
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

/** Linear colour that the curve makes of exposed light, as in a developed frame. */
export function developColour([r, g, b]: Rgb): Rgb {
  const red = tone(r);
  const green = tone(g);
  const blue = tone(b);
  const whole = (Math.max(red, green, blue) / Math.max(r, g, b, 1e-6)) * HUE_SHARE;
  return [
    Math.min(1, red * (1 - HUE_SHARE) + r * whole),
    Math.min(1, green * (1 - HUE_SHARE) + g * whole),
    Math.min(1, blue * (1 - HUE_SHARE) + b * whole),
  ];
}

/** The exposed light from which the curve makes a linear colour: the inverse of `developColour`. */
export function lightOf([r, g, b]: Rgb): Rgb {
  const most = Math.max(r, g, b);
  const brightest = lightBelow(BRIGHTEST_SHOWN, (light) => tone(light) < most);
  const whole = brightest > 0 ? (most / brightest) * HUE_SHARE : 0;
  const channel = (value: number) =>
    lightBelow(brightest, (light) => tone(light) * (1 - HUE_SHARE) + light * whole < value);
  return [channel(r), channel(g), channel(b)];
}

/** Light beyond which nothing looks brighter. */
const BRIGHTEST_SHOWN = 8;
const HALVINGS = 24;

/** The largest light up to `limit` for which a condition holds that also holds for all smaller light, by bisection. */
function lightBelow(limit: number, holds: (light: number) => boolean): number {
  let low = 0;
  let high = limit;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return high;
}

/** Maximum number of bytes of a developed frame whose memory the next frame reuses. Larger frames are rare. */
const MAX_CACHED = 7.8e6;

/** Linear colours of a plain background at the top and the bottom edge of the picture; equal for a single colour. */
export interface PlainBackground {
  readonly top: Rgb;
  readonly bottom: Rgb;
}

/**
 * sRGB bytes, 3 per sample, of a frame; valid until the next frame is developed. Where the frame has background light,
 * the background gets the colours of `background` with shadows only, so that a chosen colour is exact. Values between
 * two bytes are dithered from pixel to pixel, because rounding would show bands on a wide sweep. `check` may throw to
 * stop.
 */
export function developFrame(
  frame: Frame,
  exposure: number,
  background: PlainBackground | null,
  check: () => void,
): Uint8Array {
  const { width, height, samples } = frame;
  const { length } = frame.radiance;
  const out = length > MAX_CACHED ? new Uint8Array(length) : scratchBytes('developed', length);
  const dither = Float32Array.from({ length: width }, (_, x) => threshold(Math.floor(x / samples), 0));
  const laid = frame.backgroundLight.length > 0 ? background : null;
  const clear = laid && shadowShares(width, height);
  const development = { exposure, hasBackground: laid !== null, dither, out };
  for (let row = 0; row < height; row += ROWS) {
    check();
    const until = Math.min(height, row + ROWS);
    if (laid && clear) for (let y = row; y < until; y++) layBackground(frame, laid, clear, y, dither, out);
    developRows(frame, development, row, until);
  }
  return out;
}

/** Rows per call. V8 would recompile one loop over a whole picture while it runs. */
const ROWS = 64;

interface Development {
  readonly exposure: number;
  /** Whether the background is written already, and stays. */
  readonly hasBackground: boolean;
  /** The terms of the dither thresholds by column. */
  readonly dither: Float32Array;
  readonly out: Uint8Array;
}

function developRows(frame: Frame, development: Development, from: number, to: number): void {
  for (let y = from; y < to; y++) {
    developRow(frame, development, y, threshold(0, Math.floor(y / frame.samples)));
  }
}

/** Dither threshold from 0 to below 1, evenly distributed over the pixels (R2 sequence, Roberts 2018). */
function threshold(x: number, y: number): number {
  const at = 0.7548776662 * x + 0.569840291 * y;
  return at - Math.floor(at);
}

/** Share of the shorter side at whose distance from an edge of the picture shadows begin. */
const NO_SHADOW = 0.012;
/** Share of the shorter side at whose distance from an edge shadows are complete. */
const FULL_SHADOW = 0.1;

/** Light from which the background counts as unshadowed, so that a white one is white beyond the contact shadow. */
const UNSHADOWED = 0.985;

/** Factor on an sRGB value by light from 0 to 255: the power of 2.2 that approximates the curve of sRGB. */
const SHADOWED = Float32Array.from({ length: 256 }, (_, i) => Math.min(1, i / 255 / UNSHADOWED) ** (1 / 2.2));

interface ShadowShares {
  readonly across: Float32Array;
  readonly down: Float32Array;
}

/** Strength of shadows by column and row. Shadows end before the edges, where the background has its exact colour. */
function shadowShares(width: number, height: number): ShadowShares {
  const shorter = Math.min(width, height);
  const along = (length: number) =>
    Float32Array.from({ length }, (_, i) =>
      smoothstep(NO_SHADOW, FULL_SHADOW, Math.min(i + 0.5, length - i - 0.5) / shorter),
    );
  return { across: along(width), down: along(height) };
}

/** Writes the background colour, darkened by shadows, to the samples of one row that show background. */
function layBackground(
  { backgroundLight, width, height, samples }: Frame,
  { top, bottom }: PlainBackground,
  { across, down }: ShadowShares,
  y: number,
  dither: Float32Array,
  out: Uint8Array,
): void {
  const [red, green, blue] = [0, 1, 2].map((c) => {
    const [from, to] = [Math.round(255 * srgbFromLinear(top[c]!)), Math.round(255 * srgbFromLinear(bottom[c]!))];
    return from + ((to - from) * y) / Math.max(1, height - 1);
  }) as [number, number, number];
  const rowDither = threshold(0, Math.floor(y / samples));
  for (let x = 0; x < width; x++) {
    const sample = y * width + x;
    const lit = backgroundLight[sample]!;
    if (lit === 0) continue;
    const light = SHADOWED[255 - Math.round((255 - lit) * across[x]! * down[y]!)]!;
    const sum = dither[x]! + rowDither;
    const over = sum >= 1 ? sum - 1 : sum;
    out[sample * 3] = red * light + over;
    out[sample * 3 + 1] = green * light + over;
    out[sample * 3 + 2] = blue * light + over;
  }
}

/** Develops one row. `rowDither` is the term of the dither thresholds of the row. */
function developRow(
  { radiance, backgroundLight, width }: Frame,
  { exposure, hasBackground, dither, out }: Development,
  y: number,
  rowDither: number,
): void {
  for (let x = 0; x < width; x++) {
    const sample = y * width + x;
    if (hasBackground && backgroundLight[sample]! > 0) continue;
    const k = sample * 3;
    const r = radiance[k]! * exposure;
    const g = radiance[k + 1]! * exposure;
    const b = radiance[k + 2]! * exposure;
    const red = tone(r);
    const green = tone(g);
    const blue = tone(b);
    // The curve is monotonic, so the brightest channel stays the brightest.
    const whole = (Math.max(red, green, blue) / Math.max(r, g, b, 1e-6)) * HUE_SHARE;
    const sum = dither[x]! + rowDither;
    const over = sum >= 1 ? sum - 1 : sum;
    out[k] = srgbLevel(red * (1 - HUE_SHARE) + r * whole) + over;
    out[k + 1] = srgbLevel(green * (1 - HUE_SHARE) + g * whole) + over;
    out[k + 2] = srgbLevel(blue * (1 - HUE_SHARE) + b * whole) + over;
  }
}
