import type { Rgb } from '../../foundation/raster/softbox.ts';

/** Linear light of '#rgb' or '#rrggbb' (upper or lower case); black for a string without hexadecimal digits. */
export function linearFromHex(hex: string): Rgb {
  const digits = hex.replace('#', '');
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const value = Number.parseInt(full, 16) || 0;
  return [
    linearFromSrgb(((value >> 16) & 255) / 255),
    linearFromSrgb(((value >> 8) & 255) / 255),
    linearFromSrgb((value & 255) / 255),
  ];
}

/** Linear light of an sRGB value by IEC 61966-2-1, both 0 to 1. */
export function linearFromSrgb(value: number): number {
  return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
}

/** sRGB value of linear light by IEC 61966-2-1, both 0 to 1: the inverse of `linearFromSrgb`. */
export function srgbFromLinear(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * Math.pow(value, 1 / 2.4) - 0.055;
}

const BYTE_STEPS = 4096;
const bytes = new Uint8Array(BYTE_STEPS + 1);
for (let i = 0; i <= BYTE_STEPS; i++) bytes[i] = Math.round(255 * srgbFromLinear(i / BYTE_STEPS));

/** sRGB byte of a linear value 0 to 1 (clamped), from a table. It is exact to one step above 2 % light. */
export function srgbByte(value: number): number {
  return bytes[value <= 0 ? 0 : value >= 1 ? BYTE_STEPS : (value * BYTE_STEPS + 0.5) | 0]!;
}

const LEVEL_STEPS = 16384;
const levels = Float32Array.from({ length: LEVEL_STEPS + 1 }, (_, i) => 255 * srgbFromLinear(i / LEVEL_STEPS));

/** sRGB value 0 to 255 of a linear value 0 to 1 (clamped), exact to an eighth of a step. */
export function srgbLevel(value: number): number {
  return levels[value <= 0 ? 0 : value >= 1 ? LEVEL_STEPS : (value * LEVEL_STEPS + 0.5) | 0]!;
}

/** Relative luminance, 0 to 1, of a linear colour with the primaries of sRGB (ITU-R BT.709). */
export function luminance([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function scaleColour([r, g, b]: Rgb, by: number): Rgb {
  return [r * by, g * by, b * by];
}

export function mixColours(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}
