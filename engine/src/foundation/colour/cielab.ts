import type { Hex } from './hex.ts';
import { linearChannelsOf } from './oklab.ts';

/** CIE 1976 L*a*b* under D65: lightness 0 to 100, and two opponent axes of about -128 to 128. */
export type Cielab = readonly [lightness: number, a: number, b: number];

/** CIE XYZ of the white of sRGB (IEC 61966-2-1), the row sums of the matrix in `cielabOf`. */
const WHITE = [0.95047, 1, 1.08883] as const;

/** An sRGB code in CIE L*a*b*. */
export function cielabOf(hex: Hex): Cielab {
  const [r, g, b] = linearChannelsOf(hex);
  const x = response((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE[0]);
  const y = response((0.2126729 * r + 0.7151522 * g + 0.072175 * b) / WHITE[1]);
  const z = response((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function response(t: number): number {
  return t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116;
}
