/** Conversions of the colour models of swatch files to sRGB. */
import type { Hex, Swatch } from './swatch.ts';

export type Converted = Pick<Swatch, 'hex' | 'loss'>;
type Triple = readonly [number, number, number];

/** Tolerance for rounding errors of colours at the edge of sRGB, as a share of the range. */
const EDGE = 0.002;

/** @param rgb sRGB, 0 to 1; values outside are clipped. */
function hexOf(rgb: Triple): Hex {
  const byte = (value: number) => Math.round(255 * Math.min(1, Math.max(0, value)));
  return `#${rgb.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`;
}

/** @param rgb sRGB, 0 to 1. */
export const ofRgb = (rgb: Triple): Converted => ({ hex: hexOf(rgb), loss: null });

/** @param value 0 (black) to 1 (white), encoded as sRGB. */
export const ofGrey = (value: number): Converted => ofRgb([value, value, value]);

/**
 * Without the profile of a printer: R = (1 - C)(1 - K), and so on. Prints look different.
 * @param inks 0 to 1.
 */
export const ofCmyk = ([c, m, y, k]: readonly [number, number, number, number]): Converted => ({
  hex: hexOf([(1 - c) * (1 - k), (1 - m) * (1 - k), (1 - y) * (1 - k)]),
  loss: 'ink',
});

/**
 * Reference white of CIE illuminant D50, to which Lab values of Adobe's programs refer (ICC profile connection space).
 */
const D50: Triple = [0.96422, 1, 0.82521];
/** XYZ under D50 to linear sRGB, adapted to D65 by the Bradford method (Lindbloom, "RGB/XYZ Matrices"). */
const TO_LINEAR = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
] as const;
/** Constants of CIE 15:2004. */
const [EPSILON, KAPPA] = [216 / 24389, 24389 / 27];

/** Source: IEC 61966-2-1. */
const encode = (linear: number): number => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);

/**
 * CIE 1976 L*a*b* under D50. Colours outside sRGB are clipped channel by channel.
 * @param lab L 0 to 100; a and b about -128 to 127.
 */
export function ofLab([lightness, a, b]: Triple): Converted {
  const y = (lightness + 16) / 116;
  const cubeOf = (f: number) => (f ** 3 > EPSILON ? f ** 3 : (116 * f - 16) / KAPPA);
  const xyz = [y + a / 500, y, y - b / 200].map((f, index) => cubeOf(f) * D50[index]!);
  const rgb = TO_LINEAR.map((row) =>
    encode(row.reduce((sum, weight, index) => sum + weight * xyz[index]!, 0)),
  ) as unknown as Triple;
  const isInside = rgb.every((value) => value > -EDGE && value < 1 + EDGE);
  return { hex: hexOf(rgb), loss: isInside ? null : 'gamut' };
}
